import fallbacks from './fonts/fallbacks.json' with { type: 'json' };
import { fallbackFamily, typefaces } from './typefaces';

/**
 * Arial, adjusted to the width and height of the web fonts, so that lines break in the same places
 * before and after they load. next/font measures a variable font at its lightest weight, which
 * is far off for the weights in use; `npm run fonts` measures at those weights.
 */
export const fallbacksOf = (...names: string[]) =>
  fallbacks.filter(({ family }) => names.some((name) => family === fallbackFamily(name)));

/** The fallbacks of the site's own typefaces. */
export const siteFallbacks = fallbacksOf(...Object.keys(typefaces));

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Liberation Sans is Arial's twin on Linux. There WebKit knows Arial alone, and takes its bold face by itself. */
const sources = (bold: boolean) =>
  bold
    ? "local('Arial Bold'), local('Liberation Sans Bold'), local('Arial')"
    : "local('Arial'), local('Liberation Sans')";

/** Fallbacks as `@font-face` rules. */
export const fontFaces = (fallbacks: ReturnType<typeof fallbacksOf>) =>
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
