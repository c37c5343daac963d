/** The roofs along the street, from left to right, on a ground line at y = 220. */
export const roofs =
  'M-20 220V146h70v-12h-8l52-36 52 36h-8v86zM148 220V92h110v128zM140 92V80h126v12zM176 80V62h20v18zM270 220v-68l56-40 22 16v-14h16v26l18 12v68zM396 220V122l44-52 44 52v98zM438 70V50M498 220v-72h128v72zM490 148v-12h144v12zM538 136v-18h44v18zM646 220v-76l48-38 48 38v76zM1016 220v-82l50-40 20 16V92h14v33l16 13v82zM1128 220V64h112v156zM1120 64V52h128v12zM1160 52V34M1150 42h20M1258 220v-70l54-40 54 40v70zM1378 220v-58h24V104h22v58h130v58zM1572 220v-96h60v96z';

/** The cat lying, from the left end of what it lies on. */
export const lyingCat = 'c-3-10 5-17 16-17 3-1 5-5 6-6l3 4h5l4-4c2 5 2 9 0 12 4 4 5 8 4 11z';

/**
 * The shop among them, the same as on the first screen: its wall and mast, its striped awning with
 * scallops, its lights, the sign on its door, and the cat on the roof.
 */
export const shop = {
  wall: 'M790 220V128h176v92zM782 128v-12h192v12z',
  mast: 'M878 116V98M870 106h16M920 184l13-12 13 12',
  awning: `M790 142h176l10 26${'c0 10-24.5 10-24.5 0'.repeat(8)}z`,
  stripes: [0, 2, 4, 6].map((n) => `M${790 + 22 * n} 142h22l${2.5 * n - 7.5} 26h-24.5z`).join(''),
  window: 'M806 168h86v36h-86zM878 92a4 4 0 1 1-.01 0z',
  inside: 'M812 204v-8h74v8zM826 196v-18h30v18zM870 196v-6h10v6z',
  door: 'M916 220v-46h34v46z',
  mark: 'M872 138l6-9 6 9',
  sign: 'M911 184h44v14h-44z',
  word: 'M921 191h24',
  cat: `M818 116${lyingCat}`,
};

/** A window of 14 by 18 at each place. */
const panes = (places: readonly (readonly [x: number, y: number])[]) =>
  places.map(([x, y]) => `M${x} ${y}h14v18h-14z`).join('');

/** The bakery beside the shop: its window, and the awning over it. */
const bakery = { window: 'M1030 174h72v34h-72z', awning: 'M1028 160h76l5 12h-86z' };

/** Every window that sleeps. */
export const asleep = `${bakery.window}${panes([
  [78, 152],
  [164, 112],
  [196, 112],
  [228, 112],
  [164, 150],
  [196, 150],
  [228, 150],
  [164, 188],
  [196, 188],
  [228, 188],
  [318, 160],
  [433, 136],
  [433, 176],
  [518, 170],
  [556, 170],
  [594, 170],
  [688, 160],
  [1059, 128],
  [1144, 84],
  [1176, 84],
  [1208, 84],
  [1144, 122],
  [1176, 122],
  [1208, 122],
  [1144, 160],
  [1176, 160],
  [1208, 160],
  [1304, 164],
  [1440, 182],
  [1480, 182],
  [1520, 182],
  [1590, 150],
])}`;

/** At 2:14: one lamp with the cat in its light, and one window that asks. */
export const night = {
  light: 'M1003 132l-46 88h92z',
  post: 'M998 220h10M1003 220v-92',
  lamp: 'M996 128l3-12h8l3 12z',
  cat: 'M991 220c-4-15 1-24 9-28l-2-11 5 4h6l5-4c2 8 2 12-1 16 8 6 9 15 9 23zM1021 219c9 1 13-5 11-12',
  window: panes([[1176, 84]]),
  bubble: 'M1222 34h34a9 9 0 0 1 9 9v18a9 9 0 0 1-9 9h-34l-26 18 17-26V43a9 9 0 0 1 9-9z',
  question: 'M1233 47q0-6 6-6t6 6q0 4-6 6v3M1239 62h.01',
};

/** At 5:30: who is up again, the baker behind his window, smoke, birds, and the first one on the street. */
export const early = {
  windows: panes([
    [164, 112],
    [196, 188],
    [433, 136],
    [556, 170],
    [688, 160],
    [1144, 84],
    [1208, 122],
    [1176, 160],
    [1304, 164],
    [1480, 182],
  ]),
  bakery: bakery.window,
  awning: bakery.awning,
  baker:
    'M1058 208v-13q0-8 9-8t9 8v13zM1061 184q-1-7-5-8 1-6 6-5 5-4 10 0 6-1 6 5-4 1-5 8zM1082 208v-6h16v6zM1034 198h14v3h-14zM1034 189h12v3h-12z',
  smoke: 'M1093 82c-10-14 10-22 0-36s9-20 2-36',
  walker:
    'M994 175a4.5 4.5 0 1 1-.01 0zM989 175a2.3 2.3 0 1 1-.01 0zM990 185q3-1 6 0 2 1 3 5l2 16q-7 2-14 0l2-16q0-4 1-5zM989 204h5v7l-6 8-3-2 4-7zM994 204h4l1 7 1 6q3 0 3 3h-5l-1-8zM997 188l3 7 5 3-1 2-6-3-4-7zM1002 200h8v6h-8z',
  birds: 'M1276 52q6-7 10 0q5-7 11 0M1306 38q5-6 8 0q4-6 9 0M1252 34q4-5 7 0q4-5 8 0',
};

/** Stars in three magnitudes over 1600 by 300: dots of a round-capped line without length. */
const dots = (places: string) =>
  places
    .split(' ')
    .map((place) => `M${place}h.01`)
    .join('');

export const stars = {
  faint: dots(
    '38,64 97,21 171,112 214,40 288,84 341,15 402,131 539,24 640,47 741,9 871,33 958,101 1012,19 1069,62 1111,128 1183,38 1236,90 1301,14 1349,71 1433,44 1487,109 1552,27 134,188 362,206 1098,182 1390,176',
  ),
  middle: dots('62,137 252,17 317,148 918,24 1043,137 1269,44 1402,121 1528,72'),
  bright: dots('186,71 1108,33 1193,74 1466,18'),
};
