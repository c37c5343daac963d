import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
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

/** A page's part up to the end of its first screen, and the rest. */
export interface Halves<T> {
  firstScreen: T;
  below: T;
}

/** Removes the style elements of a page, and returns their texts. */
export function collectStyles($: CheerioAPI, firstScreen: Cheerio<Element>): Halves<string[]> {
  const below = firstScreen.parents().addBack().nextAll().find('style').addBack('style');
  const texts = (elements: Cheerio<AnyNode>) =>
    elements.toArray().map((element) => $(element).text());
  const styles = { firstScreen: texts($('style').not(below)), below: texts(below) };
  if (styles.firstScreen.length + styles.below.length === 0) throw new Error('there is no style');
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
 * Puts the styles of the first screen into the head and all others behind that screen, each once, minified; between
 * them, the first screen's typefaces are preloaded. What a page uses of all pages' colors and typefaces is known when
 * its markup is: the colors of a light go where the page first uses the light, a typeface where it is first named, and
 * what the page never uses is left out. Of 14,000 compressed bytes of a first screen, with what each step saves on
 * home's and on the privacy page's: minified 670 and 1,190, lights 490 and 180, typefaces 230 and 40, custom properties
 * 140 and 840; what stays in the head otherwise is below. Each has its test in toDocument.test.ts; their sum, in
 * e2e/pages/budgets.
 *
 * @param markup the page without styles
 * @throws Error when a style is invalid, or a light of the page has no style
 */
export function placeStyles(markup: Halves<string>, styles: Halves<string[]>): string {
  const all = new Set([...styles.firstScreen, ...styles.below]);
  const lights = new Set([...all].filter(lightOf));
  const others = new Set([...all].filter((text) => !lights.has(text)));
  const faces = new Set([...all].flatMap((text) => text.match(faceRule) ?? []));
  const styled = new Set([baseLight, ...[...lights].map(lightOf)]);
  for (const [, light] of (markup.firstScreen + markup.below).matchAll(/\bdata-light="(\w+)"/g)) {
    if (!styled.has(light)) throw new Error(`the light ${light} has no style`);
  }

  function stylesOf(half: keyof Halves<string>): string {
    const own = take(others, (text) => styles[half].includes(text)).map((text) =>
      text.replace(faceRule, '').replace(faceClass, ''),
    );
    const named = own.join() + markup[half];
    return [
      ...take(faces, (face) => named.includes(familyOf(face))),
      ...own,
      ...take(lights, (text) => markup[half].includes(`data-light="${lightOf(text)}"`)),
    ].join('\n');
  }
  // In this order: what the first screen needs is not below it again.
  const [head, below] = [stylesOf('firstScreen'), stylesOf('below')];
  const used = customPropertiesIn(head + below + markup.firstScreen + markup.below);
  const write = (texts: string) => {
    const style = minify(texts, used);
    return style && `<style>${style}</style>`;
  };
  const firstScreen = markup.firstScreen.replace('</head>', () => `${write(head)}</head>`);
  return firstScreen + preloadsOf(head).join('') + write(below) + markup.below;
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
