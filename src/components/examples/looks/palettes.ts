import type { LookName } from '@/content/examples/example';
import { palette as auto } from './auto/palette';
import { palette as bakery } from './bakery/palette';
import { palette as dentist } from './dentist/palette';
import { palette as general } from './general/palette';
import type { Palette } from './lookStyle';
import { palette as plumber } from './plumber/palette';
import { palette as salon } from './salon/palette';

/** The colors of each look, which its drawing has, too. */
export const palettes: Readonly<Record<LookName, Palette>> = {
  plumber,
  dentist,
  salon,
  bakery,
  auto,
  general,
};
