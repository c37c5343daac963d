import styled from 'styled-components';
import { examplePalette } from '@/styles/examplePalettes';
import { light } from '@/styles/lightStyles';
import { theme } from '@/styles/theme';
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
} from './sheetParts';

/** Neighborly: the shop itself, as it stands on the street, and what it says. */
export const ShopSheet = styled(Sheet)`
  ${examplePalette('shop')}
  ${nameInsteadOfLinks}
  grid-template: auto 1fr auto auto / 1fr auto;
  ${Name}, ${Sections} { align-self: center; padding: 0.8em 1.5rem; }
  ${Name} { font-size: 1.5em; line-height: 1.2; }
  ${Name}, ${Headline} { font-family: ${theme.font.display}; font-weight: ${theme.weight.display}; letter-spacing: ${theme.tracking.title}; }
  ${Picture} {
    position: relative;
    grid-area: 2 / 1 / auto / -1;
    overflow: hidden;
    min-height: 7.5rem;
    background: linear-gradient(in oklab, ${light.skyLow}, ${light.skyHaze} 45%, ${light.skyGlow});
    svg { position: absolute; inset: 0; height: 100%; }
  }
  ${Pitch} { display: grid; grid-template-columns: 1fr auto; column-gap: 2em; align-items: end; grid-area: 3 / 1 / auto / -1; padding: 1.6em 1.5rem 1.4em; }
  ${Headline} { grid-column: 1 / -1; font-size: clamp(1.5rem, 5.4cqi, 3.25rem); line-height: 1.05; }
  ${Text} { color: var(--example-soft); }
  ${Action} span { border-radius: 0.4em; background: var(--example-action); color: var(--example-on-action); }
  ${Offers} { grid-column: 1 / -1; margin-inline: 1.5rem; border-top: 2px solid var(--example-pen); }
  ${Offers} > div { padding-block: 0.9em 1.1em; }
  dd { color: var(--example-price); }
  ${narrow} {
    ${Name}, ${Sections}, ${Pitch} { padding-inline: 1rem; }
    ${Name}[data-painted] { ${nameInset} }
    ${Picture} { min-height: 3.5rem; }
    ${Pitch} { display: block; padding-block: 1em; }
    ${Text}, ${Action} { margin-top: 0.8em; }
    ${Offers} { margin-inline: 1rem; }
  }
`;
