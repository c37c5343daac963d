/** A hundred windows, twenty to a floor. */
const windows = Array.from(
  { length: 100 },
  (_, index) =>
    `M${(14 + (index % 20) * 11.4).toFixed(1)} ${34 + Math.floor(index / 20) * 22}h7v14h-7z`,
);

/** The one that is dark, among the others. */
const unlit = 53;
export const unlitWindow = windows[unlit];

/** In which of three steps of light a window is drawn, so that neighbors are not lit alike. */
export const lightStep = (index: number) => ((index * 7) % 11) % 3;

/** The lit ones of a step. */
export const litWindows = (step: number) =>
  windows.filter((_, index) => index !== unlit && lightStep(index) === step).join('');

/** Where the low house and the tower stand. */
const ground = 190;

/** The height of a low house, and of a tower that has 280% more. */
export const low = 50;
export const high = 3.8 * low;

/** The outline of a house from its left end; its cornice belongs to its height. */
export const block = (x: number, height: number) =>
  `M${x + 4} ${ground}v${8 - height}h64V${ground}zM${x} ${ground - height}h72v8h-72z`;

/** A line across the tower at each height of the low house. */
export const courses = (x: number) =>
  [1, 2, 3].map((times) => `M${x + 4} ${ground - times * low}h64`).join('');

/** Windows of a house: how far above the ground a row begins, and which of its three they are. */
export const panes = (x: number, rows: readonly (readonly [above: number, places: string])[]) =>
  rows
    .flatMap(([above, places]) =>
      Array.from(places, (place) => `M${x + 15 + Number(place) * 17} ${ground - above}h8v-13h-8z`),
    )
    .join('');

/** The tower's windows in the same three steps. */
export const towerWindows = {
  amber: [
    [8, '0'],
    [58, '12'],
    [108, '02'],
    [130, '1'],
    [159, '2'],
  ],
  bright: [
    [8, '2'],
    [30, '02'],
    [80, '01'],
    [130, '02'],
    [159, '1'],
  ],
  soft: [
    [30, '1'],
    [58, '0'],
    [80, '2'],
    [108, '1'],
    [159, '0'],
  ],
} as const;
