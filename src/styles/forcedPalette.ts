import { theme } from './theme';

type ColorName = keyof typeof theme.raw.color;

/** What each colour of the theme stands for, in the words of CSS Color 4, section 6.2. */
const systemColors: Record<ColorName, string> = {
  ink: 'Canvas',
  indigo: 'Canvas',
  teal: 'Canvas',
  surface: 'Canvas',
  raised: 'Canvas',
  well: 'Canvas',
  line: 'CanvasText',
  lineLit: 'CanvasText',
  control: 'ButtonBorder',
  text: 'CanvasText',
  muted: 'CanvasText',
  quiet: 'CanvasText',
  signal: 'Highlight',
  signalLit: 'Highlight',
  signalDeep: 'Canvas',
  onSignal: 'HighlightText',
  cool: 'LinkText',
  coolDeep: 'Canvas',
};

/** Declarations that map the theme to the palette of someone who has forced their own. */
export const forcedPalette = (Object.keys(systemColors) as ColorName[])
  .map((name) => `${theme.vars.color[name]}: ${systemColors[name]};`)
  .join('\n');
