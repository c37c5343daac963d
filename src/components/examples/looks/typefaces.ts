import type { LookName } from '@/content/examples/example';
import { oneWeight, type Typeface } from '@/styles/typefaces';

/** The typeface of each look; `general` has the site's own. */
export const lookTypefaces: Readonly<Record<Exclude<LookName, 'general'>, Typeface>> = {
  plumber: {
    package: '@fontsource/anton',
    file: 'anton-latin-400-normal',
    weights: oneWeight(400),
    capitals: true,
  },
  dentist: {
    package: '@fontsource-variable/fredoka',
    file: 'fredoka-latin-wght-normal',
    axes: { wght: 500 },
    weights: oneWeight(500),
  },
  salon: {
    package: '@fontsource-variable/bodoni-moda',
    file: 'bodoni-moda-latin-standard-normal',
    // The optical size for short texts; larger ones lose thin strokes at the headline's size.
    axes: { wght: 600, opsz: 18 },
    weights: oneWeight(600),
    // Overrides the file's metrics, which leave too much space above the masthead (salon/fonts.ts has the same).
    metrics: { ascent: 0.85, descent: 0.3 },
  },
  bakery: {
    package: '@fontsource/caprasimo',
    file: 'caprasimo-latin-400-normal',
    weights: oneWeight(400),
  },
  auto: {
    package: '@fontsource-variable/unbounded',
    file: 'unbounded-latin-wght-normal',
    axes: { wght: 750 },
    weights: oneWeight(750),
  },
};
