import { css } from 'styled-components';
import {
  dentistFont,
  dentistLetters,
  plumberFont,
  plumberLetters,
  salonFont,
  salonLetters,
} from '@/styles/exampleFonts';
import { light } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import {
  Action,
  Headline,
  Name,
  nameAir,
  narrow,
  Offers,
  Picture,
  Pitch,
  Sections,
  Text,
} from './sheetParts';

/** Its own typeface once the example has been seen (`data-awake`), so that it is loaded no earlier. */
const voice = ({ style }: typeof dentistFont) => css`
  --example-voice: ${style.fontFamily.replace(/^[^,]*, */, '')};
  [data-awake] > & { --example-voice: ${style.fontFamily}; }
  ${media.noScript} { --example-voice: ${style.fontFamily}; }
`;

/** Airy: everything in the middle, thin lines, much room. */
export const dentist = css`
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

/** Loud: a poster that is read from across the road. */
export const plumber = css`
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
    ${Name}[data-painted] { ${nameAir} }
    ${Sections} { gap: 0 0.7em; justify-content: end; padding-left: 0.5rem; }
    dd { font-size: 1.4em; }
    dt { max-width: 6.4em; }
    ${Offers} > div:first-child { padding-left: 1rem; }
    ${Picture} { bottom: 5.4em; }
  }
`;

/** Slow: a cover with its masthead, its picture and its contents. */
export const salon = css`
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

/** Neighborly: the shop itself, as it stands on the street, and what it says. */
export const shop = css`
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
    ${Name}[data-painted] { ${nameAir} }
    ${Picture} { min-height: 3.5rem; }
    ${Pitch} { display: block; padding-block: 1em; }
    ${Text}, ${Action} { margin-top: 0.8em; }
    ${Offers} { margin-inline: 1rem; }
  }
`;
