import { theme } from './theme';

type ColorName = keyof typeof theme.raw.color;

/** What others stand on; every other color is a line or a letter. */
const grounds: readonly ColorName[] = [
  ...(['ink', 'indigo', 'teal', 'surface', 'raised', 'well'] as const),
  ...(['wellLit', 'signalDeep', 'onSignal', 'coolDeep', 'dusk', 'duskLow'] as const),
  ...(['plum', 'ember', 'hill', 'street', 'wall', 'dawn'] as const),
  ...(['dawnLow', 'haze', 'sunrise', 'morningHill', 'morningStreet', 'morningRaised'] as const),
];

/** Declarations that map the theme to two colors, `--blank` and `--outline`. */
export const plainPalette = (Object.keys(theme.raw.color) as ColorName[])
  .map(
    (name) => `${theme.vars.color[name]}: var(--${grounds.includes(name) ? 'blank' : 'outline'});`,
  )
  .join('\n');
