import { oneWeight, type Typeface } from '@/styles/typefaces';

export const typeface: Typeface = {
  package: '@fontsource-variable/fredoka',
  file: 'fredoka-latin-wght-normal',
  axes: { wght: 500 },
  weights: oneWeight(500),
};
