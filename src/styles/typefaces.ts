/** A typeface of the site: `npm run fonts` makes its files and measures its fallback. */
export interface Typeface {
  /** Its npm package, and the file in the package's folder `files`. */
  package: string;
  file: string;
  /** Fixed or narrowed variation axes of a variable font. */
  axes?: Record<string, number | { min: number; max: number }>;
  /** The weights in use. With several, each has its own fallback for a range of weights. */
  weights: readonly { at: number; range: string }[];
  /** Ascent and descent in ems, if the page overrides the file's. */
  metrics?: { ascent: number; descent: number };
  /** Whether its text is set in capitals. */
  capitals?: boolean;
}

/** For a typeface with one weight, whose fallback covers every weight. */
export const oneWeight = (at: number) => [{ at, range: '200 800' }];

/** The site's two typefaces. A look's own is in its folder. */
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
