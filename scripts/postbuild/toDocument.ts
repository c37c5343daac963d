import { expect } from './expect';
import { placeParts } from './placeParts';
import { placeStyles, removeUnusedProperties } from './placeStyles';
import { splitFirstScreen } from './splitFirstScreen';

/** The scripts that a document keeps: data blocks, speculation rules and our own. */
const isKept = (attributes: string) =>
  /type="(application\/ld\+json|speculationrules)"|src="\/site\.js"/.test(attributes);

/** A framework script: a file of the build, or its inline bootstrap and data. */
const isFrameworks = (attributes: string, text: string) =>
  /\bsrc="\/_next\/static\/|\bid="_R_"/.test(attributes) || /^\(?self\.__next_f\b/.test(text);

const frameworkPreload = /<link\b(?=[^>]*\b(?:rel="modulepreload"|as="script"))[^>]*>/g;

/** Streamed content that is hidden until a React script moves it. */
const hiddenContent = /<template id="|<div hidden="" id="S:/;

/** React's separators between text nodes. */
const comment = /<!--.*?-->/gs;

const count = (html: string, text: string) => html.split(text).length - 1;

/** Removes the framework's scripts, and fails on any other script that is not kept. */
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
 * preloads and data, with the styles of the first screen in the head and everything else
 * after that screen, so that a browser paints what has arrived. Removes unused parts of the street
 * and unused custom properties.
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
