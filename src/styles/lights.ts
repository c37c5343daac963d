import { theme } from './theme';

const { color } = theme.raw;

/** Maps each light (`data-light`) to its fallback. Closing time is `dusk`, opening time `morning`. */
const follows = {
  night: 'night',
  dusk: 'night',
  lateEvening: 'dusk',
  firstLight: 'night',
  morning: 'night',
} as const;

export type LightName = keyof typeof follows;

type Table = Record<string, Partial<Record<LightName, string>> & { night: string }>;

/** Become the text color in forced colors and print. */
export const lines = {
  groundEdge: { night: '#3a4380', dusk: '#6a5a9e', firstLight: '#6b7aa3', morning: '#c6a584' },
  wallEdge: { night: '#4c529c', dusk: '#6a5a9e', firstLight: '#6b7aa3', morning: '#7f93b8' },
  lampFrame: { night: color.signalDeep, morning: '#22345a' },
  lettering: { night: color.text, morning: '#1a2238' },
  bubbleEdge: { night: '#7680b4' },
  bubbleLettering: { night: color.ink },
  name: { night: color.text, morning: '#f6e3cc' },
  nameLine: { night: color.signalSoft, morning: '#c6a584' },
  bicycle: { night: '#8a7bc4', morning: '#d4664a' },
} satisfies Table;

/** Unchanged in forced colors. */
export const litByLamps = {
  /** `lampSoft`: a dimmer window. `inLight`: dark silhouettes in a window. */
  lamp: { night: color.signal, morning: '#cfe4ee' },
  lampBright: { night: color.signalLit, morning: '#e4f1f6' },
  lampSoft: { night: color.signalSoft },
  lookout: { night: '#d9dcff', firstLight: '#ffdca0', morning: '#cfe4ee' },
  lookoutShade: { night: '#9a97d8', firstLight: '#c99a6b' },
  inLight: { night: color.onSignal, morning: '#2f4468' },
  skin: { night: '#c48d78', firstLight: '#d9a288', morning: '#eab694' },
  skinDark: { night: '#7a4a44' },
  hair: { night: '#1e1230' },
  hairShine: { night: '#43305f' },
  jacket: { night: '#a8503f', firstLight: '#d4664a', morning: '#d4664a' },
  jacketShade: { night: '#8a3f38', firstLight: '#b9523a', morning: '#b9523a' },
  coat: { night: '#6f7ac6', morning: '#98a4ea' },
  coatShade: { night: '#5a64ac', morning: '#7f8bd2' },
  linen: { night: '#cbbdb6', morning: '#f6e3cc' },
  leather: { night: '#6b4238' },
  furniture: { night: '#8a5a1c', morning: '#b07b4a' },
  wood: { night: '#6b4614', morning: '#7a4d34' },
  paper: { night: '#ffe2b5' },
  indoorSkin: { night: '#98592a' },
  indoorSkinDark: { night: '#6b3a17' },
  indoorSkinDarkShade: { night: '#4a260f' },
  sweater: { night: '#4a2148' },
  sweaterShade: { night: '#331230' },
  shirt: { night: '#2f2458' },
  shirtShade: { night: '#1f173f' },
} satisfies Table;

