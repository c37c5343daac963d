import { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { exampleTypefaces, fallbackFamily, fallbacksOf, fontFaces } from '@/styles/typefaces';

const lettering = css`
  font-family: var(--example-voice);
  font-weight: var(--example-weight);
  letter-spacing: var(--example-tracking, -0.01em);
  text-transform: var(--example-case, none);
`;

/** A look adds its typeface, `--example-rule`, and the grid. */
export const everyLook = css`
  --example-side: var(--example-edge, clamp(1rem, 5cqi, 1.5rem));
  /* The height beyond what the width needs. */
  --example-spare: max(0px, var(--example-height, 0px) - 75cqi);
  /* For a look without a typeface. */
  --example-typeface: ${theme.font.display};
  --example-fallback: ${theme.font.display};
  --example-weight: ${theme.weight.display};
  --example-voice: var(--example-fallback);
  flex: 1;
  display: grid;
  grid-template: 'name menu' 'picture picture' 1fr 'pitch pitch' 'offers offers' / 1fr auto;
  overflow: hidden;
  background: var(--example-paper);
  color: var(--example-pen);
  font-size: clamp(0.75rem, 1.95cqi, 1.0625rem);
  @container (max-width: 30rem) {
    --example-spare: 0px;
    grid-template: 'name' 'menu' 'picture' 1fr 'pitch' 'offers' / minmax(0, 1fr);
  }
  [data-awake] > & { --example-voice: var(--example-typeface); }
  ${media.noScript} { --example-voice: var(--example-typeface); }

  [data-shows='name'] {
    ${lettering}
    grid-area: name;
    padding: 0.7em 0 0.7em var(--example-side);
    font-size: var(--name-size, 1.5em);
    line-height: 1.2;
    text-align: left;
    @container (max-width: 30rem) { padding-bottom: 0; }
    /*
     * A visitor's name takes one line beside the menu and at most two on a phone, so that the website does not grow.
     * --name-stretch: the width of a look's letters, 1 for the display typeface's.
     */
    --painted-width: calc(var(--name-width, 1) * var(--name-stretch, 1));
    &[data-painted] {
      min-width: 0;
      overflow-wrap: anywhere;
      font-size: min(var(--name-size, 1.5em), 54cqi / var(--painted-width));
    }
    @container (max-width: 30rem) {
      &[data-painted] {
        grid-column: 1 / -1;
        padding-bottom: 0.1em;
        padding-inline-end: var(--example-side);
        font-size: min(var(--name-size, 1.5em), 150cqi / var(--painted-width));
      }
    }
  }
  [data-shows='menu'] {
    grid-area: menu;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    padding: 0 calc(var(--example-side) - 0.7em) 0 0.3em;
    > * {
      display: grid;
      align-items: center;
      min-width: ${theme.height.target};
      min-height: ${theme.height.target};
      padding-inline: 0.7em;
      color: inherit;
      text-decoration: none;
    }
    a:hover { text-decoration: underline; }
    @container (max-width: 30rem) { justify-content: start; padding-left: calc(var(--example-side) - 0.7em); }
  }
  [data-shows='pitch'] {
    z-index: 1;
    grid-area: pitch;
    align-self: center;
    display: grid;
    justify-items: start;
    gap: clamp(0.6rem, 2.4cqi, 1.25rem);
    padding: clamp(0.75rem, 3cqi, 1.5rem) var(--example-side);
  }
  [data-shows='headline'] {
    ${lettering}
    line-height: 1.05;
    text-wrap: balance;
  }
  [data-shows='text'] {
    max-width: 26em;
    color: var(--example-soft);
    font-size: max(0.75rem, 1.1em);
  }
  [data-shows='action'] {
    display: grid;
    align-items: center;
    min-height: ${theme.height.target};
    padding: 0.3em 1.4em;
    background: var(--example-action, var(--example-pen));
    color: var(--example-on-action, var(--example-paper));
    font-weight: 600;
    text-decoration: none;
    &:hover { text-decoration: underline; }
    ${media.forcedColors} { border: 1px solid; }
  }
  [data-shows='picture'] {
    grid-area: picture;
    svg { width: 100%; height: 100%; }
  }
  [data-shows='offers'] {
    grid-area: offers;
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    padding-inline: var(--example-side);
    > div {
      display: grid;
      grid-template-rows: subgrid;
      grid-row: span 2;
      align-items: end;
      padding-block: 0.9em 1.1em;
      border-top: var(--example-rule);
    }
    /* Below 360 px or with large letters, prices beside each other would touch. */
    @container (max-width: 19.75rem) {
      grid-template-columns: minmax(0, 1fr);
      > div { padding-block: 0.5em; }
    }
    dd { color: var(--example-price); font-weight: 600; }
  }
`;

/** Loads a look's typeface when the example is visible. */
export const typefaceStyle = (
  look: keyof typeof exampleTypefaces,
  font: { style: { fontFamily: string } },
) => css`
  ${fontFaces(fallbacksOf(look, exampleTypefaces[look]))}
  --example-fallback: '${fallbackFamily(look)}', sans-serif;
  --example-typeface: ${font.style.fontFamily}, var(--example-fallback);
  --example-weight: ${exampleTypefaces[look].weight};
`;
