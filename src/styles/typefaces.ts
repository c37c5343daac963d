/** Adjusts Arial to a typeface that is loading. */
export interface Fallback {
  weight: string;
  /** Uses Arial's bold face. */
  bold: boolean;
  /** The texts' width, relative to Arial's, as measured by the canvas's `measureText`. */
  ratio: number;
  /** In ems. */
  ascent: number;
  descent: number;
}

export interface Typeface {
  /** The npm package, and a file in its folder `files`. */
  package: string;
  file: string;
  /** Fixed or narrowed variation axes of a variable font. */
  axes?: Record<string, number | { min: number; max: number }>;
  fallbacks: readonly [Fallback, ...Fallback[]];
}

/** For a typeface with one weight. */
const everyWeight = '200 800';

export const displayWeight = 650;

/**
 * At widths from 320 to 1,920 px, 0.6 % of all texts have another number of lines until the typeface loads. No ratio
 * fits every letter (a space 0.89, a t 1.36). Tests fail if a ratio does not fit.
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

/** Typefaces by look. `general` uses the site's own. */
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
    // Larger optical sizes lose thin strokes at the headline's size.
    axes: { wght: 600, opsz: 18 },
    // The page overrides the font's metrics in the same way (examples/looks/salon.ts).
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
 * Returns fallbacks with the same line breaks as the typeface. Those of next/font use the lightest weight and one
 * weight of Arial: home would shift by 0.2 (CLS).
 */
export const fallbacksOf = (name: string, { fallbacks }: Typeface) =>
  fallbacks.map((fallback) => ({ family: fallbackFamily(name), ...fallback }));

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Liberation Sans replaces Arial on Linux. There WebKit finds only Arial and selects its bold face itself. */
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
