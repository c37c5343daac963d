import { createGlobalStyle } from 'styled-components';
import { plainLight } from './lightStyles';
import { media } from './media';
import { theme } from './theme';

type ColorName = keyof typeof theme.raw.color;

/** What others stand on; every other color is a line or a letter. */
const grounds: readonly ColorName[] = [
  ...(['ink', 'indigo', 'teal', 'surface', 'raised', 'well'] as const),
  ...(['wellLit', 'signalDeep', 'onSignal', 'coolDeep', 'dusk', 'duskLow'] as const),
  ...(['plum', 'ember', 'hill', 'street', 'dawn'] as const),
  ...(['haze', 'sunrise', 'morningHill', 'morningStreet', 'morningRaised'] as const),
];

const palette = (Object.keys(theme.raw.color) as ColorName[])
  .map(
    (name) => `${theme.vars.color[name]}: var(--${grounds.includes(name) ? 'blank' : 'outline'});`,
  )
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
