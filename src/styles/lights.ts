import { createGlobalStyle } from 'styled-components';
import { theme } from './theme';

const { color } = theme.raw;

/**
 * The light of the night: each color of the drawings and of the sky, and which of the parts that a
 * light can show or not it shows (`inline` or `none`). A drawing says `var(--wall-edge, #6a5a9e)`, with
 * the night's value, for `wallEdge`.
 */
const night = {
  /** The sky from above to the horizon. */
  skyTop: '#221b54',
  skyHigh: '#1a1849',
  skyMiddle: '#12163f',
  skyLow: '#151a45',
  skyHaze: '#181e4c',
  skyGlow: '#1c2456',
  skyHorizon: '#20295f',
  star: color.text,
  moon: '#eadfd6',
  sun: '#fff3d6',
  /** What the street stands on and in front of. */
  farHill: '#2a2a66',
  hill: '#1c1e50',
  ground: '#0d0f2c',
  groundEdge: '#3a4380',
  /** The page below the street, which goes on from the ground: after a while, and before the next hour. */
  pageHigh: '#20295f',
  pageFoot: '#263266',
  shadow: '#0a0d1c',
  /** Buildings; `glass` is a window in which nobody is up, `lookout` one in which somebody is. */
  wall: '#12123a',
  wallEdge: '#4c529c',
  tree: '#191a4c',
  glass: '#0d0d2b',
  lookout: '#d9dcff',
  lookoutShade: '#9a97d8',
  lateWindow: '#ffdca0',
  awning: '#231d50',
  awningStripe: '#4f3478',
  wire: '#4c529c',
  pulse: '#fff3d6',
  /** What burns: the shop's window, the lamp, the light on the mast. `inLight` stands dark before it. */
  lamp: color.signal,
  lampBright: color.signalLit,
  lampFrame: color.signalDeep,
  inLight: color.onSignal,
  doorway: color.signalLit,
  /** The signs and what is written on them. */
  board: color.ink,
  boardEdge: '#4c529c',
  lettering: color.text,
  /** The name over the shop's door: its board, the line around it, the letters and their shade. */
  nameBoard: '#241536',
  nameLine: color.signalSoft,
  name: color.text,
  nameShade: color.plum,
  bubble: color.text,
  bubbleText: color.ink,
  ownBubble: color.signalDeep,
  bubbleEdge: '#7680b4',
  /** Who is on the street. */
  silhouette: '#0c081f',
  skin: '#c48d78',
  skinDark: '#7a4a44',
  hair: '#1e1230',
  jacket: '#a8503f',
  jacketShade: '#8a3f38',
  coat: '#6f7ac6',
  coatShade: '#5a64ac',
  linen: '#cbbdb6',
  trousers: '#141a3a',
  leather: '#6b4238',
  smoke: '#6f76a8',
  bird: '#0c1429',
  /** A room with the light on: what stands and hangs in it, and who is at work there. */
  indoorWall: '#1d1a4c',
  furniture: '#8a5a1c',
  wood: '#6b4614',
  paper: '#ffe2b5',
  dimmed: '#5a2c0e',
  indoorSkin: '#98592a',
  indoorSkinShade: '#6e3d17',
  indoorSkinDark: '#6b3a17',
  indoorSkinDarkShade: '#4a260f',
  sweater: '#4a2148',
  sweaterShade: '#2c1230',
  shirt: '#2f2458',
  shirtShade: '#1a1338',
  shirtCollar: '#6a5a9e',
  bicycle: '#8a7bc4',
  /** Parts that belong to a light. */
  showStars: 'inline',
  showMoonRising: 'none',
  showMoonHigh: 'inline',
  showMoonSetting: 'none',
  showSun: 'none',
  showLamps: 'inline',
  showLampPost: 'inline',
  showClosed: 'inline',
  showOpen: 'none',
  showEvening: 'none',
  showEarly: 'none',
  showBaker: 'none',
  showBirds: 'none',
  showCatSitting: 'none',
  showCatLamp: 'inline',
  showCatAsleep: 'none',
  showCatUp: 'none',
};

type Light = Record<keyof typeof night, string>;

