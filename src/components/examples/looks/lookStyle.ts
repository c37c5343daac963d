import { css } from 'styled-components';
import { fallbacksOf, fontFaces } from '@/styles/fallbackFonts';
import { lightProperty } from '@/styles/lightStyles';
import { exampleTypefaces, fallbackFamily } from '@/styles/typefaces';

export type Palette = Readonly<Record<string, string>>;

/** The custom property of a palette's color: `paper` is `--example-paper`, in styles and drawings. */
export const exampleProperty = (name: string) => lightProperty(`example-${name}`);

/** The colors of a look, as declarations. */
export const paletteStyle = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, value]) => `${exampleProperty(name)}: ${value};`)
    .join(' ');

/** The typeface of a look, as declarations: its font, its fallback and its weight. */
export const typefaceStyle = (
  look: keyof typeof exampleTypefaces,
  font: { style: { fontFamily: string } },
) => css`
  ${fontFaces(fallbacksOf(look, exampleTypefaces[look]))}
  --example-fallback: '${fallbackFamily(look)}', sans-serif;
  --example-typeface: ${font.style.fontFamily}, var(--example-fallback);
  --example-weight: ${exampleTypefaces[look].weight};
`;
