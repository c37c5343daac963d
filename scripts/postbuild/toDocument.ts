import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import type { Document, Element } from 'domhandler';
import { placeParts } from './placeParts';
import { collectStyles, placeStyles } from './placeStyles';

/** Fails the build when the output of Next, React or styled-components has changed. */
function ensure(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Error(problem);
}

const parse = (html: string) => load(html, { scriptingEnabled: false });

/** The scripts that a document keeps: data blocks, speculation rules and our own. */
const kept = '[type="application/ld+json"], [type="speculationrules"], [src="/site.js"]';

/** A framework script: a file of the build, or its inline bootstrap and data. */
const isFrameworks = (script: Cheerio<Element>) =>
  script.is('[src^="/_next/static/"], #_R_') || /^\(?self\.__next_f\b/.test(script.text());

/** Removes the framework's scripts, and fails on any other script that is not kept. */
function removeFramework($: CheerioAPI): void {
  const loaded = $('script[src^="/_next/static/"]');
  ensure(loaded.length > 0, 'there is no script of the framework');
  // Streamed content is hidden until a script moves it.
  const hidden = $('template[id], div[hidden][id^="S:"]');
  ensure(hidden.length === 0, 'there is content that only a script of the framework shows');
  $('link[rel="modulepreload"], link[as="script"]').remove();
  for (const element of $('script').not(kept)) {
    ensure(isFrameworks($(element)), `there is an unknown script: ${$.html(element)}`);
    $(element).remove();
  }
  // Next repeats what X reads in Open Graph's anyway.
  $('meta[name^="twitter:"]').not('[name="twitter:card"]').remove();
  // React's separators between text nodes.
  $('*')
    .contents()
    .filter((_, { type }) => type === 'comment')
    .remove();
}

type Root = Cheerio<Document | Element>;

/** Removes the classes with which styled-components names its components, where no style refers to them. */
function removeIdleClasses($: CheerioAPI, root: Root, styles: string): void {
  for (const element of root.find('[class*="sc-"]')) {
    const names = $(element).attr('class')?.split(' ') ?? [];
    const used = names.filter((name) => !name.startsWith('sc-') || styles.includes(`.${name}`));
    $(element).attr('class', used.join(' ') || null);
  }
}

/** Removes the names of drawings' parts, where no style refers to them, and groups that nothing is left of. */
function removeIdleParts($: CheerioAPI, root: Root, styles: string): void {
  for (const part of root.find('[data-part]')) {
    if (new RegExp(`data-part=['"]?${part.attribs['data-part']}['"\\]]`).test(styles)) continue;
    $(part).removeAttr('data-part');
    if (part.name === 'g' && Object.keys(part.attribs).length === 0) {
      $(part).replaceWith($(part).contents());
    }
  }
}

/** The end of an empty element that only SVG has, where one tag is enough. */
const emptyShape = /><\/(path|circle|ellipse|rect|use|line|stop|image|polygon|polyline)>/g;

/** Where the part after the first screen begins. */
const boundary = '<!--boundary-->';

/**
 * Turns a page that Next has rendered into a plain document: without the framework's scripts, their preloads and data,
 * with the styles of the first screen in the head and everything else after that screen, so that a browser paints what
 * has arrived. Removes unused parts of the street and unused custom properties.
 *
 * @throws Error when something expected is missing, or the page has a script that would be lost
 */
export function toDocument(html: string): string {
  const $ = parse(html);
  removeFramework($);
  ensure($('script[src="/site.js"]').length === 1, 'the script of the site is not there once');
  const firstScreen = $('main > *').not('style, script').first();
  ensure(firstScreen.length === 1, 'there is no main element with a child');
  const styles = collectStyles($, firstScreen);
  const texts = styles.flat().join();
  removeIdleClasses($, $.root(), texts);
  removeIdleParts($, $.root(), texts);
  placeParts($, firstScreen);
  firstScreen.after(boundary);
  const document = $.html().replace(emptyShape, '/>');
  ensure(!document.includes('/_next/static/chunks/'), 'something of the framework is left');
  return placeStyles(document.split(boundary), styles);
}