/** Become the background color in forced colors and print. */
export const grounds = {
  skyTop: {
    night: '#221b54',
    dusk: color.dusk,
    lateEvening: color.street,
    firstLight: '#263266',
    morning: '#454b7c',
  },
  skyMiddle: {
    night: '#12163f',
    dusk: color.duskLow,
    lateEvening: '#1f1a58',
    firstLight: '#2f4a7e',
    morning: '#74668c',
  },
  skyLow: {
    night: '#151a45',
    dusk: '#8a3a5c',
    lateEvening: '#2c2264',
    firstLight: '#455989',
    morning: '#947a9a',
  },
  skyHaze: {
    night: '#181e4c',
    dusk: '#ad5560',
    lateEvening: '#3a2a70',
    firstLight: '#5b6893',
    morning: '#b79fb0',
  },
  skyGlow: {
    night: '#1c2456',
    dusk: '#e08158',
    lateEvening: '#4c3079',
    firstLight: '#a2859a',
    morning: '#e0b6a3',
  },
  skyHorizon: {
    night: '#20295f',
    dusk: '#e08158',
    lateEvening: '#5b3583',
    firstLight: '#dca98c',
    morning: '#ffd3a0',
  },
  star: { night: color.text },
  moon: { night: '#e4e5f7' },
  moonShade: { night: '#b4b7dd' },
  sun: { night: '#fff3d6', morning: '#ffe09c' },
  farHill: {
    night: '#2a2a66',
    dusk: color.duskLow,
    lateEvening: '#43297a',
    firstLight: '#4d5c8a',
    morning: '#98839f',
  },
  hill: {
    night: '#1c1e50',
    dusk: '#2c1a49',
    lateEvening: '#2d1e5e',
    firstLight: '#2b3a66',
    morning: '#54688c',
  },
  ground: {
    night: '#0d0f2c',
    dusk: color.street,
    firstLight: '#101830',
    morning: color.morningStreet,
  },
  pageHigh: { night: '#20295f', dusk: '#32245f', firstLight: '#234a6e' },
  pageFoot: { night: '#263266', dusk: '#221b54', firstLight: '#454b7c' },
  shadow: { night: '#8a6a68' },
  /** `glass`: a dark window. */
  wall: { night: '#12123a', dusk: '#1f1646', firstLight: '#18223f', morning: '#2f4468' },
  wallLit: { night: '#25265c', dusk: '#3b2a69', firstLight: '#2c3a60', morning: '#46608a' },
  wallShade: { night: '#0c0c2a', dusk: '#140d30', firstLight: '#111a33', morning: '#243656' },
  tree: { night: '#191a4c', dusk: '#241646', firstLight: '#24345a', morning: '#41627a' },
  glass: { night: '#0d0d2b', dusk: '#150f33', firstLight: '#121a33', morning: '#9fc0d6' },
  awning: { night: '#231d50', dusk: '#7b6894', firstLight: '#2b3558', morning: '#f6e3cc' },
  awningStripe: { night: '#4f3478', dusk: '#93364f', firstLight: '#7a4b55', morning: '#d4664a' },
  indoorWall: { night: '#1d1a4c', morning: '#2a3560' },
  board: { night: color.ink, morning: color.text },
  nameBoard: { night: '#241536', morning: '#22345a' },
  nameShade: { night: '#8a3a5c', morning: '#d4664a' },
  ownBubble: { night: color.signalDeep },
  brightBubble: { night: '#d9dcff' },
  silhouette: { night: '#0c081f', morning: '#1a2342' },
  smoke: { night: '#6f76a8', firstLight: '#e9e3ea', morning: '#fff3d6' },
} satisfies Table;

/**
 * The `display` of parts that depend on the light. Parts of a `<use>` inherit custom properties, but selectors cannot
 * match them.
 */
const visibility = {
  showLamps: { night: 'inline', morning: 'none' },
  showClosed: { night: 'inline', morning: 'none' },
  showOpen: { night: 'none', morning: 'inline' },
  showDusk: { night: 'none', dusk: 'inline' },
  showNight: { night: 'inline', dusk: 'none', firstLight: 'none', morning: 'none' },
  showDawn: { night: 'none', firstLight: 'inline' },
  showCustomers: { night: 'none', dusk: 'inline', firstLight: 'inline', morning: 'inline' },
  showBaker: { night: 'none', firstLight: 'inline', morning: 'inline' },
  /** In the shop's window: the agency's work or the goods of the visitor's trade (an opacity). */
  showGoods: { night: 'inline' },
  showTrade: { night: '1' },
} satisfies Table;

/** Drawings use `var(--wall-edge, #4c529c)` for `wallEdge`; the default is the night's. */
const table = { ...lines, ...litByLamps, ...grounds, ...visibility };

export type LightKey = keyof typeof table;

export type Light = Record<LightKey, string>;

const valueIn = (name: LightName, row: Table[string]): string =>
  row[name] ?? valueIn(follows[name], row);

const lightOf = (name: LightName) =>
  Object.fromEntries(
    Object.entries<Table[string]>(table).map(([key, row]) => [key, valueIn(name, row)]),
  ) as Light;

export const lights = Object.fromEntries(
  (Object.keys(follows) as LightName[]).map((name) => [name, lightOf(name)]),
) as Record<LightName, Light>;

export function lightAt(time: string): LightName {
  const hour = Number.parseInt(time, 10);
  if (hour < 5) return 'night';
  if (hour < 7) return 'firstLight';
  if (hour < 17) return 'morning';
  return hour < 21 ? 'dusk' : 'lateEvening';
}

export const nightGround = [
  color.street,
  '#34194d',
  '#1b1648',
  '#12163f',
  '#1d3062',
  lights.firstLight.pageHigh,
  lights.firstLight.pageFoot,
];
