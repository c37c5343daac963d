/** A typeface of the site: `npm run fonts` makes its files and measures its fallback. */
export interface Typeface {
  /** The npm package it comes from, and the file in its folder `files`. */
  package: string;
  file: string;
  /** Fixed or narrowed variation axes of a variable font. */
  axes?: Record<string, number | { min: number; max: number }>;
  /** The weight it is set in. With several, each has its own fallback for a range of weights. */
  weights: readonly { at: number; range: string }[];
  /** Ascent and descent in ems, where the page overrides those of the file. */
  metrics?: { ascent: number; descent: number };
  /** Words that are set in capitals. */
  capitals?: boolean;
}

/** For a typeface with one weight: the fallback stands in at every weight. */
export const oneWeight = (at: number) => [{ at, range: '200 800' }];

/** The two typefaces of the site. Each example's look has its own, in its folder. */
export const typefaces = {
  display: {
    package: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-wght-normal',
    axes: { wght: 650 },
    weights: oneWeight(650),
  },
  text: {
    package: '@fontsource-variable/figtree',
    file: 'figtree-latin-wght-normal',
    axes: { wght: { min: 400, max: 600 } },
    weights: [
      { at: 400, range: '300 449' },
      { at: 500, range: '450 549' },
      { at: 600, range: '550 900' },
    ],
  },
} satisfies Record<string, Typeface>;

/** The family name of a typeface's fallback. */
export const fallbackFamily = (name: string) => `${name} fallback`;
