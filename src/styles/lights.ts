import { type Light, night } from './nightLight';
import { theme } from './theme';

const { color } = theme.raw;

/** Closing time. */
const dusk: Light = {
  ...night,
  skyTop: color.dusk,
  skyMiddle: color.duskLow,
  skyLow: '#8a3a5c',
  skyHaze: '#ad5560',
  skyGlow: '#e08158',
  skyHorizon: '#e08158',
  farHill: color.duskLow,
  hill: '#2c1a49',
  ground: color.street,
  groundEdge: '#6a5a9e',
  pageHigh: '#32245f',
  pageFoot: '#221b54',
  wall: '#1f1646',
  wallLit: '#3b2a69',
  wallShade: '#140d30',
  wallEdge: '#6a5a9e',
  glass: '#150f33',
  awning: '#7b6894',
  awningStripe: '#93364f',
  tree: '#241646',
  showDusk: 'inline',
  showNight: 'none',
  showCustomers: 'inline',
};

/** Late evening. */
const evening: Light = {
  ...dusk,
  skyTop: color.street,
  skyMiddle: '#1f1a58',
  skyLow: '#2c2264',
  skyHaze: '#3a2a70',
  skyGlow: '#4c3079',
  skyHorizon: '#5b3583',
  farHill: '#43297a',
  hill: '#2d1e5e',
};

/** Before sunrise. */
const firstLight: Light = {
  ...night,
  skyTop: '#263266',
  skyMiddle: '#2f4a7e',
  skyLow: '#455989',
  skyHaze: '#5b6893',
  skyGlow: '#a2859a',
  skyHorizon: '#dca98c',
  farHill: '#4d5c8a',
  hill: '#2b3a66',
  ground: '#101830',
  groundEdge: '#6b7aa3',
  pageHigh: '#234a6e',
  pageFoot: '#454b7c',
  wall: '#18223f',
  wallLit: '#2c3a60',
  wallShade: '#111a33',
  wallEdge: '#6b7aa3',
  glass: '#121a33',
  lookout: '#ffdca0',
  lookoutShade: '#c99a6b',
  awning: '#2b3558',
  awningStripe: '#7a4b55',
  tree: '#24345a',
  jacket: '#d4664a',
  jacketShade: '#b9523a',
  skin: '#d9a288',
  smoke: '#e9e3ea',
  showNight: 'none',
  showDawn: 'inline',
  showCustomers: 'inline',
  showBaker: 'inline',
};

/** Opening time. */
const morning: Light = {
  ...night,
  sun: '#ffe09c',
  skyTop: '#454b7c',
  skyMiddle: '#74668c',
  skyLow: '#947a9a',
  skyHaze: '#b79fb0',
  skyGlow: '#e0b6a3',
  skyHorizon: '#ffd3a0',
  farHill: '#98839f',
  hill: '#54688c',
  ground: color.morningStreet,
  groundEdge: '#c6a584',
  wall: '#2f4468',
  wallLit: '#46608a',
  wallShade: '#243656',
  wallEdge: '#7f93b8',
  glass: '#9fc0d6',
  lookout: '#cfe4ee',
  awning: '#f6e3cc',
  awningStripe: '#d4664a',
  lamp: '#cfe4ee',
  lampBright: '#e4f1f6',
  lampFrame: '#22345a',
  inLight: '#2f4468',
  board: color.text,
  lettering: '#1a2238',
  nameBoard: '#22345a',
  nameLine: '#c6a584',
  name: '#f6e3cc',
  nameShade: '#d4664a',
  tree: '#41627a',
  silhouette: '#1a2342',
  skin: '#eab694',
  jacket: '#d4664a',
  jacketShade: '#b9523a',
  coat: '#98a4ea',
  coatShade: '#7f8bd2',
  linen: '#f6e3cc',
  smoke: '#fff3d6',
  indoorWall: '#2a3560',
  bicycle: '#d4664a',
  furniture: '#b07b4a',
  wood: '#7a4d34',
  showLamps: 'none',
  showClosed: 'none',
  showOpen: 'inline',
  showNight: 'none',
  showCustomers: 'inline',
  showBaker: 'inline',
};

/** The lights in which the street and every drawing on it can be shown, with `data-light`. */
export const lights = { night, dusk, evening, firstLight, morning } as const satisfies Record<
  string,
  Light
>;

export type LightName = keyof typeof lights;

/** The awning's color for a visitor's trade (`data-trade`), by example, tinted by each light. */
export const awnings: Readonly<Record<string, string>> = {
  plumber: '#ffdc3a',
  dentist: '#8fd8c6',
  salon: '#e0475f',
  bakery: '#f2a45c',
  auto: '#ff5630',
};

/** The light at a time of day (`23:48`). */
export function lightAt(time: string): LightName {
  const hour = Number.parseInt(time, 10);
  if (hour < 5) return 'night';
  if (hour < 7) return 'firstLight';
  if (hour < 17) return 'morning';
  return hour < 21 ? 'dusk' : 'evening';
}

/** The background of a page from closing time to opening time, in even steps. */
export const nightGround = [
  color.street,
  '#34194d',
  '#1b1648',
  '#12163f',
  '#1d3062',
  firstLight.pageHigh,
  firstLight.pageFoot,
];

/** The light of each scene without an hour of its own (`content/night.ts`). */
export const streetLights = {
  history: 'firstLight',
  pageFacts: 'dusk',
  services: 'dusk',
  sign: 'night',
  example: 'dusk',
  shopInside: 'morning',
  desk: 'evening',
  openDoor: 'morning',
  thankYou: 'morning',
  notFound: 'dusk',
  menu: 'dusk',
} as const satisfies Record<string, LightName>;
