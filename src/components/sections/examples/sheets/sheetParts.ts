import styled, { css } from 'styled-components';
import type { dentistFont } from '@/styles/exampleFonts';
import { media } from '@/styles/media';
import { oneLine, twoLines } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** As wide as on a phone. */
export const narrow = '@container (max-width: 30rem)';

export const Name = styled.p`
  font-weight: 700;
`;

export const Sections = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.4em;
`;

/**
 * Room around a visitor's name where it may take two lines. A border, not padding: in padding the third
 * line of a text that is cut off after two would show.
 */
export const nameInset = css`
  padding-block: 0;
  border: solid transparent;
  border-width: 0.4em 0;
  ${media.forcedColors} { border-color: Canvas; }
`;

export const Pitch = styled.div``;

export const Headline = styled.p`
  font-family: ${theme.font.display};
  text-wrap: balance;
`;

export const Text = styled.p`
  max-width: 26em;
  margin-top: 1em;
  font-size: max(0.75rem, 1.1em);
  text-wrap: balance;
`;

export const Action = styled.p`
  margin-top: 1.5em;
  span { display: inline-block; padding: 0.7em 1.4em; font-weight: 600; }
`;

export const Picture = styled.div`
  svg { width: 100%; height: 100%; }
`;

export const Offers = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  align-items: end;
  > div { display: grid; grid-template-rows: subgrid; grid-row: span 2; }
  dt { align-self: end; }
  dd { font-weight: 600; }
`;

/* All sizes follow the width of the site itself, so it reads the same on a phone and in a card. */
export const Sheet = styled.div`
  flex: 1;
  position: relative;
  display: grid;
  column-gap: 1.5em;
  overflow: hidden;
  background: var(--example-paper);
  color: var(--example-pen);
  font-size: clamp(0.75rem, 1.95cqi, 1.0625rem);
  > [data-painted] { ${oneLine} }
  ${narrow} {
    ${Sections} { font-size: 0.75rem; }
    > [data-painted] { ${twoLines} white-space: normal; }
  }
`;

/** On a phone a visitor's name takes the row of the links, which are then hidden. */
export const nameInsteadOfLinks = css`
  ${narrow} { > [data-painted] { grid-column: 1 / -1; & + ${Sections} { display: none; } } }
`;

/** Its own typeface once the example has been seen (`data-awake`), so that it is loaded no earlier. */
export const voice = ({ style }: typeof dentistFont) => css`
  --example-voice: ${style.fontFamily.replace(/^[^,]*, */, '')};
  [data-awake] > & { --example-voice: ${style.fontFamily}; }
  ${media.noScript} { --example-voice: ${style.fontFamily}; }
`;
