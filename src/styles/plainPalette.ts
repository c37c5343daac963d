import { theme } from './theme';

type ColorName = keyof typeof theme.raw.color;

/** What plays each token's part without the site's colors: a ground or an ink. */
const plainColors: Record<ColorName, 'blank' | 'outline'> = {
  ink: 'blank',
  indigo: 'blank',
  teal: 'blank',
  surface: 'blank',
  raised: 'blank',
  well: 'blank',
  wellLit: 'blank',
  line: 'outline',
  lineLit: 'outline',
  lineOnBlue: 'outline',
  control: 'outline',
  choice: 'outline',
  text: 'outline',
  muted: 'outline',
  quiet: 'outline',
  signal: 'outline',
  signalLit: 'outline',
  signalSoft: 'outline',
  signalDeep: 'blank',
  onSignal: 'blank',
  cool: 'outline',
  coolDeep: 'blank',
  dusk: 'blank',
  duskLow: 'blank',
  plum: 'blank',
  ember: 'blank',
  hill: 'blank',
  street: 'blank',
  wall: 'blank',
  wallEdge: 'outline',
  dawn: 'blank',
  dawnLow: 'blank',
  haze: 'blank',
  sunrise: 'blank',
  morningHill: 'blank',
  morningStreet: 'blank',
  morningRaised: 'blank',
  morningLine: 'outline',
  morningText: 'outline',
  morningMuted: 'outline',
};

/** Declarations that map the theme to two colors, `--blank` and `--outline`. */
export const plainPalette = (Object.keys(plainColors) as ColorName[])
  .map((name) => `${theme.vars.color[name]}: var(--${plainColors[name]});`)
  .join('\n');
