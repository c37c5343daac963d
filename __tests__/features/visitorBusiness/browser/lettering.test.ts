import { letter } from '@/features/visitorBusiness/browser/lettering';

const board = { width: 235, height: 50 };
/** Every character is as wide as half its size. */
const widthOf = (text: string) => 0.5 * Array.from(text).length;
const lettered = (name: string) => letter(name, board, widthOf);

test('sets a short name on one line, as large as the board allows', () => {
  expect(lettered('Vera')).toEqual({ lines: ['Vera'], size: 30 });
});

test('breaks a longer name at a space when two lines allow larger letters', () => {
  expect(lettered("Vera's Bakery on Elm").lines).toEqual(["Vera's Bakery on Elm"]);
  const { lines, size } = lettered('The Old Mill Bread & Cake Company Ltd.');
  expect(lines).toEqual(['The Old Mill Bread', '& Cake Company Ltd.']);
  expect(size).toBeCloseTo(19.5);
});

test('does not break a word that fits', () => {
  expect(lettered('Konditoreimeisterbetrieb').lines).toEqual(['Konditoreimeisterbetrieb']);
});

test('wraps a long word onto two lines and truncates it there', () => {
  const wide = (text: string) => 2 * widthOf(text);
  expect(letter('W'.repeat(40), board, wide).lines).toEqual(['W'.repeat(20), 'W'.repeat(20)]);
  const { lines } = letter('W'.repeat(60), board, wide);
  expect(lines).toEqual(['W'.repeat(20), `${'W'.repeat(19)}…`]);
});

test('never cuts within a grapheme', () => {
  const family = '👨‍👩‍👧';
  const { lines } = letter(family.repeat(40), board, widthOf);
  expect(lines.join('').replaceAll(family, '')).toBe('…');
});
