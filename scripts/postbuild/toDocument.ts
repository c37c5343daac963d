import { transformSync } from 'esbuild';
import { placeParts } from './placeParts';
import { splitSections } from './splitSections';

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

/** The light that a style is about, where it is about one (`lightStyles`). */
const lightOf = (style: string) => /^:where\(\[data-light='(\w+)'\]\)/.exec(style)?.[1];

/** What next/font writes of a typeface: the face itself, and a class that nothing here uses. */
const faceRule = /@font-face\s*\{[^}]*\}/g;
const faceClass = /\.[\w-]+_className\s*\{[^}]*\}/g;
const familyOf = (face: string) => /font-family:\s*["']?([^;"'}]+)/.exec(face)?.[1]?.trim() ?? '';

/**
 * Puts the styles of each section, minified, where it begins; those of the first screen into the head. A
 * light's style goes to the section that is the first to show it, a typeface to the first that names it.
 */
function placeStyles(sections: readonly string[]): string {
  const known = new Set<string>();
  const lights = new Set<string>();
  const faces = new Set<string>();
  return sections
    .map((section, index) => {
      const styles: string[] = [];
      const bare = section.replace(/<style\b[^>]*>(.*?)<\/style>/gs, (_, text: string) => {
        if (lightOf(text)) lights.add(text);
        else if (!known.has(text)) {
          known.add(text);
          for (const [face] of text.matchAll(faceRule)) faces.add(face);
          styles.push(text.replace(faceRule, '').replace(faceClass, ''));
        }
        return '';
      });
      const named = styles.join() + bare;
      const ownFaces = [...faces].filter((face) => named.includes(familyOf(face)));
      for (const face of ownFaces) faces.delete(face);
      for (const style of lights) {
        if (known.has(style) || !bare.includes(`data-light="${lightOf(style)}"`)) continue;
        known.add(style);
        styles.push(style);
      }
      if (ownFaces.length + styles.length === 0) return bare;
      const style = `<style>${minify([...ownFaces, ...styles].join('\n'))}</style>`;
      return index === 0 ? bare.replace('</head>', () => `${style}</head>`) : style + bare;
    })
    .join('');
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
 * their preloads and the data for hydration. The head brings the styles of the first screen, and
 * each later section its own where it begins, so that a browser paints what has arrived. What nothing
 * in the page refers to, of the street and of the custom properties, is not in it.
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
  const page = withoutUnusedProperties(placeStyles(placeParts(splitSections(bare))));
  expect(!page.includes('/_next/static/chunks/'), 'something of the framework is left');
  return page;
}
