import { oneWeight, type Typeface } from '@/styles/typefaces';

export const typeface: Typeface = {
  package: '@fontsource-variable/unbounded',
  file: 'unbounded-latin-wght-normal',
  axes: { wght: 750 },
  weights: oneWeight(750),
};
