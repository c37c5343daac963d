import { createGlobalStyle } from 'styled-components';
import { declare } from './lightStyles';
import { grounds, lines, litByLamps } from './lights';
import { media } from './media';
import { foregroundColors, theme } from './theme';

const allIn = (color: 'Canvas' | 'CanvasText', table: object): Record<string, string> =>
  Object.fromEntries(Object.keys(table).map((key) => [key, color]));

/** Replaces every light in forced colors (CSS Color 4, section 6.2) and, with `paperLight`, in print. */
const plainLight = {
  ...allIn('CanvasText', lines),
  ...allIn('Canvas', grounds),
  awningStripe: 'CanvasText',
  tree: 'gray',
  showLamps: 'none',
};
const paperLight = allIn('Canvas', litByLamps);

const foreground = (Object.keys(foregroundColors) as (keyof typeof foregroundColors)[])
  .map((color) => `${theme.vars.color[color]}: CanvasText;`)
  .join(' ');

/**
 * Overrides the colors of the foreground and of drawings in every light, for print and forced colors, in
 * which browsers replace backgrounds and borders. Once per page, at its end, so that the first screen does not wait.
 */
export const PlainColors = createGlobalStyle`
  ${media.plainColors} {
    :root { ${foreground} ${theme.vars.color.ink}: Canvas; }
    :root, [data-light] { ${declare(plainLight)} }
  }

  /* Print: dark text on white, the header once, no light effects. */
  @media print {
    :root { color-scheme: light; ${theme.vars.space.section}: ${theme.space.x6}; ${theme.vars.height.header}: 0px; }
    :root, [data-light] { ${declare(paperLight)} }
    *, *::before, *::after { background: none !important; box-shadow: none !important; }
    /* Without pictures, which are made of light, and without their captions. */
    [data-particle], [data-website], [data-hour], [data-picture] { display: none !important; }
    main :is(li, tr) svg:not([data-arrow]) { display: none; }
    /* Nobody presses it with a thumb. */
    #page .button { width: auto; flex: none; place-self: start; border-color: currentcolor; }
    /* As large as type on paper is: 10 points. */
    html { font-size: 75%; }
    /* Where a drawing began on the screen, a rule alone would stand at the foot of a sheet. */
    :is(header, section, footer) { border-block-width: 0 !important; }
    /* A sheet is not a screen to fill, and nothing is cut that fits on one. */
    #page :is(section, div, figure) { min-height: auto; }
    main header, h2, h3, h4 { break-inside: avoid; break-after: avoid; }
    /* Firefox knows no break-after: a heading is as high as what has to follow, which begins within it. */
    :not(fieldset) > h2::after { content: ''; display: block; height: 6rem; margin-bottom: -6rem; }
    /* Whole, because the rows of a grid overlap when one of them breaks. */
    ul, ol, dl, figure, details, fieldset, aside, a, [role='status'] { break-inside: avoid; }
    /* What is closed on the screen is open on paper. */
    ::details-content { content-visibility: visible; block-size: auto; }
    summary::before, summary::after { display: none; }
  }
`;
