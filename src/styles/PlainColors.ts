import { createGlobalStyle } from 'styled-components';
import { plainLight } from './lights';
import { media } from './media';
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

const palette = (Object.keys(plainColors) as ColorName[])
  .map((name) => `${theme.vars.color[name]}: var(--${plainColors[name]});`)
  .join('\n');

/**
 * The site without its colors, for paper and for a reader's own palette: text, edges and drawings all
 * follow it, in every light. Once a page, at its end, where the first screen does not wait for it.
 */
export const PlainColors = createGlobalStyle`
  ${media.plainColors} {
    :root {
      ${palette}
      /* System colors: CSS Color 4, section 6.2. */
      --blank: Canvas;
      --outline: CanvasText;
    }
    :root, [data-light] { ${plainLight.everywhere} }
  }

  /* On paper: dark text on white, the header once, no pictures of light. */
  @media print {
    :root {
      --blank: white;
      --outline: black;
      /* Backgrounds are usually not printed. */
      ${theme.vars.color.onSignal}: black;
      color-scheme: light;
    }
    :root, [data-light] { ${plainLight.onPaper} }
    *, *::before, *::after { background: none !important; box-shadow: none !important; }
    [data-particle] { display: none; }
  }
`;
