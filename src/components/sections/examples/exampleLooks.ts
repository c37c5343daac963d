import { css } from 'styled-components';

const serif = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";
const grotesque = "'Helvetica Neue', Helvetica, 'Arial Nova', Arial, sans-serif";
const rounded =
  "ui-rounded, 'SF Pro Rounded', 'Hiragino Maru Gothic ProN', Quicksand, Verdana, sans-serif";

/** Three businesses that look like nobody but themselves. Their colors are their own, not the theme's. */
export const exampleLooks = css`
  /* Calm, round, in daylight. */
  .example-site[data-look='dentist'] {
    --paper: #f4faf6;
    --pen: #0f4a4c;
    .sheet { font-family: ${rounded}; }
    .headline { font-size: 6.4cqi; font-weight: 700; line-height: 1.06; letter-spacing: -0.035em; }
    .text { color: #35605f; }
    .action span { border-radius: 2em; background: #0f4a4c; color: #fff; }
    .art { align-self: end; margin-right: 3em; }
    dl { background: #d9eee5; }
    dl > div { padding: 1.1em 1em 1.2em 2em; }
    dl > div + div { padding-left: 1em; border-left: 1px solid #b5d8cb; }
    dd { color: #b23a1e; }
  }

  /* Loud, square, in two seconds. */
  .example-site[data-look='plumber'] {
    --paper: #1f3fd6;
    --pen: #fff;
    .sheet { font-family: ${grotesque}; }
    .name, .headline { text-transform: uppercase; }
    .name { font-weight: 900; letter-spacing: -0.02em; }
    .headline { font-size: 7.4cqi; font-weight: 900; line-height: 0.92; letter-spacing: -0.05em; }
    .text { color: #e3e8ff; }
    .action span { background: #ffdc3a; color: #0b1f6b; }
    .art { width: 36cqi; }
    dl { background: #0b1f6b; }
    dl > div { padding: 1em 1em 1.1em 2em; }
    dl > div + div { padding-left: 1em; }
    dd { color: #ffdc3a; font-size: 1.3em; }
  }

  /* Slow, italic, on colored paper. */
  .example-site[data-look='salon'] {
    --paper: #f6e4da;
    --pen: #4a1738;
    .sheet { grid-template-columns: 42cqi 1fr; font-family: ${serif}; }
    .name { grid-area: 1 / 2; font-size: 1.3em; font-style: italic; }
    .sections { grid-area: 2 / 2; padding: 0.2em 1.5em 0 2em; font-style: italic; }
    .pitch { grid-area: 3 / 2; padding: 1.5em 1.5em 1.5em 2em; }
    .headline { font-size: 7.2cqi; font-style: italic; line-height: 1; letter-spacing: -0.03em; }
    .text { color: #6d3a55; }
    .action span { padding: 0 0 0.15em; border-bottom: 2px solid currentcolor; font-style: italic; }
    .art { grid-area: 1 / 1 / 5; align-self: stretch; width: 100%; height: 100%; padding: 2em; background: #4a1738; }
    .art > :first-child { fill: #d9747f; }
    dl { grid-area: 4 / 2; grid-template-columns: none; padding: 0 3em 1.5em 2em; }
    dl > div { display: flex; justify-content: space-between; gap: 1em; padding-block: 0.45em; border-top: 1px solid #dcbcb0; }
  }
`;
