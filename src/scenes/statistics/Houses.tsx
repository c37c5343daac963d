import { LitRows, wall } from './paint';

/** Houses of each row on a hill from the street up, and how many in each that follows. */
const hill = [30, 28, 26, 24, 22, 20, 17, 14, 10, 6, 3];
const width = 12;
const rise = 14;
const ground = 190;

/** From the left foot of a house over its roof to the right one. */
const roofs = [
  'v-11l6-6 6 6v11',
  'v-14h12v14',
  'v-12l6-7 6 7v12',
  'v-11l3-5h6l3 5v11',
  'v-11l12-6v17',
] as const;

/** The rows that so many houses fill, from the street up; the last one takes the rest. */
function fillRows(count: number): number[] {
  const rows: number[] = [];
  for (let left = count; left > 0; left -= rows.at(-1) ?? left) {
    rows.push(Math.min(hill[rows.length] ?? 3, left));
  }
  return rows;
}

/** A hill of so many houses, each with a light in its window: no roof of the row in front reaches it. */
export function Houses({ value }: { value: number }) {
  const rows = fillRows(value).map((count, row) => ({
    count,
    // Every other row is moved by half a house, so that roofs stand between roofs.
    x: ((30 - count - (row % 2)) * width) / 2,
    y: ground - row * rise,
    roofs: Array.from({ length: count }, (_, at) => roofs[(3 * (row + at)) % roofs.length]),
  }));
  return (
    <g strokeWidth="1">
      {rows.toReversed().map(({ x, y, roofs }) => (
        <path key={y} {...wall} d={`M${x} ${y}${roofs.join('')}`} />
      ))}
      <LitRows
        rows={rows.map(({ x, y, count }) => ({ x: x + 4, y: y - 10, count }))}
        width={4}
        height={5}
        step={width}
      />
    </g>
  );
}
