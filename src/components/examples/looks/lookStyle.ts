import { css } from 'styled-components';
import { fallbacksOf, fontFaces } from '@/styles/fallbackFonts';
import { lightProperty } from '@/styles/lightStyles';
import { fallbackFamily } from '@/styles/typefaces';
import { lookTypefaces } from './typefaces';

export type Palette = Readonly<Record<string, string>>;

/** The custom property of a palette's color: `paper` is `--example-paper`, in styles and drawings. */
export const exampleProperty = (name: string) => lightProperty(`example-${name}`);

interface LookFonts {
  /** The look, which its fallback is named for. */
  name: keyof typeof lookTypefaces;
  /** The subset with the example's own words. */
  words: { style: { fontFamily: string } };
  /** The full font, for a visitor's own name. */
  letters: { style: { fontFamily: string } };
}

/** The colors of a look, as declarations. */
export const paletteStyle = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, value]) => `${exampleProperty(name)}: ${value};`)
    .join(' ');

/** The typeface of a look, as declarations: subset font, full font for visitor names, fallback, weight. */
export const typefaceStyle = ({ name, words, letters }: LookFonts) => css`
  ${fontFaces(fallbacksOf(name))}
  --example-fallback: '${fallbackFamily(name)}', sans-serif;
  --example-typeface: ${words.style.fontFamily}, var(--example-fallback);
  --example-letters: ${letters.style.fontFamily}, var(--example-fallback);
  --example-weight: ${lookTypefaces[name].weights[0]?.at};
`;
