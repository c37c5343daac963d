import { createGlobalStyle } from 'styled-components';
import { declare } from './lightStyles';
import { media } from './media';
import { paperLight, plainLight } from './nightLight';
import { theme } from './theme';

/** The colors of letters and of lit windows. */
const pens = [
  ...(['text', 'muted', 'quiet', 'cool', 'signal', 'signalLit', 'signalSoft'] as const),
  ...(['onSignal', 'morningText', 'morningMuted'] as const),
];
const letters = pens.map((pen) => `${theme.vars.color[pen]}: CanvasText;`).join(' ');

/**
 * Overrides the colors of letters and drawings in every light, for print and forced colors, in
 * which browsers replace backgrounds and borders. Once per page, at its end, so that the first screen does not wait.
 */
export const PlainColors = createGlobalStyle`
  ${media.plainColors} {
    :root { ${letters} ${theme.vars.color.ink}: Canvas; }
    :root, [data-light] { ${declare(plainLight)} }
  }

  /* Print: dark text on white, the header once, no light effects. */
  @media print {
    :root { color-scheme: light; }
    :root, [data-light] { ${declare(paperLight)} }
    *, *::before, *::after { background: none !important; box-shadow: none !important; }
    [data-particle] { display: none; }
  }
`;
