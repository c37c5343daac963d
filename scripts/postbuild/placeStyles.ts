import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { transformSync } from 'esbuild';

/** The light whose colors a style sets, if any (src/styles). */
const lightOf = (style: string) => /^:where\(\[data-light='(\w+)'\]\)/.exec(style)?.[1];

/** The light that every page has at its root, without `data-light` (src/styles/lightStyles.ts). */
const baseLight = 'night';

/** next/font's output for a typeface: its `@font-face` and an unused class. */
const faceRule = /@font-face\s*\{[^}]*\}/g;
const faceClass = /\.[\w-]+_className\s*\{[^}]*\}/g;

function familyOf(face: string): string {
  const [, family] = /font-family:\s*["']?([^;"'}]+)/.exec(face) ?? [];
  if (family === undefined) throw new Error('a typeface has no name');
  return family.trim();
}

/** The texts of a page's styles: of the first screen and what is in front of it, and of the rest. */
type Styles = [first: string[], rest: string[]];

/** Removes the style elements of a page. */
export function collectStyles($: CheerioAPI, firstScreen: Cheerio<Element>): Styles {
  const styles: Styles = [[], []];
  let isFirst = true;
  const inside = new Set<unknown>(firstScreen.find('*').addBack());
  let entered = false;
  for (const element of $('*')) {
    entered ||= inside.has(element);
    if (entered && !inside.has(element)) isFirst = false;
    if ($(element).is('style')) styles[isFirst ? 0 : 1].push($(element).text());
  }
  if (styles.flat().length === 0) throw new Error('there is no style');
  $('style').remove();
  return styles;
}

/** Removes the matching items from a set and returns them. */
function take(styles: Set<string>, isWanted: (style: string) => boolean): string[] {
  const taken = [...styles].filter(isWanted);
  for (const style of taken) styles.delete(style);
  return taken;
}

/**
 * Puts the styles of the first screen into the head and all others after it, minified and deduplicated; between them,
 * the first screen's typefaces are preloaded. The colors of a light go where the page first uses the light, a typeface
 * where it is first named; what the page never uses is left out, unused custom properties among it.
 *
 * @param markup the page without styles: up to the end of the first screen, and the rest
 * @throws Error when a style is invalid, or a light of the page has no style
 */
export function placeStyles([first = '', rest = '']: string[], styles: Styles): string {
  const all = new Set(styles.flat());
  const lights = new Set([...all].filter(lightOf));
  const others = new Set([...all].filter((text) => !lights.has(text)));
  const faces = new Set([...all].flatMap((text) => text.match(faceRule) ?? []));
  const styled = new Set([baseLight, ...[...lights].map(lightOf)]);
  for (const [, light] of (first + rest).matchAll(/\bdata-light="(\w+)"/g)) {
    if (!styled.has(light)) throw new Error(`the light ${light} has no style`);
  }

  function stylesOf(markup: string, texts: readonly string[]): string {
    const own = take(others, (text) => texts.includes(text)).map((text) =>
      text.replace(faceRule, '').replace(faceClass, ''),
    );
    const named = own.join() + markup;
    return [
      ...take(faces, (face) => named.includes(familyOf(face))),
      ...own,
      ...take(lights, (text) => markup.includes(`data-light="${lightOf(text)}"`)),
    ].join('\n');
  }
  // In this order: what the first screen needs is not in the rest again.
  const [head, below] = [stylesOf(first, styles[0]), stylesOf(rest, styles[1])];
  const used = customPropertiesIn(head + below + first + rest);
  const write = (texts: string) => {
    const style = minify(texts, used);
    return style && `<style>${style}</style>`;
  };
  const whole = first.replace('</head>', () => `${write(head)}</head>`);
  return whole + preloadsOf(head).join('') + write(below) + rest;
}

/**
 * The preloads of the typefaces in a style, without those of a range of characters, which a page may not show. They
 * stand behind the first screen, because Chromium holds the first paint back for a typeface that is preloaded in
 * front of it.
 */
const preloadsOf = (style: string) =>
  (style.match(faceRule) ?? [])
    .filter((face) => !face.includes('unicode-range'))
    .flatMap((face) => face.match(/(?<=url\()[^)]+\.woff2/) ?? [])
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`);

/** The custom properties that a text uses. */
const customPropertiesIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(/(?<=var\()--[\w-]+/g));

/** Minifies styles, without the declarations of custom properties that are not used. @throws Error on an invalid one */
function minify(styles: string, used: ReadonlySet<string>): string {
  const { code, warnings } = transformSync(styles, { loader: 'css', minify: true });
  if (warnings.length > 0) throw new Error(warnings.map(({ text }) => text).join('; '));
  return code
    .trim()
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name: string) =>
      used.has(name) ? declaration : '',
    );
}
