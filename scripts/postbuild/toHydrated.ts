import { type CheerioAPI, load } from 'cheerio';
import { stylePolicy } from '../../src/lib/headers/contentSecurityPolicy';
import { inlineHashes } from './pagePolicies';

/**
 * Inserts the scripts that the page preloads once its first frame is painted, or after a second where there are no
 * frames, as in a tab in the background. It reads their addresses from the page, where a proxy may rewrite them.
 */
const insertScripts = `new Promise(done=>{
requestAnimationFrame(()=>setTimeout(done));setTimeout(done,1000)
}).then(()=>{
for(const link of document.querySelectorAll('link[rel=preload][as=script]')){
const script=document.createElement('script');
script.setAttribute('async','');script.setAttribute('src',link.getAttribute('href'));
document.head.append(script)}
})`.replaceAll('\n', '');

/**
 * Lets a page's words be painted before its scripts run: they would run as they arrive, between the parts of a page
 * that is still read, with which they also compete for the line. The page ends with their preloads, and a script that
 * inserts them, async as React looks for them.
 *
 * @throws Error when the page has none
 */
function runScriptsLater($: CheerioAPI): void {
  const scripts = $('script[src^="/_next/static/"][async]');
  if (scripts.length === 0) throw new Error('there is no script of the framework');
  // Next's own, of one of them, stands in the head.
  $('link[rel="preload"][as="script"]').remove();
  const addresses = new Set(scripts.toArray().map(({ attribs }) => attribs.src));
  scripts.remove();
  for (const address of addresses) {
    $('body').append(`<link rel="preload" as="script" fetchpriority="low" href="${address}">`);
  }
  $('body').append(`<script>${insertScripts}</script>`);
}

/**
 * Finishes a page that React hydrates. The policy of its styles, which is too long for a header of an answer, begins
 * its head, and the styles themselves end it: Next puts them in front of title, description and picture, and previews
 * in chats read no more than a page's first 32 KB. React finds them wherever they are.
 *
 * @throws Error when something expected is missing
 */
export function toHydrated(html: string): string {
  const $ = load(html, { scriptingEnabled: false });
  runScriptsLater($);
  $('head').append($('head > style'));
  const policy = stylePolicy(inlineHashes($.html()).styles);
  $('head').prepend(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  return $.html();
}
