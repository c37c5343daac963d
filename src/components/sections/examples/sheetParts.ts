import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { oneLine, twoLines } from '@/styles/mixins';

/** What is set in a look's own typeface. */
const lettering = css`
  font-family: var(--example-voice);
  font-weight: var(--example-weight);
  letter-spacing: var(--example-tracking, -0.01em);
  text-transform: var(--example-case, none);
`;

export const Name = styled.p`
  ${lettering}
  grid-area: name;
  padding: 0.7em 0 0.7em var(--example-side);
  line-height: 1.2;
  text-align: left;
`;

export const Sections = styled.p`
  grid-area: sections;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 0 1.4em;
  padding: 0.5em var(--example-side) 0.5em 1em;
`;

export const Pitch = styled.div`
  z-index: 1;
  grid-area: pitch;
  align-self: center;
  display: grid;
  justify-items: start;
  gap: clamp(0.6rem, 2.4cqi, 1.25rem);
  padding: clamp(0.75rem, 3cqi, 1.5rem) var(--example-side);
`;

export const Headline = styled.p`
  ${lettering}
  line-height: 1.05;
  text-wrap: balance;
`;

export const Text = styled.p`
  max-width: 26em;
  color: var(--example-soft);
  font-size: max(0.75rem, 1.1em);
  text-wrap: balance;
`;

export const Action = styled.p`
  padding: 0.7em 1.4em;
  background: var(--example-action);
  color: var(--example-on-action);
  font-weight: 600;
`;

export const Picture = styled.div`
  grid-area: picture;
  svg { width: 100%; height: 100%; }
`;

export const Offers = styled.dl`
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
  dd { color: var(--example-price); font-weight: 600; }
`;

/**
 * The sheet of paper that all looks share. A look sets its colors, its typeface and `--example-rule`, and where
 * the parts stand. All sizes follow the width of the site itself, so it reads the same on a phone and in a card.
 */
export const Sheet = styled.div`
  --example-side: clamp(1rem, 5cqi, 1.5rem);
  --example-voice: var(--example-stand-in);
  flex: 1;
  display: grid;
  grid-template: 'name sections' 'picture picture' 1fr 'pitch pitch' 'offers offers' / 1fr auto;
  overflow: hidden;
  background: var(--example-paper);
  color: var(--example-pen);
  font-size: clamp(0.75rem, 1.95cqi, 1.0625rem);
  /* Its own typeface once the example has been seen (data-awake), so that it is loaded no earlier. */
  [data-awake] > & { --example-voice: var(--example-typeface); }
  ${media.noScript} { --example-voice: var(--example-typeface); }
  > [data-shop-name][data-painted] { ${oneLine} font-family: var(--example-letters); }
  /*
   * On a phone a visitor's name may take two lines, and the row of the links. The room around it is a border: in
   * padding the third line of a text that is cut off after two would show.
   */
  @container (max-width: 30rem) {
    > [data-shop-name][data-painted] {
      ${twoLines}
      grid-column: 1 / -1;
      padding-block: 0;
      border-block: 0.4em solid transparent;
      white-space: normal;
      ${media.forcedColors} { border-color: Canvas; }
      & + ${Sections} { display: none; }
    }
  }
`;
