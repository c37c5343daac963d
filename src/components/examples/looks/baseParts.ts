import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { oneLine, twoLines } from '@/styles/mixins';

/** Text in the look's own typeface. */
const lettering = css`
  font-family: var(--example-voice);
  font-weight: var(--example-weight);
  letter-spacing: var(--example-tracking, -0.01em);
  text-transform: var(--example-case, none);
`;

/** The business's name. A visitor's name takes two lines of a phone, and never grows the row. */
const Name = styled.p`
  ${lettering}
  grid-area: name;
  padding: 0.7em 0 0.7em var(--example-side);
  line-height: 1.2;
  text-align: left;
  &[data-painted] { ${oneLine} font-family: var(--example-letters); }
  /*
   * The room around two lines is a border: in padding the third line of a text that is cut off after two
   * would show.
   */
  @container (max-width: 30rem) {
    &[data-painted] {
      ${twoLines}
      grid-column: 1 / -1;
      padding-block: 0;
      border-block: 0.4em solid transparent;
      white-space: normal;
      ${media.forcedColors} { border-color: Canvas; }
      & + * { display: none; }
    }
  }
`;

/** The names of the website's sections. */
const Menu = styled.p`
  grid-area: menu;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 0 1.4em;
  padding: 0.5em var(--example-side) 0.5em 1em;
`;

/** Headline, text and action. */
const Pitch = styled.div`
  z-index: 1;
  grid-area: pitch;
  align-self: center;
  display: grid;
  justify-items: start;
  gap: clamp(0.6rem, 2.4cqi, 1.25rem);
  padding: clamp(0.75rem, 3cqi, 1.5rem) var(--example-side);
`;

const Headline = styled.p`
  ${lettering}
  line-height: 1.05;
  text-wrap: balance;
`;

const Text = styled.p`
  max-width: 26em;
  color: var(--example-soft);
  font-size: max(0.75rem, 1.1em);
  text-wrap: balance;
`;

const Action = styled.p`
  padding: 0.7em 1.4em;
  background: var(--example-action);
  color: var(--example-on-action);
  font-weight: 600;
`;

const Picture = styled.div`
  grid-area: picture;
  svg { width: 100%; height: 100%; }
`;

/** What is offered, with prices. */
const Offers = styled.dl`
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
 * The page that the parts stand on. A look sets its colors, its typeface and `--example-rule`, and where the parts
 * stand. All sizes follow the width of the website itself, so it reads the same on a phone and in a card.
 */
const Sheet = styled.div`
  --example-side: clamp(1rem, 5cqi, 1.5rem);
  --example-voice: var(--example-fallback);
  flex: 1;
  display: grid;
  grid-template: 'name menu' 'picture picture' 1fr 'pitch pitch' 'offers offers' / 1fr auto;
  overflow: hidden;
  background: var(--example-paper);
  color: var(--example-pen);
  font-size: clamp(0.75rem, 1.95cqi, 1.0625rem);
  /* The web font loads once the example has been seen (data-awake). */
  [data-awake] > & { --example-voice: var(--example-typeface); }
  ${media.noScript} { --example-voice: var(--example-typeface); }
`;

/** The parts of an example's website. A look restyles those that it composes in its own way. */
export const baseParts = { Sheet, Name, Menu, Pitch, Headline, Text, Action, Picture, Offers };

export type LookParts = typeof baseParts;
