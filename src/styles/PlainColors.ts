import { createGlobalStyle } from 'styled-components';
import { plainLight } from './lightStyles';
import { media } from './media';

/**
 * Drawings without the site's colors, for paper and for a reader's own palette, in every light; browsers
 * bring that palette to the rest of a page. Once a page, at its end, where the first screen does not wait for it.
 */
export const PlainColors = createGlobalStyle`
  ${media.plainColors} {
    :root, [data-light] { ${plainLight.everywhere} }
  }

  /* On paper: dark text on white, the header once, no pictures of light. */
  @media print {
    :root { color-scheme: light; }
    :root, [data-light] { ${plainLight.onPaper} }
    *, *::before, *::after {
      background: none !important;
      box-shadow: none !important;
      color: CanvasText !important;
    }
    [data-particle] { display: none; }
  }
`;
