import { createGlobalStyle } from 'styled-components';
import { plainLight } from './lightStyles';
import { media } from './media';
import { theme } from './theme';

/** What letters are written in, and windows are lit with. */
const pens = [
  ...(['text', 'muted', 'quiet', 'cool', 'signal', 'signalLit', 'signalSoft'] as const),
  ...(['onSignal', 'morningText', 'morningMuted'] as const),
];
const letters = pens.map((pen) => `${theme.vars.color[pen]}: CanvasText;`).join(' ');

/**
 * Letters and drawings without the site's colors, in every light, for paper and for a reader's own palette,
 * which browsers bring to grounds and edges. Once a page, at its end, where the first screen does not wait for it.
 */
export const PlainColors = createGlobalStyle`
  ${media.plainColors} {
    :root { ${letters} ${theme.vars.color.ink}: Canvas; }
    :root, [data-light] { ${plainLight.everywhere} }
  }

  /* On paper: dark text on white, the header once, no pictures of light. */
  @media print {
    :root { color-scheme: light; }
    :root, [data-light] { ${plainLight.onPaper} }
    *, *::before, *::after { background: none !important; box-shadow: none !important; }
    [data-particle] { display: none; }
  }
`;
