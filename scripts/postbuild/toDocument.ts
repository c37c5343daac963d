import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import type { Element } from 'domhandler';
import { placeParts } from './placeParts';
import { collectStyles, placeStyles } from './placeStyles';

/** Fails the build when the output of Next, React or styled-components has changed. */
function ensure(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Error(problem);
}

/** The scripts that a document keeps: data blocks, and our own (`data-ahead`: ahead of the first paint). */
const kept = '[type="application/ld+json"], [src="/site.js"], [data-ahead]';

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
}

/** Where the part after the first screen begins. */
const boundary = '<!--boundary-->';

/**
 * Turns a page that Next has rendered into a plain document: without the framework's scripts, their preloads and data,
 * with the styles of the first screen in the head and everything else after that screen, so that a browser paints what
 * has arrived. Compressed, home loses 14.8 KB of 51.5 with the framework, and its first screen 2.9 KB of street (5.9 on
 * about). What saves less on every page, such as the names of idle parts, stays.
 *
 * @throws Error when something expected is missing, or the page has a script that would be lost
 */
export function toDocument(html: string): string {
  const $ = load(html, { scriptingEnabled: false });
  removeFramework($);
  ensure($('script[src="/site.js"]').length === 1, 'the script of the site is not there once');
  const firstScreen = $('main > *').not('style, script').first();
  ensure(firstScreen.length === 1, 'there is no main element with a child');
  const styles = collectStyles($, firstScreen);
  placeParts($, firstScreen);
  firstScreen.after(boundary);
  const document = $.html();
  ensure(!document.includes('/_next/static/chunks/'), 'something of the framework is left');
  const [screen = '', below = ''] = document.split(boundary);
  return placeStyles({ firstScreen: screen, below }, styles);
}
