/** Arial, adjusted to a typeface, which stands in for it until it has loaded. */
export interface Fallback {
  /** The weights of the typeface that it stands in for. */
  weight: string;
  /** Whether it is Arial's bold face. */
  bold: boolean;
  /** How wide the site's texts are in the typeface, with 1 for Arial (the canvas's `measureText` tells). */
  ratio: number;
  /** In ems. */
  ascent: number;
  descent: number;
}

/** A typeface, whose file `npm run fonts` makes. Its folder's licenses are made, too. */
export interface Typeface {
  /** Its npm package, and the file in the package's folder `files`. */
  package: string;
  file: string;
  /** Fixed or narrowed variation axes of a variable font. */
  axes?: Record<string, number | { min: number; max: number }>;
  fallbacks: readonly [Fallback, ...Fallback[]];
}

/** Of a typeface with one weight. */
const everyWeight = '200 800';

export const displayWeight = 650;

/**
 * The site's two typefaces. With these ratios, few texts of all pages at widths from 320 to 1,920 px have another
 * number of lines until the typeface arrives: 0.6 %. No ratio reaches none, because each letter of Arial needs another
 * one (a space 0.89, a t 1.36). Tests of late typefaces fail when a ratio does not fit.
 */
export const typefaces = {
  display: {
    package: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-wght-normal',
    axes: { wght: displayWeight },
    fallbacks: [{ weight: everyWeight, bold: true, ratio: 1.014, ascent: 0.93, descent: 0.27 }],
  },
  text: {
    package: '@fontsource-variable/figtree',
    file: 'figtree-latin-wght-normal',
    axes: { wght: { min: 400, max: 600 } },
    fallbacks: [
      { weight: '300 449', bold: false, ratio: 1.001, ascent: 0.95, descent: 0.25 },
      { weight: '450 549', bold: false, ratio: 1.012, ascent: 0.95, descent: 0.25 },
      { weight: '550 900', bold: true, ratio: 0.949, ascent: 0.95, descent: 0.25 },
    ],
  },
} as const satisfies Record<string, Typeface>;

/** The typefaces of the example websites, by look; `general` has the site's own. */
export const exampleTypefaces = {
  plumber: {
    package: '@fontsource/anton',
    file: 'anton-latin-400-normal',
    weight: 400,
    fallbacks: [{ weight: everyWeight, bold: false, ratio: 0.714, ascent: 1.18, descent: 0.33 }],
  },
  dentist: {
    package: '@fontsource-variable/fredoka',
    file: 'fredoka-latin-wght-normal',
    weight: 500,
    axes: { wght: 500 },
    fallbacks: [{ weight: everyWeight, bold: false, ratio: 0.989, ascent: 0.97, descent: 0.24 }],
  },
  salon: {
    package: '@fontsource-variable/bodoni-moda',
    file: 'bodoni-moda-latin-standard-normal',
    weight: 600,
    // The optical size for short texts; larger ones lose thin strokes at the headline's size.
    axes: { wght: 600, opsz: 18 },
    // The page overrides the file's own metrics in the same way (examples/looks/salon.ts).
    fallbacks: [{ weight: everyWeight, bold: true, ratio: 0.999, ascent: 0.85, descent: 0.3 }],
  },
  bakery: {
    package: '@fontsource/caprasimo',
    file: 'caprasimo-latin-400-normal',
    weight: 400,
    fallbacks: [{ weight: everyWeight, bold: false, ratio: 1.165, ascent: 0.92, descent: 0.23 }],
  },
  auto: {
    package: '@fontsource-variable/unbounded',
    file: 'unbounded-latin-wght-normal',
    weight: 750,
    axes: { wght: 750 },
    fallbacks: [{ weight: everyWeight, bold: true, ratio: 1.355, ascent: 1, descent: 0.25 }],
  },
} as const satisfies Record<string, Typeface & { weight: number }>;

export const fallbackFamily = (name: string) => `${name} fallback`;

/**
 * A typeface's fallbacks, with which lines break in the same places before and after it loads. next/font's own
 * measure a variable font at its lightest weight and know one weight of Arial: with them, home shifts by 0.2 while
 * its typefaces load.
 */
export const fallbacksOf = (name: string, { fallbacks }: Typeface) =>
  fallbacks.map((fallback) => ({ family: fallbackFamily(name), ...fallback }));

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Liberation Sans is Arial's twin on Linux. There WebKit knows Arial alone, and takes its bold face by itself. */
const sources = (bold: boolean) =>
  bold
    ? "local('Arial Bold'), local('Liberation Sans Bold'), local('Arial')"
    : "local('Arial'), local('Liberation Sans')";

export const fontFaces = (fallbacks: readonly (Fallback & { family: string })[]) =>
  fallbacks
    .map(
      ({ family, weight, bold, ratio, ascent, descent }) => `@font-face {
      font-family: '${family}';
      src: ${sources(bold)};
      font-weight: ${weight};
      size-adjust: ${percent(ratio)};
      ascent-override: ${percent(ascent / ratio)};
      descent-override: ${percent(descent / ratio)};
      line-gap-override: 0%;
    }`,
    )
    .join('\n');
