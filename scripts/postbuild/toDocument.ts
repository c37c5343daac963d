import { transformSync } from 'esbuild';

/** The scripts that a document keeps: data, rules for the browser, and our own. */
const isKept = (attributes: string) =>
  /type="(application\/ld\+json|speculationrules)"|src="\/site\.js"/.test(attributes);

/** Content that a streamed page holds back until a script puts it in its place. */
const heldBack = /<template id="|<div hidden="" id="S:/;

function expect(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

const count = (html: string, text: string) => html.split(text).length - 1;

/** One style sheet out of many, minified; of identical rules the last one stays, which counts. */
function mergeStyles(styles: readonly string[]): string {
  const { code, warnings } = transformSync(styles.join('\n'), { loader: 'css', minify: true });
  expect(warnings.length === 0, warnings.map(({ text }) => text).join('; '));
  return code.trim();
}

/**
 * Turns a page that Next has prerendered into a plain document: without the framework's scripts,
 * their preloads and the data for hydration, and with one style element, in its head.
 *
 * @param html as React writes it: lower-case tags, quoted attributes without a bare `>`
 * @throws Error when something that has to be there is not, or when the page needs a script that
 *   would be taken away
 */
export function toDocument(html: string): string {
  expect(/<script [^>]*src="\/_next\/static\//.test(html), 'there is no script of the framework');
  expect(!heldBack.test(html), 'there is content that only a script of the framework shows');

  const styles: string[] = [];
  const bare = html
    .replace(/<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/g, '')
    .replace(
      /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs,
      (element: string, tag: string, attributes: string, text: string) => {
        if (tag === 'style') styles.push(text);
        return tag === 'script' && isKept(attributes) ? element : '';
      },
    );

  expect(styles.length > 0, 'there is no style');
  expect(count(bare, 'src="/site.js"') === 1, 'the script of the site is not there once');
  expect(count(bare, '</head>') === 1, 'there is not one head');
  expect(!bare.includes('/_next/static/chunks/'), 'something of the framework is left');
  return bare.replace('</head>', () => `<style>${mergeStyles(styles)}</style></head>`);
}
