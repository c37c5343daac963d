import { createGlobalStyle } from 'styled-components';
import { foregroundColors } from './colors';
import { declare } from './lightStyles';
import { grounds, lines, litByLamps } from './lights';
import { media } from './media';
import { theme } from './theme';

const allIn = (color: 'Canvas' | 'CanvasText', table: object): Record<string, string> =>
  Object.fromEntries(Object.keys(table).map((key) => [key, color]));

/** Replaces every light in forced colors and, with `paperLight`, in print. */
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

/** At the page's end, because it must not delay the first screen. */
export const PlainColors = createGlobalStyle`
  ${media.plainColors} {
    :root { ${foreground} ${theme.vars.color.ink}: Canvas; }
    :root, [data-light] { ${declare(plainLight)} }
  }

  @media print {
    :root { color-scheme: light; ${theme.vars.space.section}: ${theme.space.x6}; ${theme.vars.height.header}: 0px; }
    :root, [data-light] { ${declare(paperLight)} }
    *, *::before, *::after { background: none !important; box-shadow: none !important; }
    /* Pictures consist of light. */
    [data-particle], [data-website], [data-hour], [data-picture] { display: none !important; }
    main :is(li, tr) svg:not([data-arrow]) { display: none; }
    #page .button { width: auto; flex: none; place-self: start; border-color: currentcolor; }
    /* 10 points. */
    html { font-size: 75%; }
    :is(header, section, footer) { border-block-width: 0 !important; }
    #page :is(section, div, figure) { min-height: auto; }
    main header, h2, h3, h4 { break-inside: avoid; break-after: avoid; }
    /* Firefox lacks break-after: the heading's box includes the start of what follows. */
    :not(fieldset) > h2::after { content: ''; display: block; height: 6rem; margin-bottom: -6rem; }
    /* Whole, because a grid's rows overlap when one breaks. */
    ul, ol, dl, figure, details, fieldset, aside, a, [role='status'] { break-inside: avoid; }
    ::details-content { content-visibility: visible; block-size: auto; }
    summary::before, summary::after { display: none; }
  }
`;
