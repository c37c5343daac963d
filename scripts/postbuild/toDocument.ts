import { transformSync } from 'esbuild';
import { placeParts } from './placeParts';
import { splitFirstScreen } from './splitFirstScreen';

/** The scripts that a document keeps: data, rules for the browser, and our own. */
const isKept = (attributes: string) =>
  /type="(application\/ld\+json|speculationrules)"|src="\/site\.js"/.test(attributes);

/** Content that a streamed page holds back until a script puts it in its place. */
const heldBack = /<template id="|<div hidden="" id="S:/;

function expect(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

const count = (html: string, text: string) => html.split(text).length - 1;

function minify(styles: string): string {
  const { code, warnings } = transformSync(styles, { loader: 'css', minify: true });
  expect(warnings.length === 0, warnings.map(({ text }) => text).join('; '));
  return code.trim();
}

const styleElement = /<style\b[^>]*>(.*?)<\/style>/gs;

/** The light that a style is about, where it is about one (`lightStyles`). */
const lightOf = (style: string) => /^:where\(\[data-light='(\w+)'\]\)/.exec(style)?.[1];

/** What next/font writes of a typeface: the face itself, and a class that nothing here uses. */
const faceRule = /@font-face\s*\{[^}]*\}/g;
const faceClass = /\.[\w-]+_className\s*\{[^}]*\}/g;
const familyOf = (face: string) => /font-family:\s*["']?([^;"'}]+)/.exec(face)?.[1]?.trim() ?? '';

/** Takes from a set what is asked for. */
function take(styles: Set<string>, isWanted: (style: string) => boolean): string[] {
  const taken = [...styles].filter(isWanted);
  for (const style of taken) styles.delete(style);
  return taken;
}

/**
 * Puts the styles of the first screen, minified, into the head, and all others behind it. A light's style
 * goes to where the light is shown first, a typeface to where it is named first.
 */
function placeStyles([first, rest]: [string, string]): string {
  const all = Array.from((first + rest).matchAll(styleElement), ([, text = '']) => text);
  const lights = new Set(all.filter(lightOf));
  const others = new Set(all.filter((text) => !lights.has(text)));
  const faces = new Set(all.flatMap((text) => text.match(faceRule) ?? []));
  const withoutStyles = (html: string) => {
    const bare = html.replace(styleElement, '');
    const own = take(others, (text) => html.includes(`>${text}</style>`)).map((text) =>
      text.replace(faceRule, '').replace(faceClass, ''),
    );
    const named = own.join() + bare;
    const styles = [
      ...take(faces, (face) => named.includes(familyOf(face))),
      ...own,
      ...take(lights, (text) => bare.includes(`data-light="${lightOf(text)}"`)),
    ];
    const style = styles.length > 0 ? `<style>${minify(styles.join('\n'))}</style>` : '';
    return { bare, style };
  };
  const [screen, below] = [withoutStyles(first), withoutStyles(rest)];
  return screen.bare.replace('</head>', () => `${screen.style}</head>`) + below.style + below.bare;
}

/** A page without the custom properties that nothing in it refers to. No script reads any. */
function withoutUnusedProperties(html: string): string {
  const used = new Set(Array.from(html.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  return html.replace(/(<style>)(.*?)(<\/style>)/gs, (_, start, styles: string, end) => {
    const kept = styles.replace(
      /(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g,
      (declaration, name: string) => (used.has(name) ? declaration : ''),
    );
    return start + kept + end;
  });
}

/**
 * Turns a page that Next has prerendered into a plain document: without the framework's scripts,
 * their preloads and the data for hydration. The head brings the styles of the first screen, and what
 * follows that screen all others, so that a browser paints what has arrived. What nothing in the page
 * refers to, of the street and of the custom properties, is not in it.
 *
 * @param html as React writes it: lower-case tags, quoted attributes without a bare `>`
 * @throws Error when something that has to be there is not, or when the page needs a script that
 *   would be taken away
 */
export function toDocument(html: string): string {
  expect(/<script [^>]*src="\/_next\/static\//.test(html), 'there is no script of the framework');
  expect(!heldBack.test(html), 'there is content that only a script of the framework shows');

  const bare = html
    .replace(/<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/g, '')
    .replace(/<script\b([^>]*)>.*?<\/script>/gs, (element: string, attributes: string) =>
      isKept(attributes) ? element : '',
    )
    // React's marks between texts.
    .replace(/<!--.*?-->/gs, '');

  expect(bare.includes('<style'), 'there is no style');
  expect(count(bare, 'src="/site.js"') === 1, 'the script of the site is not there once');
  expect(count(bare, '</head>') === 1, 'there is not one head');
  const page = withoutUnusedProperties(placeStyles(placeParts(splitFirstScreen(bare))));
  expect(!page.includes('/_next/static/chunks/'), 'something of the framework is left');
  return page;
}
