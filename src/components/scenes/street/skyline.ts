/** The roofs along the street, from left to right, on a ground line at y = 220. */
export const roofs =
  'M-20 220V146h70v-12h-8l52-36 52 36h-8v86zM148 220V92h110v128zM140 92V80h126v12zM176 80V62h20v18zM270 220v-68l56-40 22 16v-14h16v26l18 12v68zM396 220V122l44-52 44 52v98zM438 70V50M498 220v-72h128v72zM490 148v-12h144v12zM538 136v-18h44v18zM646 220v-76l48-38 48 38v76zM1016 220v-82l50-40 50 40v82zM1128 220V64h112v156zM1120 64V52h128v12zM1160 52V34M1150 42h20M1258 220v-70l54-40 54 40v70zM1378 220v-58h24V104h22v58h130v58zM1572 220v-96h60v96z';

/** The shop among them: its wall, its awning, and the cat on the roof. */
export const shop = {
  wall: 'M790 220V128h176v92zM782 128v-12h192v12z',
  awning: 'M790 142h176l10 26H780z',
  window: 'M806 168h86v36h-86z',
  inside: 'M812 204v-8h74v8zM826 196v-18h30v18zM870 196v-6h10v6z',
  door: 'M916 220v-46h34v46z',
  cat: 'M818 116c-3-10 5-17 16-17 3-1 5-5 6-6l3 4h5l4-4c2 5 2 9 0 12 4 4 5 8 4 11z',
};

/** A window of 14 by 18 at each place. */
const panes = (places: readonly (readonly [x: number, y: number])[]) =>
  places.map(([x, y]) => `M${x} ${y}h14v18h-14z`).join('');

/** Every window that sleeps. */
export const asleep = panes([
  [78, 152],
  [164, 112],
  [196, 112],
  [228, 112],
  [164, 150],
  [228, 150],
  [196, 188],
  [318, 160],
  [433, 136],
  [433, 176],
  [518, 170],
  [556, 170],
  [594, 170],
  [688, 160],
  [1040, 156],
  [1078, 156],
  [1144, 84],
  [1176, 84],
  [1208, 84],
  [1144, 122],
  [1208, 122],
  [1176, 160],
  [1208, 160],
  [1304, 164],
  [1590, 150],
]);

/** Who is still up before midnight, up at night, and up again early. */
export const awake = {
  late: panes([
    [228, 112],
    [318, 160],
    [594, 170],
    [688, 160],
    [1078, 156],
    [1144, 84],
    [1208, 160],
  ]),
  night: panes([[1176, 84]]),
  early: panes([
    [196, 188],
    [433, 136],
    [1040, 156],
    [1304, 164],
  ]),
};

/** The baker's window at 5:30, and the smoke over it. */
export const bakery = {
  window: 'M1446 178h74v28h-74z',
  smoke: 'M1413 96c-8-12 8-18 0-32s6-18 0-30',
};

/** Lamps along the pavement, lit until midnight. */
const lampPosts = [388, 636, 991, 1372];
export const lamps = {
  at: lampPosts,
  posts: lampPosts.map((x) => `M${x - 5} 220h10M${x} 220v-84`).join(''),
  lights: lampPosts.map((x) => `M${x - 5} 134l2-12h6l2 12z`).join(''),
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
  bright: dots('186,71 431,29 1147,52 1466,18'),
};
