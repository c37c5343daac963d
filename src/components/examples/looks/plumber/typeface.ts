import { oneWeight, type Typeface } from '@/styles/typefaces';

export const typeface: Typeface = {
  package: '@fontsource/anton',
  file: 'anton-latin-400-normal',
  weights: oneWeight(400),
  capitals: true,
};
