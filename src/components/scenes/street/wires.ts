type Point = readonly [x: number, y: number];

/** A wire that hangs from one point to another, as a quadratic curve. */
interface Wire {
  from: Point;
  sag: Point;
  to: Point;
}

/** The light on the shop's mast, where every wire arrives. */
const mast: Point = [1090, 240];

/**
 * From each customer's aerial to the mast, in the order of the night: the near house, the tower, the far
 * house. They clear roofs and chimneys, and the shop hides what is behind it.
 */
export const wires: readonly Wire[] = [
  { from: [904, 350], sag: [1000, 342], to: mast },
  { from: [1330, 196], sag: [1206, 232], to: mast },
  { from: [736, 350], sag: [930, 352], to: mast },
];

/** The `d` of a wire's path. */
export const wirePath = ({ from, sag, to }: Wire) =>
  `M${from.join(' ')}Q${sag.join(' ')} ${to.join(' ')}`;

const at = (start: number, control: number, end: number, share: number) =>
  (1 - share) ** 2 * start + 2 * share * (1 - share) * control + share ** 2 * end;

/** Keyframes that carry a dot along a wire by `transform`: it comes up at the start and arrives bright. */
export function travel({ from, sag, to }: Wire): string {
  const steps = 6;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const x = at(from[0], sag[0], to[0], share) - from[0];
    const y = at(from[1], sag[1], to[1], share) - from[1];
    const opacity = step === 0 ? 0 : 1;
    return `${(share * 100).toFixed(0)}% { transform: translate(${x.toFixed(0)}px, ${y.toFixed(0)}px); opacity: ${opacity}; }`;
  }).join('\n');
}
