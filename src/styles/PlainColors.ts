import { createGlobalStyle } from 'styled-components';
import { declare } from './lightStyles';
import { paperLight, plainLight } from './lights';
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
    :root, [data-light] { ${declare(plainLight)} }
  }

  /* On paper: dark text on white, the header once, no pictures of light. */
  @media print {
    :root { color-scheme: light; }
    :root, [data-light] { ${declare(paperLight)} }
    *, *::before, *::after { background: none !important; box-shadow: none !important; }
    [data-particle] { display: none; }
  }
`;
