import styled from 'styled-components';
import { dentistFont, dentistLetters } from '@/styles/exampleFonts';
import { examplePalette } from '@/styles/examplePalettes';
import {
  Action,
  Headline,
  Name,
  nameInsteadOfLinks,
  narrow,
  Offers,
  Picture,
  Pitch,
  Sheet,
  Text,
  voice,
} from './sheetParts';

/** Airy: everything in the middle, thin lines, much room. */
export const DentistSheet = styled(Sheet)`
  ${examplePalette('dentist')}
  ${nameInsteadOfLinks}
  ${voice(dentistFont)}
  grid-template: auto 1fr auto auto / 1fr auto;
  padding: 1.6em 2.4em 0;
  text-align: center;
  ${Name}, ${Headline} { font-family: var(--example-voice); font-weight: 500; }
  ${Name} { font-size: 1.35em; line-height: 1.15; text-align: left; }
  ${Name}[data-painted] { font-family: ${dentistLetters.style.fontFamily}; }
  ${Picture} { grid-area: 2 / 1 / auto / -1; place-self: center; width: clamp(6rem, 21cqi, 9.25rem); margin-top: 0.8em; }
  ${Pitch} { grid-area: 3 / 1 / auto / -1; align-self: center; padding-block: 1.2em 1.4em; }
  ${Headline} { max-width: 14em; margin-inline: auto; font-size: clamp(1.5rem, 5.6cqi, 3.25rem); line-height: 1.08; letter-spacing: -0.01em; }
  ${Text} { margin-inline: auto; color: var(--example-soft); }
  ${Action} span { border-radius: 2em; background: var(--example-action); color: var(--example-on-action); }
  ${Offers} { grid-column: 1 / -1; border-top: 1px solid var(--example-line); }
  ${Offers} > div { padding: 1em 0.5em 1.2em; }
  ${Offers} > div + div { border-left: 1px solid var(--example-line); }
  dd { color: var(--example-price); }
  ${narrow} {
    padding: 1em 1rem 0;
    ${Picture} { width: 4.25rem; margin-top: 0.4em; }
    ${Pitch} { padding-block: 0.8em 1em; }
    ${Text}, ${Action} { margin-top: 0.8em; }
  }
`;
