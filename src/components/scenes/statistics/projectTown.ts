/**
 * A town on a hill, row by row from its top to the street: how many houses, two hundred in all, and by how
 * many halves of a house the row is moved in. No house stands out over those below it.
 */
const townRows = [
  [3, 26],
  [6, 23],
  [10, 20],
  [14, 15],
  [17, 12],
  [20, 9],
  [22, 8],
  [24, 5],
  [26, 4],
  [28, 1],
  [30, 0],
] as const;

/** Width of a house, how much of a row shows above the next one, and the ground line. */
const house = 12;
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

const rows = townRows.map(([count, halves], index) => ({
  count,
  first: 2 * index,
  x: (halves * house) / 2,
  y: ground - (townRows.length - 1 - index) * rise,
}));

/** The walls of each row, to be drawn from the back to the front. */
export const townWalls = rows.map(({ count, first, x, y }) => {
  const outline = Array.from({ length: count }, (_, at) => roofs[(first + 3 * at) % roofs.length]);
  return `M${x} ${y}${outline.join('')}`;
});

/** A window's width, and as dashes the windows of every third house. */
const pane = 4;
export const townDashes = `${pane} ${3 * house - pane}`;

/** The lines of those dashes, each as long as its row, from one of the first three houses on. */
export const townWindows = (step: number) =>
  rows
    .map(({ count, first, x, y }) => {
      const start = ((step + first) % 3) * house + (house - pane) / 2;
      return `M${x + start} ${y - 7.5}H${x + count * house}`;
    })
    .join('');
