import { css } from 'styled-components';
import { dentistFont, plumberFont, salonFont } from '@/styles/exampleFonts';
import { examplePaletteRules } from '@/styles/examplePalettes';
import { media } from '@/styles/media';

/**
 * Three businesses that look like nobody but themselves: a waiting room in daylight, a poster, the
 * cover of a magazine. Colors, compositions and display faces are their own.
 */
export const exampleLooks = css`
  ${examplePaletteRules}

  /* Airy: everything in the middle, thin lines, much room. */
  .example-site[data-look='dentist'] .sheet {
    grid-template: auto 1fr auto auto / 1fr auto;
    padding: 1.6em 2.4em 0;
    text-align: center;
    .name, .headline { font-family: ${dentistFont.style.fontFamily}; font-weight: 500; }
    .name { font-size: 1.35em; line-height: 1.15; text-align: left; }
    .art { grid-area: 2 / 1 / auto / -1; place-self: center; width: clamp(6rem, 21cqi, 10.5rem); margin-top: 0.8em; }
    .pitch { grid-area: 3 / 1 / auto / -1; align-self: center; padding-block: 1.2em 1.4em; }
    .headline { max-width: 14em; margin-inline: auto; font-size: clamp(1.5rem, 5.6cqi, 3.25rem); line-height: 1.08; letter-spacing: -0.01em; }
    .text { margin-inline: auto; color: var(--example-soft); }
    .action span { border-radius: 2em; background: var(--example-action); color: var(--example-on-action); }
    dl { grid-column: 1 / -1; border-top: 1px solid var(--example-line); }
    dl > div { padding: 1em 0.5em 1.2em; }
    dl > div + div { border-left: 1px solid var(--example-line); }
    dd { color: var(--example-price); }
  }

  /* Loud: a poster that is read from across the road. */
  .example-site[data-look='plumber'] .sheet {
    grid-template: auto 1fr auto / 1fr auto;
    .name, .sections { padding: 0.8em 1.5rem; background: var(--example-bar); color: var(--example-on-bar); }
    .name, .headline, dd { font-family: ${plumberFont.style.fontFamily}; font-weight: 400; text-transform: uppercase; }
    .name { padding-block: 0.5em; font-size: 1.6em; line-height: 1.25; letter-spacing: 0.015em; }
    .sections { align-items: center; font-weight: 600; }
    .pitch { position: relative; z-index: 1; grid-area: 2 / 1 / auto / -1; align-self: center; padding: 1.5em 1.5rem 4cqi; }
    .headline { font-size: clamp(2.25rem, 13.4cqi, 7.5rem); line-height: 1; letter-spacing: 0.01em; }
    .text { max-width: 18em; color: var(--example-soft); }
    .action span { background: var(--example-action); color: var(--example-on-action); }
    .art { position: absolute; right: -3cqi; bottom: 3.4em; width: max(26cqi, 5.625rem); }
    dl { position: relative; grid-column: 1 / -1; background: var(--example-on-bar); }
    dl > div { padding: 0.9em 0.5em 1em 1.5rem; }
    dl > div + div { padding-left: 0.5em; }
    dd { color: var(--example-bar); font-size: 1.7em; line-height: 1.2; letter-spacing: 0.015em; }
  }

  /* Slow: a cover with its masthead, its picture and its contents. */
  .example-site[data-look='salon'] .sheet {
    grid-template: auto auto 1fr auto / 40cqi 1fr;
    column-gap: 5cqi;
    padding-right: 1.5rem;
    .art { grid-area: 2 / 1 / -1; width: 100%; height: 100%; padding: 2cqi; background: var(--example-accent); }
    .name, .headline { font-family: ${salonFont.style.fontFamily}; font-weight: 600; }
    .name { grid-area: 1 / 1 / auto / -1; padding: min(1.5rem, 3.4cqi) 0 0.1em 1rem; color: var(--example-accent); font-size: calc((100cqi - 2.5rem) / 6.65); line-height: 1; letter-spacing: -0.02em; }
    .sections { grid-area: 2 / 2; padding-block: 0.5em; border-block: 1px solid var(--example-pen); }
    .pitch { grid-area: 3 / 2; align-self: center; padding-block: 1.2em; }
    .headline { font-size: clamp(1.375rem, 4.8cqi, 2.75rem); line-height: 1.08; letter-spacing: -0.01em; }
    .text { color: var(--example-soft); }
    .action span { padding: 0 0 0.15em; border-bottom: 2px solid currentcolor; }
    dl { grid-area: 4 / 2; grid-template-columns: none; align-items: stretch; padding-bottom: 0.8em; }
    dl > div { display: flex; justify-content: space-between; gap: 1em; padding-block: 0.4em; border-top: 1px solid var(--example-line); }
    dt, dd { align-self: auto; }
  }

  /* Across a page its picture stands beside all of it. */
  ${media.desktop} {
    .example-site[data-look='salon'][data-wide] .sheet {
      grid-template-columns: 33cqi 1fr;
      column-gap: 3.5cqi;
      padding-right: 3.5cqi;
      .art { grid-row: 1 / -1; }
      .name { grid-area: 1 / 2; padding: 2.6cqi 0 1.4cqi; font-size: 9cqi; text-indent: -0.025em; }
      .headline { font-size: 4.4cqi; }
    }
  }

  /* On a phone the links wait behind the name. */
  @container (max-width: 30rem) {
    .sheet .sections { font-size: 0.75rem; }
    .example-site[data-look='dentist'] .sheet { padding-inline: 1rem; }
    .example-site[data-look='plumber'] .sheet { .name, .sections, .pitch { padding-inline: 1rem; } .name { font-size: 1.4em; } .sections { gap: 0 0.7em; justify-content: end; padding-left: 0; } dd { font-size: 1.4em; } dt { max-width: 6.4em; } dl > div:first-child { padding-left: 1rem; } .art { bottom: 5.4em; } }
    .example-site[data-look='salon'] .sheet { padding-right: 1rem; }
  }
`;
