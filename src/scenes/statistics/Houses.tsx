import { lightColor } from '@/styles/lightStyles';
import { theme } from '@/styles/theme';
import { edge, LitRows, repeatShape } from './paint';

/** The hill in the drawing's units: foot, center, height and half width. */
const ground = 190;
const middle = 182;
const summit = 178;
const reach = 176;

/** Sizes of a house and of a row, in the units of their tier, which is scaled as a whole. */
const houseWidth = 12;
const rowRise = 15.5;
const mostInTerrace = 6;

/** The outline of a house from left to right. */
const roofs = [
  'v-11l6-6 6 6v11',
  'v-14h12v14',
  'v-12l6-7 6 7v12',
  'v-11l3-5h6l3 5v11',
  'v-11l12-6v17',
] as const;

/** Tiers from the street up, smaller and paler with distance. The last one takes the remaining rows. */
const tiers = [
  { rows: 3, scale: 1.14, fill: lightColor.wall, light: theme.color.signalLit },
  { rows: 3, scale: 0.93, fill: lightColor.hill, light: theme.color.signal },
  {
    rows: Number.POSITIVE_INFINITY,
    scale: 0.74,
    fill: lightColor.farHill,
    light: theme.color.signalSoft,
  },
] as const;

/** Positions of the two lanes at a height above the hill's foot. */
const lanes = [
  (height: number) => 110 + 0.28 * height + 15 * Math.sin(height / 21),
  (height: number) => 260 - 0.32 * height + 13 * Math.sin(height / 17 + 2),
];
const lanePath = lanes
  .map((lane) => {
    const heights = Array.from({ length: 20 }, (_, step) => step * 8);
    return `M${heights.map((height) => `${Math.round(lane(height))} ${ground - height}`).join(' ')}`;
  })
  .join('');

const trees = repeatShape('v-5a4 5 0 1 1 .1 0z', [
  [158, 56],
  [168, 48],
  [196, 44],
  [206, 50],
  [124, 74],
  [248, 80],
]);

/** Half the width of the hill at a height. */
const halfWidth = (height: number) => reach * Math.sqrt(Math.max(0, 1 - (height / summit) ** 1.5));

/** Houses side by side, in the units of their tier. */
interface Terrace {
  x: number;
  y: number;
  count: number;
}

/** The terraces of one row, between the hill's edges and the lanes. They are lower toward the edges. */
function terracesAt(height: number, scale: number): Terrace[] {
  const width = houseWidth * scale;
  const half = halfWidth(height);
  const [leftLane = 0, rightLane = 0] = lanes.map((lane) => lane(height));
  const stretches = [
    { from: middle - half, to: leftLane - width / 2 },
    { from: leftLane + width / 2, to: rightLane - width / 2 },
    { from: rightLane + width / 2, to: middle + half },
  ];
  return stretches.flatMap(({ from, to }, stretch) => {
    const total = Math.max(0, Math.floor((to - from) / width));
    const left = stretch === 0 ? to - total * width : from;
    return Array.from({ length: Math.ceil(total / mostInTerrace) }, (_, terrace) => {
      const x = left + terrace * mostInTerrace * width;
      const count = Math.min(mostInTerrace, total - terrace * mostInTerrace);
      const fromMiddle = (x + (count * width) / 2 - middle) / reach;
      const fall = 12 * fromMiddle ** 2 * Math.min(1, height / 60);
      return { x: Math.round(x / scale), y: Math.round((ground - height + fall) / scale), count };
    });
  });
}

/** The tiers for a number of houses of one size; undefined when they do not fit on the hill. */
function tiersOf(count: number, size: number) {
  let left = count;
  let height = 0;
  const filled = tiers.map(({ rows, scale, ...colors }) => {
    const terraces: Terrace[] = [];
    for (let row = 0; row < rows && left > 0 && height < summit - 20; row += 1) {
      for (const terrace of terracesAt(height, scale * size)) {
        const houses = Math.min(left, terrace.count);
        if (houses > 0) terraces.push({ ...terrace, count: houses });
        left -= houses;
      }
      height += rowRise * scale * size;
    }
    return { terraces, scale: scale * size, ...colors };
  });
  return left === 0 ? filled : undefined;
}

/** As `tiersOf`, with the largest houses that fit. */
function largestTiers(count: number) {
  for (let size = 1; size > 0.3; size -= 0.02) {
    const filled = tiersOf(count, size);
    if (filled) return filled;
  }
  throw new Error(`${count} houses do not fit on the hill`);
}

const outline = ({ x, y, count }: Terrace) =>
  `M${x} ${y}${Array.from({ length: count }, (_, at) => roofs[(3 * ((y % 3) + at)) % roofs.length]).join('')}`;

/** A hill with `value` houses, whose lit windows no roof in front covers. */
export function Houses({ value }: { value: number }) {
  return (
    <>
      <path
        fill={lightColor.farHill}
        fillOpacity="0.5"
        d="M60 190C150 150 250 92 316 104s60 50 84 86z"
      />
      <path
        fill={lightColor.hill}
        d="M-4 190C8 124 44 58 84 46c24-8 44-38 84-36 38 2 50 38 84 46 60 0 104 70 116 134z"
      />
      <path {...edge} strokeOpacity="0.7" strokeWidth="3" d={lanePath} />
      <path {...edge} fill={lightColor.tree} strokeWidth="1" d={trees} />
      {largestTiers(value)
        .toReversed()
        .map(({ terraces, scale, fill, light }) => (
          <g key={fill} transform={`scale(${scale.toFixed(3)})`} strokeWidth="1">
            <path {...edge} fill={fill} d={terraces.toReversed().map(outline).join('')} />
            <LitRows
              rows={terraces.map(({ x, y, count }) => ({ x: x + 4, y: y - 10, count }))}
              width={4}
              height={6}
              step={houseWidth}
              stroke={light}
            />
          </g>
        ))}
    </>
  );
}
