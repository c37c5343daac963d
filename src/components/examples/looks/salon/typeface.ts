import { oneWeight, type Typeface } from '@/styles/typefaces';

export const typeface: Typeface = {
  package: '@fontsource-variable/bodoni-moda',
  file: 'bodoni-moda-latin-standard-normal',
  // The optical size for short texts: larger ones lose their thin strokes at the headline's size.
  axes: { wght: 600, opsz: 18 },
  weights: oneWeight(600),
  // The file's own are made for lines of text; a masthead stands close to the edge (fonts.ts has the same).
  metrics: { ascent: 0.85, descent: 0.3 },
};
