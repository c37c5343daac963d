import { type Fallback, fallbackFamily, type Typeface, typefaces } from './typefaces';

/**
 * A typeface's fallbacks, with which lines break in the same places before and after it loads. next/font's own measure a
 * variable font at its lightest weight and know one weight of Arial: with them, home shifts by 0.2 while its typefaces
 * load.
 */
export const fallbacksOf = (name: string, { fallbacks }: Typeface) =>
  fallbacks.map((fallback) => ({ family: fallbackFamily(name), ...fallback }));

/** The fallbacks of the site's own typefaces. */
export const siteFallbacks = Object.entries(typefaces).flatMap(([name, typeface]) =>
  fallbacksOf(name, typeface),
);

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Liberation Sans is Arial's twin on Linux. There WebKit knows Arial alone, and takes its bold face by itself. */
const sources = (bold: boolean) =>
  bold
    ? "local('Arial Bold'), local('Liberation Sans Bold'), local('Arial')"
    : "local('Arial'), local('Liberation Sans')";

/** Fallbacks as `@font-face` rules. */
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
