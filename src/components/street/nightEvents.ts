import { readDrawing } from '@/components/drawing/readDrawing';

/** Seconds: the first event is under way as the page comes, so that the log is soon not empty; within six seconds all. */
export const signTime = 0.6;
const firstEvent = -0.7;
const betweenEvents = 1.4;
export const wireTime = 0.85;

const seconds = (time: number) => time.toFixed(2);

/** When the parts of an event begin: the window, then the pulse, then what the shop makes of it. */
export const eventTimes = [0, 1, 2].map((index) => {
  const window = firstEvent + index * betweenEvents;
  const pulse = window + 0.3;
  return { window: seconds(window), pulse: seconds(pulse), done: seconds(pulse + wireTime) };
});

const wires = readDrawing('street').parts.find(({ id }) => id === 'wires')?.markup ?? '';

/** The points of a wire of the street: a quadratic curve from a customer's aerial to the mast. */
function wirePoints(number: number): number[] {
  const [, path] = new RegExp(`id="wire-${number}" d="([^"]*)"`).exec(wires) ?? [];
  const points = path?.match(/-?[\d.]+/g)?.map(Number);
  if (points?.length !== 6) throw new Error(`street.svg has no wire-${number} of one curve`);
  return points;
}

const at = (start: number, control: number, end: number, share: number) =>
  (1 - share) ** 2 * start + 2 * share * (1 - share) * control + share ** 2 * end;

/** Keyframes that carry a pulse along its wire: it comes up at the start and arrives bright. */
export function travel(number: number): string {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = wirePoints(number);
  const steps = 6;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const x = at(x0, x1, x2, share) - x0;
    const y = at(y0, y1, y2, share) - y0;
    return `${(share * 100).toFixed(0)}% { translate: ${x.toFixed(0)}px ${y.toFixed(0)}px; opacity: ${step === 0 ? 0 : 1}; }`;
  }).join('\n');
}
