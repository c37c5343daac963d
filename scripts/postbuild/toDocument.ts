import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import type { Element } from 'domhandler';
import { placeParts } from './placeParts';
import { collectStyles, placeStyles } from './placeStyles';

/** Fails the build if the output of Next, React, or styled-components has changed. */
function ensure(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Error(problem);
}

/** Data blocks, and our scripts (`data-ahead`: before the first paint). */
const ourScripts = '[type="application/ld+json"], [src="/site.js"], [data-ahead]';

const isFrameworks = (script: Cheerio<Element>) =>
  script.is('[src^="/_next/static/"], #_R_') || /^\(?self\.__next_f\b/.test(script.text());

function removeFramework($: CheerioAPI): void {
  const loaded = $('script[src^="/_next/static/"]');
  ensure(loaded.length > 0, 'there is no script of the framework');
  // A framework script would move streamed content.
  const hidden = $('template[id], div[hidden][id^="S:"]');
  ensure(hidden.length === 0, 'there is content that only a script of the framework shows');
  $('link[rel="modulepreload"], link[as="script"]').remove();
  for (const element of $('script').not(ourScripts)) {
    ensure(isFrameworks($(element)), `there is an unknown script: ${$.html(element)}`);
    $(element).remove();
  }
}

const boundary = '<!--boundary-->';

/**
 * Removes the framework, and moves the first screen's styles into the head, so that the page paints while it arrives.
 * @throws Error for an unknown script
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
