import { oneWeight, type Typeface } from '@/styles/typefaces';

export const typeface: Typeface = {
  package: '@fontsource-variable/bodoni-moda',
  file: 'bodoni-moda-latin-standard-normal',
  // The optical size for short texts; larger ones lose thin strokes at the headline's size.
  axes: { wght: 600, opsz: 18 },
  weights: oneWeight(600),
  // Overrides the file's metrics, which leave too much space above the masthead (fonts.ts has the same).
  metrics: { ascent: 0.85, descent: 0.3 },
};