/** Closing time, 6:00 PM. */
const dusk: Light = {
  ...night,
  skyTop: color.dusk,
  skyHigh: '#29173f',
  skyMiddle: color.duskLow,
  skyLow: color.plum,
  skyHaze: '#ad5560',
  skyGlow: color.ember,
  skyHorizon: color.ember,
  moon: '#f3dcc8',
  farHill: color.duskLow,
  hill: color.hill,
  ground: color.street,
  groundEdge: '#6a5a9e',
  pageHigh: '#32245f',
  pageFoot: '#221b54',
  wall: '#1c1440',
  wallEdge: '#6a5a9e',
  glass: '#150f33',
  awning: '#2b1c52',
  awningStripe: '#4a2a63',
  wire: '#6a5a9e',
  boardEdge: '#6a5a9e',
  tree: '#241646',
  showMoonRising: 'inline',
  showMoonHigh: 'none',
  showEvening: 'inline',
  showCatSitting: 'inline',
  showCatLamp: 'none',
};

/** 11:48 PM: the last color has gone from the sky. */
const evening: Light = {
  ...night,
  skyTop: color.ink,
  skyHigh: '#151338',
  skyMiddle: '#1f1a58',
  skyLow: '#2c2264',
  skyHaze: '#3a2a70',
  skyGlow: '#4c3079',
  skyHorizon: '#5b3583',
  farHill: '#43297a',
  hill: '#2d1e5e',
  ground: color.street,
  groundEdge: '#6a5a9e',
  wall: '#1c1440',
  wallEdge: '#6a5a9e',
  glass: '#150f33',
  awning: '#2b1c52',
  awningStripe: '#53307a',
  wire: '#6a5a9e',
  boardEdge: '#6a5a9e',
  showMoonRising: 'inline',
  showMoonHigh: 'none',
  showEvening: 'inline',
  showCatSitting: 'inline',
  showCatLamp: 'none',
};

/** 5:30 AM: light comes up behind the hills. */
const firstLight: Light = {
  ...night,
  skyTop: '#263266',
  skyHigh: '#2a3e72',
  skyMiddle: '#2f4a7e',
  skyLow: '#455989',
  skyHaze: '#5b6893',
  skyGlow: '#a2859a',
  skyHorizon: '#dca98c',
  moon: '#f2dcd0',
  farHill: '#4d5c8a',
  hill: '#2b3a66',
  ground: '#101830',
  groundEdge: '#6b7aa3',
  pageHigh: '#2b4470',
  pageFoot: '#2b4470',
  wall: '#18223f',
  wallEdge: '#6b7aa3',
  glass: '#121a33',
  lookout: '#ffdca0',
  lookoutShade: '#c99a6b',
  awning: '#2b3558',
  awningStripe: '#7a4b55',
  wire: '#6b7aa3',
  boardEdge: '#6b7aa3',
  silhouette: '#0c1429',
  jacket: '#d9694f',
  jacketShade: '#b5533f',
  skin: '#d9a288',
  linen: '#d9cdd0',
  smoke: '#e9e3ea',
  tree: '#24345a',
  showMoonHigh: 'none',
  showMoonSetting: 'inline',
  showEvening: 'inline',
  showEarly: 'inline',
  showBaker: 'inline',
  showBirds: 'inline',
  showCatLamp: 'none',
  showCatAsleep: 'inline',
};

/** Opening time, 8:00 AM. */
const morning: Light = {
  ...night,
  skyTop: '#2b4470',
  skyHigh: '#515d8b',
  skyMiddle: '#74668c',
  skyLow: '#947a9a',
  skyHaze: color.haze,
  skyGlow: '#e0b6a3',
  skyHorizon: color.sunrise,
  farHill: '#b59aa6',
  hill: color.morningHill,
  ground: color.morningStreet,
  groundEdge: '#c6a584',
  pageHigh: color.morningStreet,
  pageFoot: color.morningStreet,
  shadow: '#8a6a68',
  wall: '#2f4468',
  wallEdge: '#7f93b8',
  glass: '#9fc0d6',
  lookout: '#cfe4ee',
  lookoutShade: '#9fc0d6',
  awning: '#f6e3cc',
  awningStripe: '#d4664a',
  wire: '#7f93b8',
  lamp: '#cfe4ee',
  lampBright: '#e4f1f6',
  lampFrame: '#22345a',
  inLight: '#2f4468',
  doorway: '#f8d9a8',
  board: color.text,
  boardEdge: color.text,
  lettering: '#1a2238',
  nameBoard: '#22345a',
  nameLine: '#c6a584',
  name: '#f6e3cc',
  nameShade: '#d4664a',
  tree: '#41627a',
  silhouette: '#1a2342',
  skin: '#eab694',
  skinDark: '#8a5440',
  hair: '#33192b',
  jacket: '#d4664a',
  jacketShade: '#b9523a',
  coat: '#98a4ea',
  coatShade: '#7f8bd2',
  linen: '#f6e3cc',
  trousers: '#1a2342',
  leather: '#8a5440',
  smoke: '#fff3d6',
  bird: '#2f4468',
  showStars: 'none',
  showMoonHigh: 'none',
  showSun: 'inline',
  showLamps: 'none',
  showClosed: 'none',
  showOpen: 'inline',
  showEvening: 'inline',
  showBaker: 'inline',
  showBirds: 'inline',
  showCatLamp: 'none',
  showCatUp: 'inline',
};

