import { theme } from './theme';

type ColorName = keyof typeof theme.raw.color;

/** What others stand on; every other color is a line or a letter. */
const grounds: readonly ColorName[] = [
  'ink',
  'indigo',
  'teal',
  'surface',
  'raised',
  'well',
  'wellLit',
  'signalDeep',
  'onSignal',
  'coolDeep',
  'dusk',
  'duskLow',
  'plum',
  'ember',
  'hill',
  'street',
  'wall',
  'dawn',
  'dawnLow',
  'haze',
  'sunrise',
  'morningHill',
  'morningStreet',
  'morningRaised',
];

const declarations = (ground: string, pen: string) =>
  (Object.keys(theme.raw.color) as ColorName[])
    .map((name) => `${theme.vars.color[name]}: ${grounds.includes(name) ? ground : pen};`)
    .join('\n');

/** The theme in the palette of someone who has forced their own (system colors: CSS Color 4, section 6.2). */
export const forcedPalette = declarations('Canvas', 'CanvasText');

/** The theme as ink on paper; backgrounds are usually not printed, so what is written on the accent is dark, too. */
export const printPalette = `${declarations('white', 'black')} ${theme.vars.color.onSignal}: black;`;
