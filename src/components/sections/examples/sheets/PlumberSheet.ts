import styled from 'styled-components';
import { plumberFont, plumberLetters } from '@/styles/exampleFonts';
import { examplePalette } from '@/styles/examplePalettes';
import {
  Action,
  Headline,
  Name,
  nameInset,
  nameInsteadOfLinks,
  narrow,
  Offers,
  Picture,
  Pitch,
  Sections,
  Sheet,
  Text,
  voice,
} from './sheetParts';

/** Loud: a poster that is read from across the road. */
export const PlumberSheet = styled(Sheet)`
  ${examplePalette('plumber')}
  ${nameInsteadOfLinks}
  ${voice(plumberFont)}
  column-gap: 0;
  grid-template: auto 1fr auto / 1fr auto;
  ${Name}, ${Sections} { padding: 0.8em 1.5rem; background: var(--example-bar); color: var(--example-on-bar); }
  ${Name}, ${Headline}, dd { font-family: var(--example-voice); font-weight: 400; text-transform: uppercase; }
  ${Name} { padding-block: 0.5em; font-size: 1.6em; line-height: 1.25; letter-spacing: 0.015em; }
  ${Name}[data-painted] { font-family: ${plumberLetters.style.fontFamily}; }
  ${Sections} { align-items: center; font-weight: 600; }
  ${Pitch} { position: relative; z-index: 1; grid-area: 2 / 1 / auto / -1; align-self: center; padding: 1.5em 1.5rem 4cqi; }
  ${Headline} { font-size: clamp(2.25rem, 13.4cqi, 7.5rem); line-height: 1; letter-spacing: 0.01em; }
  ${Text} { max-width: 18em; color: var(--example-soft); }
  ${Action} span { background: var(--example-action); color: var(--example-on-action); }
  ${Picture} { position: absolute; right: -3cqi; bottom: 3.4em; width: max(26cqi, 5.625rem); }
  ${Offers} { position: relative; grid-column: 1 / -1; background: var(--example-on-bar); }
  ${Offers} > div { padding: 0.9em 0.5em 1em 1.5rem; }
  ${Offers} > div + div { padding-left: 0.5em; }
  dd { color: var(--example-bar); font-size: 1.7em; line-height: 1.2; letter-spacing: 0.015em; }
  ${narrow} {
    ${Name}, ${Sections}, ${Pitch} { padding-inline: 1rem; }
    ${Name} { font-size: 1.4em; }
    ${Name}[data-painted] { ${nameInset} }
    ${Sections} { gap: 0 0.7em; justify-content: end; padding-left: 0.5rem; }
    dd { font-size: 1.4em; }
    dt { max-width: 6.4em; }
    ${Offers} > div:first-child { padding-left: 1rem; }
    ${Picture} { bottom: 5.4em; }
  }
`;