/** The lights in which the street and every drawing on it can be shown, with `data-light`. */
export const lights = { night, dusk, evening, firstLight, morning } as const satisfies Record<
  string,
  Light
>;

export type LightName = keyof typeof lights;

/** The light at a time of day (`23:48`). */
export function lightAt(time: string): LightName {
  const hour = Number.parseInt(time, 10);
  if (hour < 5) return 'night';
  if (hour < 7) return 'firstLight';
  if (hour < 17) return 'morning';
  return hour < 21 ? 'dusk' : 'evening';
}

/** The ground of a page that goes through the night from closing time to opening time, in even steps. */
export const nightGround = [
  color.street,
  '#34194d',
  '#1b1648',
  '#12163f',
  '#1f2f60',
  firstLight.pageFoot,
];

/** In which light each street of the site stands. */
export const streetLights = {
  hero: 'dusk',
  history: 'firstLight',
  services: 'dusk',
  about: 'evening',
  sign: 'dusk',
  example: 'dusk',
  oneQuestion: 'night',
  firstUp: 'firstLight',
  closing: 'morning',
  consultation: 'firstLight',
  thankYou: 'morning',
  notFound: 'dusk',
  menu: 'dusk',
} as const satisfies Record<string, LightName>;

type LightKey = keyof Light;

const keys = Object.keys(night) as LightKey[];

/** The custom property of a value: `wallEdge` is `--wall-edge`. */
export const lightProperty = (key: string) =>
  `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Each value as a reference, for a component that stands in a light: `light.wallEdge`. */
export const light = Object.fromEntries(
  keys.map((key) => [key, `var(${lightProperty(key)})`]),
) as Record<LightKey, string>;

/** What is a line or a letter without color; everything else is its ground. */
const outlines: readonly LightKey[] = [
  'groundEdge',
  'wallEdge',
  'wire',
  'boardEdge',
  'lettering',
  'nameLine',
  'name',
  'bubbleText',
  'bubbleEdge',
  'lampFrame',
];

/** What is seen by lamplight has its own ground, and keeps its colors on a screen. */
const litByLamps: readonly LightKey[] = [
  ...(['lamp', 'lampBright', 'inLight', 'furniture', 'wood', 'paper', 'dimmed'] as const),
  ...(['indoorSkin', 'indoorSkinShade', 'indoorSkinDark', 'indoorSkinDarkShade'] as const),
  ...(['sweater', 'sweaterShade', 'shirt', 'shirtShade', 'shirtCollar'] as const),
  ...(['skin', 'skinDark', 'hair', 'jacket', 'jacketShade', 'coat', 'coatShade'] as const),
  ...(['linen', 'trousers', 'leather'] as const),
];

/** Outlines on a ground, and nothing that only shines. */
const outlined = (chosen: readonly LightKey[]) =>
  chosen
    .filter((key) => night[key].startsWith('#'))
    .map((key) => `${lightProperty(key)}: var(--${outlines.includes(key) ? 'outline' : 'blank'});`)
    .join(' ');

const declare = (values: Light, chosen: readonly LightKey[] = keys) =>
  chosen.map((key) => `${lightProperty(key)}: ${values[key]};`).join(' ');

/** Every light without the site's colors, and what else has none on paper (`PlainColors`). */
export const plainLight = {
  everywhere: `${outlined(keys.filter((key) => !litByLamps.includes(key)))} ${lightProperty('showLamps')}: none;`,
  onPaper: outlined(litByLamps),
};

/** What every light starts from, the night. Once a page (`StreetParts`). */
export const LightRules = createGlobalStyle`
  :root, :where([data-light]) { ${declare(night)} }
`;

const differing = (name: LightName) => keys.filter((key) => lights[name][key] !== night[key]);

/**
 * What is different in each light, as a style of its own, so that a page has those that it shows,
 * where it begins to (scripts/postbuild). An element's light is its `data-light`, or that of what it
 * stands in.
 */
export const lightStyles = (Object.keys(lights) as LightName[])
  .filter((name) => name !== 'night')
  .map((name) => ({
    name,
    Light: createGlobalStyle`:where([data-light='${name}']) { ${declare(lights[name], differing(name))} }`,
  }));
