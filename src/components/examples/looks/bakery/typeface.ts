import { oneWeight, type Typeface } from '@/styles/typefaces';

export const typeface: Typeface = {
  package: '@fontsource/caprasimo',
  file: 'caprasimo-latin-400-normal',
  weights: oneWeight(400),
};
