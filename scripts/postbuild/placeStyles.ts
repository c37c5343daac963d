import { transformSync } from 'esbuild';
import { expect } from './expect';

const styleElement = /<style\b[^>]*>(.*?)<\/style>/gs;

/** The light whose colors a style sets, if any (src/styles). */
const lightOf = (style: string) => /^:where\(\[data-light='(\w+)'\]\)/.exec(style)?.[1];

/** The light that is set for the whole page. */
const baseLight = 'night';

/** next/font's output for a typeface: its `@font-face` and an unused class. */
const faceRule = /@font-face\s*\{[^}]*\}/g;
const faceClass = /\.[\w-]+_className\s*\{[^}]*\}/g;

function familyOf(face: string): string {
  const [, family] = /font-family:\s*["']?([^;"'}]+)/.exec(face) ?? [];
  expect(family !== undefined, 'a typeface has no name');
  return family.trim();
}

function minify(styles: string): string {
  const { code, warnings } = transformSync(styles, { loader: 'css', minify: true });
  expect(warnings.length === 0, warnings.map(({ text }) => text).join('; '));
  return code.trim();
}

/** Removes the matching items from a set and returns them. */
function take(styles: Set<string>, isWanted: (style: string) => boolean): string[] {
  const taken = [...styles].filter(isWanted);
  for (const style of taken) styles.delete(style);
  return taken;
}

/**
 * Puts the styles of the first screen into the head and all others after it, minified and deduplicated. The
 * colors of a light go where the page first uses the light, a typeface where it is first named; what
 * the page never uses is left out.
 *
 * @param page the first screen and the rest
 * @throws Error when a style is invalid, or a light of the page has no style
 */
export function placeStyles([first, rest]: [string, string]): string {
  const all = Array.from((first + rest).matchAll(styleElement), ([, text = '']) => text);
  expect(all.length > 0, 'there is no style');
  const lights = new Set(all.filter(lightOf));
  const others = new Set(all.filter((text) => !lights.has(text)));
  const faces = new Set(all.flatMap((text) => text.match(faceRule) ?? []));
  const styled = new Set([baseLight, ...[...lights].map(lightOf)]);
  for (const [, light] of (first + rest).matchAll(/\bdata-light="(\w+)"/g)) {
    expect(styled.has(light), `the light ${light} has no style`);
  }

  function separate(html: string) {
    const markup = html.replace(styleElement, '');
    const own = take(others, (text) => html.includes(`>${text}</style>`)).map((text) =>
      text.replace(faceRule, '').replace(faceClass, ''),
    );
    const named = own.join() + markup;
    const styles = [
      ...take(faces, (face) => named.includes(familyOf(face))),
      ...own,
      ...take(lights, (text) => markup.includes(`data-light="${lightOf(text)}"`)),
    ];
    const style = styles.length > 0 ? `<style>${minify(styles.join('\n'))}</style>` : '';
    return { markup, style };
  }
  const [screen, below] = [separate(first), separate(rest)];
  return (
    screen.markup.replace('</head>', () => `${screen.style}</head>`) + below.style + below.markup
  );
}

/** Removes unused custom properties. No script reads any. */
export function removeUnusedProperties(html: string): string {
  const used = new Set(Array.from(html.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  return html.replace(/(<style>)(.*?)(<\/style>)/gs, (_, start, styles: string, end) => {
    const kept = styles.replace(
      /(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g,
      (declaration, name: string) => (used.has(name) ? declaration : ''),
    );
    return start + kept + end;
  });
}
