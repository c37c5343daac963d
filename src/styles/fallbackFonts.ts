interface Fallback {
  family: string;
  /** The weights it stands in for. */
  weight: string;
  bold: boolean;
  /** Width of this site's own copy in the web font, relative to the same copy in Arial. */
  ratio: number;
  /** Ascent and descent of the web font, relative to its em. */
  ascent: number;
  descent: number;
}

const figtree = { family: 'Figtree Fallback', ascent: 0.95, descent: 0.25 };
const bricolage = { family: 'Bricolage Fallback', ascent: 0.93, descent: 0.27 };
const exampleFace = { weight: '400 800', bold: true };

/**
 * Arial, stretched to the width and height of the web fonts, so that lines break in the same places
 * before and after those arrive. next/font measures a variable font at its lightest weight, which
 * is far off for the weights in use here; these ratios are measured at the weights themselves.
 */
export const fallbacks: readonly Fallback[] = [
  { ...figtree, weight: '300 449', bold: false, ratio: 1.006 },
  { ...figtree, weight: '450 549', bold: false, ratio: 1.014 },
  { ...figtree, weight: '550 900', bold: true, ratio: 0.966 },
  { ...bricolage, weight: '200 549', bold: false, ratio: 1.066 },
  { ...bricolage, weight: '550 800', bold: true, ratio: 1.014 },
  { ...exampleFace, family: 'Fredoka Fallback', ratio: 0.942, ascent: 0.974, descent: 0.236 },
  { ...exampleFace, family: 'Anton Fallback', ratio: 0.69, ascent: 1.176, descent: 0.329 },
  { ...exampleFace, family: 'Bodoni Fallback', ratio: 1.01, ascent: 0.85, descent: 0.3 },
];

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const sources = (bold: boolean) =>
  (bold
    ? // WebKit on Linux knows a family by its name alone, and takes its bold face by itself.
      [
        'Arial Bold',
        'Arial-BoldMT',
        'Liberation Sans Bold',
        'LiberationSans-Bold',
        'Arial',
        'Liberation Sans',
      ]
    : ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans']
  )
    .map((name) => `local('${name}')`)
    .join(', ');

/** The `@font-face` rules of the fallbacks. */
export const fallbackFontFaces = fallbacks
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
