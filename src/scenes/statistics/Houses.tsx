import { LitRows, wall } from './paint';

/** Number of houses in each row, from the street up. */
const hill = [30, 28, 26, 24, 22, 20, 17, 14, 10, 6, 3];
const width = 12;
const rise = 14;
const ground = 190;

/** Outlines from the lower left to the lower right corner. */
const roofs = [
  'v-11l6-6 6 6v11',
  'v-14h12v14',
  'v-12l6-7 6 7v12',
  'v-11l3-5h6l3 5v11',
  'v-11l12-6v17',
] as const;

/** Divides houses into rows from the street up; the last row takes the rest. */
function fillRows(count: number): number[] {
  const rows: number[] = [];
  for (let left = count; left > 0; left -= rows.at(-1) ?? left) {
    rows.push(Math.min(hill[rows.length] ?? 3, left));
  }
  return rows;
}

/** A hill of `value` houses, each with a lit window that no roof in front covers. */
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
