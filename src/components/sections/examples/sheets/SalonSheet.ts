import styled from 'styled-components';
import { salonFont, salonLetters } from '@/styles/exampleFonts';
import { examplePalette } from '@/styles/examplePalettes';
import { media } from '@/styles/media';
import {
  Action,
  Headline,
  Name,
  narrow,
  Offers,
  Picture,
  Pitch,
  Sections,
  Sheet,
  Text,
  voice,
} from './sheetParts';

/** Slow: a cover with its masthead, its picture and its contents. */
export const SalonSheet = styled(Sheet)`
  ${examplePalette('salon')}
  ${voice(salonFont)}
  grid-template: auto auto 1fr auto / 40cqi 1fr;
  column-gap: 5cqi;
  padding-right: 1.5rem;
  ${Picture} { grid-area: 2 / 1 / -1; padding: 2cqi; background: var(--example-accent); }
  ${Name}, ${Headline} { font-family: var(--example-voice); font-weight: 600; }
  ${Name} { grid-area: 1 / 1 / auto / -1; padding: min(1.5rem, 3.4cqi) 0 0.1em 1rem; color: var(--example-accent); font-size: calc((100cqi - 2.5rem) / 6.65); line-height: 1; letter-spacing: -0.02em; }
  /* Across the cover, as large as it can be. */
  ${Name}[data-painted] {
    --cover: calc(100cqi - 2.5rem);
    font-family: ${salonLetters.style.fontFamily};
    font-size: clamp(1.375rem, calc(var(--cover) / (1.1 * var(--name-width))), calc(var(--cover) / 6.65));
    line-height: 1.15;
  }
  ${Sections} { grid-area: 2 / 2; padding-block: 0.5em; border-block: 1px solid var(--example-pen); }
  ${Pitch} { grid-area: 3 / 2; align-self: center; padding-block: 1em; }
  ${Headline} { font-size: clamp(1.375rem, 4.8cqi, 2.75rem); line-height: 1.08; letter-spacing: -0.01em; }
  ${Text} { color: var(--example-soft); }
  ${Action} span { padding: 0 0 0.15em; border-bottom: 2px solid currentcolor; }
  ${Offers} { grid-area: 4 / 2; grid-template-columns: none; align-items: stretch; padding-bottom: 0.8em; }
  ${Offers} > div { display: flex; justify-content: space-between; gap: 1em; padding-block: 0.4em; border-top: 1px solid var(--example-line); }
  dt, dd { align-self: auto; }
  ${narrow} { padding-right: 1rem; ${Pitch} { padding-block: 0.6em; } }
  /* Across a page its picture stands beside all of it. */
  ${media.desktop} {
    &[data-wide='true'] {
      grid-template-columns: 33cqi 1fr;
      column-gap: 3.5cqi;
      padding-right: 3.5cqi;
      ${Picture} { grid-row: 1 / -1; }
      ${Name} { grid-area: 1 / 2; padding: 2.6cqi 0 1.4cqi; font-size: 9cqi; text-indent: -0.025em; }
      ${Headline} { font-size: 4.4cqi; }
    }
  }
`;
