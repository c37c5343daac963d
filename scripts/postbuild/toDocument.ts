import { expect } from './expect';
import { placeParts } from './placeParts';
import { placeStyles, removeUnusedProperties } from './placeStyles';
import { splitFirstScreen } from './splitFirstScreen';

/** The scripts that a document keeps: data, rules for the browser, and our own. */
const isKept = (attributes: string) =>
  /type="(application\/ld\+json|speculationrules)"|src="\/site\.js"/.test(attributes);

/** A script of the framework: a file of the build, or inline what starts it and its data. */
const isFrameworks = (attributes: string, text: string) =>
  /\bsrc="\/_next\/static\/|\bid="_R_"/.test(attributes) || /^\(?self\.__next_f\b/.test(text);

const frameworkPreload = /<link\b(?=[^>]*\b(?:rel="modulepreload"|as="script"))[^>]*>/g;

/** Content that a streamed page hides until a script of React puts it in its place. */
const hiddenContent = /<template id="|<div hidden="" id="S:/;

/** React's separators between texts. */
const comment = /<!--.*?-->/gs;

const count = (html: string, text: string) => html.split(text).length - 1;

/** Removes the framework's scripts, and fails for any other one that is not kept. */
function removeFramework(html: string): string {
  expect(/<script [^>]*src="\/_next\/static\//.test(html), 'there is no script of the framework');
  expect(!hiddenContent.test(html), 'there is content that only a script of the framework shows');
  return html
    .replace(frameworkPreload, '')
    .replace(
      /<script\b([^>]*)>(.*?)<\/script>/gs,
      (element: string, attributes: string, text: string) => {
        if (isKept(attributes)) return element;
        expect(isFrameworks(attributes, text), `there is an unknown script: ${element}`);
        return '';
      },
    )
    .replace(comment, '');
}

/**
 * Turns a page that Next has rendered into a plain document: without the framework's scripts, their
 * preloads and its data, and with the styles of the first screen in the head and everything else
 * behind that screen, so that a browser paints what has arrived. Leaves out the parts of the street
 * and the custom properties that nothing in the page refers to.
 *
 * @param html as React writes it: lower-case tags, quoted attributes without a bare `>`
 * @throws Error when something expected is missing, or the page has a script that would be lost
 */
export function toDocument(html: string): string {
  const bare = removeFramework(html);
  expect(count(bare, 'src="/site.js"') === 1, 'the script of the site is not there once');
  expect(count(bare, '</head>') === 1, 'there is not one head');
  const page = removeUnusedProperties(placeStyles(placeParts(splitFirstScreen(bare))));
  expect(!page.includes('/_next/static/chunks/'), 'something of the framework is left');
  return page;
}
