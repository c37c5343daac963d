import { readFileSync } from 'node:fs';
import { theme } from '@/styles/theme';
import { characters } from '../../scripts/fonts/characters';

const { color } = theme.raw;
type Color = keyof typeof color;

/** Returns the relative luminance (WCAG 2.2) of a color such as #0a0d1c. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrastOf = (one: Color, other: Color) => {
  const both = [luminance(color[one]), luminance(color[other])];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
};

const grounds: Color[] = ['ink', 'indigo', 'surface', 'raised', 'well', 'dusk', 'dawn'];

test.each<[Color, Color[]]>([
  ['control', grounds],
  ['signal', grounds],
  ['primary', grounds],
  ['choice', ['well']],
])('%s outlines a control by 3:1 on its backgrounds (WCAG 2.2, 1.4.11)', (edge, backgrounds) => {
  for (const background of backgrounds) {
    expect([background, contrastOf(edge, background) >= 3]).toEqual([background, true]);
  }
});

test('the text of a primary button has a contrast of 4.5:1, also on hover (WCAG 2.2, 1.4.3)', () => {
  expect(contrastOf('onPrimary', 'primary')).toBeGreaterThan(4.5);
  expect(contrastOf('onPrimary', 'primaryLit')).toBeGreaterThan(4.5);
});

test('the typefaces contain every character of texts and prices (npm run fonts)', () => {
  expect(readFileSync('src/styles/fonts/characters.txt', 'utf8')).toBe(`${characters}\n`);
});
