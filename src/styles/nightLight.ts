import { theme } from './theme';

const { color } = theme.raw;

/** Lines and letters, which take the text color in forced colors and print. */
export const lines = {
  groundEdge: '#3a4380',
  wallEdge: '#4c529c',
  lampFrame: color.signalDeep,
  lettering: color.text,
  bubbleEdge: '#7680b4',
  /** The name on the shop's sign, and the line around it. */
  name: color.text,
  nameLine: color.signalSoft,
  bicycle: '#8a7bc4',
};

/** Things in lamplight, which keep their colors in forced colors. */
export const litByLamps = {
  /**
   * Light sources: the shop's window, the lamp, the light on the mast; `lampSoft` is a dimmer window. `inLight`: dark
   * shapes in front of them.
   */
  lamp: color.signal,
  lampBright: color.signalLit,
  lampSoft: color.signalSoft,
  inLight: color.onSignal,
  /** People on the street. */
  skin: '#c48d78',
  skinDark: '#7a4a44',
  hair: '#1e1230',
  hairShine: '#43305f',
  jacket: '#a8503f',
  jacketShade: '#8a3f38',
  coat: '#6f7ac6',
  coatShade: '#5a64ac',
  linen: '#cbbdb6',
  leather: '#6b4238',
  /** Lit rooms: furniture and people. */
  furniture: '#8a5a1c',
  wood: '#6b4614',
  paper: '#ffe2b5',
  indoorSkin: '#98592a',
  indoorSkinDark: '#6b3a17',
  indoorSkinDarkShade: '#4a260f',
  sweater: '#4a2148',
  sweaterShade: '#331230',
  shirt: '#2f2458',
  shirtShade: '#1f173f',
};

/** Backgrounds, which take the background color in forced colors and print. */
export const grounds = {
  /** The sky, from the top to the horizon. */
  skyTop: '#221b54',
  skyMiddle: '#12163f',
  skyLow: '#151a45',
  skyHaze: '#181e4c',
  skyGlow: '#1c2456',
  skyHorizon: '#20295f',
  star: color.text,
  moon: '#e4e5f7',
  moonShade: '#b4b7dd',
  /** The sun, and pulses on wires. */
  sun: '#fff3d6',
  /** The ground and the hills. */
  farHill: '#2a2a66',
  hill: '#1c1e50',
  ground: '#0d0f2c',
  /** The page's background below the street: in the middle, and before the next hour. */
  pageHigh: '#20295f',
  pageFoot: '#263266',
  /** Shadows of buildings by day. */
  shadow: '#8a6a68',
  /** Buildings; `glass` is a dark window, `lookout` a lit one. */
  wall: '#12123a',
  wallLit: '#25265c',
  wallShade: '#0c0c2a',
  tree: '#191a4c',
  glass: '#0d0d2b',
  lookout: '#d9dcff',
  lookoutShade: '#9a97d8',
  awning: '#231d50',
  awningStripe: '#4f3478',
  indoorWall: '#1d1a4c',
  /** Boards, the shop's sign with its letters' shadow, messages. */
  board: color.ink,
  nameBoard: '#241536',
  nameShade: '#8a3a5c',
  ownBubble: color.signalDeep,
  silhouette: '#0c081f',
  smoke: '#6f76a8',
};

/**
 * The `display` of parts that depend on the light. In this table, because a part inside a `<use>` inherits custom
 * properties but cannot be selected.
 */
const shown = {
  /** Pools of lamplight. */
  showLamps: 'inline',
  /** The shop's state. */
  showClosed: 'inline',
  showOpen: 'none',
  /** The moon and the cat at three times. */
  showDusk: 'none',
  showNight: 'inline',
  showDawn: 'none',
  /** People: customers except at night, the baker from first light on. */
  showCustomers: 'none',
  showBaker: 'none',
  /** What stands in the shop's window: the agency's own work, or, by opacity, the goods of the visitor's trade. */
  showGoods: 'inline',
  showTrade: '1',
};

/**
 * The night, the default light: all colors of the drawings and the sky, and the visible parts. A drawing
 * says `var(--wall-edge, #4c529c)`, with the night's value, for `wallEdge`.
 */
export const night = { ...lines, ...litByLamps, ...grounds, ...shown };

export type LightKey = keyof typeof night;

export type Light = Record<LightKey, string>;
