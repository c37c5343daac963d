import styled, { css } from 'styled-components';
import * as fonts from '@/styles/exampleFonts';
import { examplePalette } from '@/styles/examplePalettes';
import { theme } from '@/styles/theme';
import {
  Action,
  Headline,
  Name,
  Offers,
  Picture,
  Pitch,
  Sections,
  Sheet,
  Text,
} from './sheetParts';

type Font = typeof fonts.dentistFont;

/** Its own typeface, all letters of it, and what stands for both until they are there. */
const typeface = (words: Font, letters: Font, standIn: string) => css`
  --example-stand-in: ${standIn};
  --example-typeface: ${words.style.fontFamily}, var(--example-stand-in);
  --example-letters: ${letters.style.fontFamily}, var(--example-stand-in);
`;

/** Airy: everything in the middle, thin lines, much room. */
const DentistSheet = styled(Sheet)`
  ${examplePalette('dentist')}
  ${typeface(fonts.dentistFont, fonts.dentistLetters, "'Fredoka Fallback', ui-rounded, sans-serif")}
  --example-weight: 500;
  --example-side: clamp(1rem, 5.5cqi, 2.5rem);
  --example-rule: 1px solid var(--example-line);
  text-align: center;
  ${Name} { font-size: 1.35em; }
  ${Picture} { place-self: center; width: clamp(4.25rem, 19cqi, 9.25rem); }
  ${Pitch} { justify-items: center; }
  ${Headline} { max-width: 14em; font-size: clamp(1.5rem, 5.6cqi, 3.25rem); }
  ${Action} { border-radius: 2em; }
  ${Offers} > div + div { border-left: var(--example-rule); }
`;

/** Loud: a poster that is read from across the road. */
const PlumberSheet = styled(Sheet)`
  ${examplePalette('plumber')}
  ${typeface(fonts.plumberFont, fonts.plumberLetters, "'Anton Fallback', Impact, sans-serif")}
  --example-weight: 400;
  --example-tracking: 0.01em;
  --example-case: uppercase;
  grid-template: 'name sections' 'pitch pitch' 1fr 'offers offers' / 1fr auto;
  ${Name}, ${Sections} { background: var(--example-bar); color: var(--example-on-bar); }
  ${Name} { font-size: 1.5em; }
  ${Sections} { font-weight: 600; }
  ${Headline} { font-size: clamp(2.25rem, 13.4cqi, 7.5rem); }
  ${Text} { max-width: 18em; }
  ${Picture} { grid-area: pitch; place-self: end; width: max(26cqi, 5.625rem); margin: 0 -3cqi -2em; }
  ${Offers} { background: var(--example-on-bar); }
  ${Offers} dd { color: var(--example-bar); font: 1.6em / 1.2 var(--example-voice); text-transform: uppercase; }
`;

/** Slow: a cover with its masthead, its picture and its contents. */
const SalonSheet = styled(Sheet)`
  ${examplePalette('salon')}
  ${typeface(fonts.salonFont, fonts.salonLetters, "'Bodoni Fallback', Didot, serif")}
  --example-weight: 600;
  --example-tracking: -0.02em;
  --example-rule: 1px solid var(--example-line);
  --cover: calc(100cqi - 2 * var(--example-side));
  grid-template: 'name name' 'picture sections' 'picture pitch' 1fr 'picture offers' / 40cqi 1fr;
  padding-right: var(--example-side);
  /* Across the cover, as large as it can be. */
  ${Name} {
    padding-block: min(1.5rem, 3.4cqi) 0;
    color: var(--example-accent);
    font-size: clamp(1.375rem, calc(var(--cover) / (1.1 * var(--name-width, 6.05))), calc(var(--cover) / 6.65));
    line-height: 1.1;
  }
  ${Picture} { padding: 2cqi; background: var(--example-accent); }
  ${Sections}, ${Pitch}, ${Offers} { margin-left: 5cqi; padding-inline: 0; }
  ${Sections} { justify-content: start; border-block: 1px solid; }
  ${Headline} { font-size: clamp(1.375rem, 4.8cqi, 2.75rem); }
  ${Action} { padding: 0 0 0.15em; border-bottom: 2px solid; }
  ${Offers} { grid-template-columns: none; padding-bottom: 0.8em; }
  ${Offers} > div { display: flex; justify-content: space-between; padding-block: 0.4em; }
  /* Across a page its picture stands beside all of it. */
  @container (min-width: 62rem) {
    --cover: 60cqi;
    grid-template: 'picture name' 'picture sections' 'picture pitch' 1fr 'picture offers' / 33cqi 1fr;
    ${Name} { padding-left: 4.5cqi; }
  }
`;

/** Neighborly: the shop itself, as it stands on the street, and what it says. */
const ShopSheet = styled(Sheet)`
  ${examplePalette('shop')}
  --example-typeface: ${theme.font.display};
  --example-letters: ${theme.font.display};
  --example-stand-in: ${theme.font.display};
  --example-weight: ${theme.weight.display};
  --example-rule: 2px solid var(--example-pen);
  ${Name} { font-size: 1.5em; }
  ${Picture} {
    position: relative;
    min-height: clamp(3.5rem, 14cqi, 7.5rem);
  }
  ${Pitch} { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; }
  ${Headline} { flex: 100%; font-size: clamp(1.5rem, 5.4cqi, 3.25rem); }
  ${Action} { border-radius: 0.4em; }
`;

/** Components of their own, so that a page brings the looks that it shows. */
export const looks = {
  dentist: DentistSheet,
  plumber: PlumberSheet,
  salon: SalonSheet,
  shop: ShopSheet,
};
