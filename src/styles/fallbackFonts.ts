const figtree = { family: 'Figtree Fallback', ascent: 0.95, descent: 0.25 };
const headline = { weight: '200 800', bold: true };

/**
 * Arial, stretched to the width and height of the web fonts, so that lines break in the same places
 * before and after those arrive. next/font measures a variable font at its lightest weight, which
 * is far off for the weights in use here; these ratios are measured at the weights themselves: the
 * width of this site's own copy in the web font to that in Arial. Ascent and descent are the web font's.
 */
export const fallbacks = [
  { ...figtree, weight: '300 449', bold: false, ratio: 1.006 },
  { ...figtree, weight: '450 549', bold: false, ratio: 1.014 },
  { ...figtree, weight: '550 900', bold: true, ratio: 0.966 },
  { ...headline, family: 'Bricolage Fallback', ratio: 1.014, ascent: 0.93, descent: 0.27 },
  { ...headline, family: 'Fredoka Fallback', ratio: 0.942, ascent: 0.974, descent: 0.236 },
  { ...headline, family: 'Anton Fallback', ratio: 0.69, ascent: 1.176, descent: 0.329 },
  { ...headline, family: 'Bodoni Fallback', ratio: 1.01, ascent: 0.85, descent: 0.3 },
];

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Liberation Sans is Arial's twin on Linux. There WebKit knows Arial alone, and takes its bold face by itself. */
const sources = (bold: boolean) =>
  bold
    ? "local('Arial Bold'), local('Liberation Sans Bold'), local('Arial')"
    : "local('Arial'), local('Liberation Sans')";

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
