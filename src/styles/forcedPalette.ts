import { theme } from './theme';

type ColorName = keyof typeof theme.raw.color;

/** The system color (CSS Color 4, section 6.2) that plays each token's part: grounds and inks. */
const systemColors: Record<ColorName, string> = {
  ink: 'Canvas',
  indigo: 'Canvas',
  teal: 'Canvas',
  surface: 'Canvas',
  raised: 'Canvas',
  well: 'Canvas',
  wellLit: 'Canvas',
  line: 'CanvasText',
  lineLit: 'CanvasText',
  lineOnBlue: 'CanvasText',
  control: 'CanvasText',
  choice: 'CanvasText',
  text: 'CanvasText',
  muted: 'CanvasText',
  quiet: 'CanvasText',
  signal: 'CanvasText',
  signalLit: 'CanvasText',
  signalSoft: 'CanvasText',
  signalDeep: 'Canvas',
  onSignal: 'Canvas',
  cool: 'CanvasText',
  coolDeep: 'Canvas',
  dusk: 'Canvas',
  duskLow: 'Canvas',
  plum: 'Canvas',
  ember: 'Canvas',
  hill: 'Canvas',
  street: 'Canvas',
  wall: 'Canvas',
  wallEdge: 'CanvasText',
  dawn: 'Canvas',
  dawnLow: 'Canvas',
  haze: 'Canvas',
  sunrise: 'Canvas',
  morningHill: 'Canvas',
  morningStreet: 'Canvas',
  morningRaised: 'Canvas',
  morningLine: 'CanvasText',
  morningText: 'CanvasText',
  morningMuted: 'CanvasText',
};

const declarations = (value: (name: ColorName) => string) =>
  (Object.keys(systemColors) as ColorName[])
    .map((name) => `${theme.vars.color[name]}: ${value(name)};`)
    .join('\n');

/** Declarations that map the theme to the palette of someone who has forced their own. */
export const forcedPalette = declarations((name) => systemColors[name]);

/** Declarations that map the theme to ink on paper; backgrounds are usually not printed. */
export const printPalette = declarations((name) =>
  systemColors[name] === 'Canvas' && name !== 'onSignal' ? 'white' : 'black',
);
