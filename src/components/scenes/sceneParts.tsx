import { lyingCat } from './street/skyline';

/** Roofs behind the street's first row, one tone deep. */
export const farRoofs =
  'M-20 268v-58l22-18 22 18v14h30v-40h34v40h22v-14l26-20 26 20v-36h12v-16h18v16h10v50h22l20-16 20 16v-30h40v30l24-18 24 18v-10h28v-24h36v88z';

/** The awning's stripes and the scallops along its lower edge. */
const stripes = [0, 2, 4, 6, 8, 10]
  .map((index) => `M${11 * index}-84h11L${12.5 * index + 3.5}-60h-12.5z`)
  .join('');
const scallops = `M141-60${'q-6.25 11-12.5 0'.repeat(12)}z`;

/** The shop, 132 wide, on its ground line. It stays lit. */
export function SmallShop({ at: [x, y], mast = false }: { at: Point; mast?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {mast && (
        <>
          <path className="line" d="M64-116v-26M55-132h18" />
          <circle className="halo" cx="64" cy="-146" r="13" />
          <circle className="amber" cx="64" cy="-146" r="4.5" />
        </>
      )}
      <path className="wall edged" d="M0 0v-104h132V0zM-8-104v-12h148v12z" />
      <g className="pool">
        {[80, 58, 36].map((width) => (
          <ellipse key={width} cx="47" cy="2" rx={width} ry={width / 9} />
        ))}
      </g>
      <path className="amber" d="M12-60h70v48H12z" />
      <path
        className="inside"
        d="M12-12v-8h70v8zM24-20v-20q0-3 3-3h20q3 0 3 3v20zM64-60v9l-8 8h17l-8-8v-9z"
      />
      <path className="glow" d="M57-43l-5 19h25l-5-19z" />
      <path className="edged" d="M6-10h82M47-60v40" />
      <path className="wall edged" d="M94 0v-64h30V0z" />
      <path className="dark" d="M99-57h20v32H99z" />
      <path className="board" d="M98-46h22v11H98z" />
      <path className="word" d="M102-40.5h14" />
      <path className="awning" d="M0-84h132l9 24H-9z" />
      <path className="stripe" d={stripes} />
      <path className="awning edged" d={scallops} />
      <path className="line" d="M-9-60L0-84h132l9 24M61-90l5-9 5 9" />
    </g>
  );
}

interface BubbleProps {
  at: Point;
  size: Point;
  /** Who says it: where its tail ends, from its lower edge. Without, it is a notification. */
  tail?: Point;
  lines: readonly string[];
  /** The shop's own words carry its light. */
  own?: boolean;
  turn: string;
}

const radius = 11;

/** The tail, as a part of the bubble's lower edge, which is drawn from right to left. */
function tailPath([x, y]: Point, left: number, right: number, bottom: number): string {
  const foot = Math.min(Math.max(x, left + radius + 8), right - radius - 8);
  return `H${foot + 8}L${x} ${y}L${foot - 8} ${bottom}`;
}

/** Something said: a bubble with its lines of text, from its left top corner. */
export function Bubble({ at: [x, y], size: [width, height], tail, lines, own, turn }: BubbleProps) {
  const point = tail ? tailPath(tail, x, x + width, y + height) : '';
  const lineHeight = 20;
  const first = y + height / 2 + 5.5 - ((lines.length - 1) * lineHeight) / 2;
  return (
    <g className={`fine arrive ${turn}`}>
      <path
        className={own ? 'said own' : 'said'}
        d={`M${x + radius} ${y}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}v${height - 2 * radius}q0 ${radius}-${radius} ${radius}${point}H${x + radius}q-${radius} 0-${radius}-${radius}v-${height - 2 * radius}q0-${radius} ${radius}-${radius}z`}
      />
      {!tail && <circle className="amber" cx={x + 17} cy={y + height / 2} r="4" />}
      {lines.map((line, index) => (
        <text key={line} x={x + (tail ? 14 : 29)} y={first + index * lineHeight}>
          {line}
        </text>
      ))}
    </g>
  );
}

export type Point = readonly [x: number, y: number];

/** A head in profile with its neck, looking right, from its crown. */
export const profile =
  'c7 0 12 4 12 10l2.5 5-2.5 1v3c0 3-2 4-5 4h-2v9h-11v-11c-4-3-6-6-6-11 0-6 5-10 12-10z';

/** The cat, from the left end of what it rests on. */
export const cat = {
  lying: lyingCat,
  asleep:
    'c-2-15 9-25 26-25 9 0 15 3 19 7l1-8 7 5q4-1 8 0l7-5 1 9c5 6 4 14-2 17zm9 0c3 8-1 17-7 22-3 2-6-1-3-4 4-4 4-11 1-18z',
  sitting:
    'c-5-10-3-23 5-30-2-4-2-8-1-13l6 4h6l6-4c1 6 1 9-1 13 6 9 8 20 5 30zm24-4c9 1 13-4 12-11 0-3 4-3 5 0 1 10-6 16-17 15z',
};
