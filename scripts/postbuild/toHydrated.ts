import { type CheerioAPI, load } from 'cheerio';
import { stylePolicy } from '../../src/lib/headers/contentSecurityPolicy';
import { inlineHashes } from './pagePolicies';

/**
 * Inserts scripts after the first frame, or after a second in a background tab. Proxies may have rewritten addresses
 * in the page.
 */
const insertScripts = `new Promise(done=>{
requestAnimationFrame(()=>setTimeout(done));setTimeout(done,1000)
}).then(()=>{
for(const link of document.querySelectorAll('link[rel=preload][as=script]')){
const script=document.createElement('script');
script.setAttribute('async','');script.setAttribute('src',link.getAttribute('href'));
document.head.append(script)}
})`.replaceAll('\n', '');

/** Delays scripts until the first frame: they would compete for bandwidth. React looks for `async` scripts. */
function runScriptsLater($: CheerioAPI): void {
  const scripts = $('script[src^="/_next/static/"][async]');
  if (scripts.length === 0) throw new Error('there is no script of the framework');
  // Next preloads one of them in the head.
  $('link[rel="preload"][as="script"]').remove();
  const addresses = new Set(scripts.toArray().map(({ attribs }) => attribs.src));
  scripts.remove();
  for (const address of addresses) {
    $('body').append(`<link rel="preload" as="script" fetchpriority="low" href="${address}">`);
  }
  $('body').append(`<script>${insertScripts}</script>`);
}

/** Styles end the head, because link previews read only 32 KB. Their policy does not fit into a header. */
export function toHydrated(html: string, calendarScript: string): string {
  const $ = load(html, { scriptingEnabled: false });
  runScriptsLater($);
  $('head').append(`<meta name="calendar-script" content="${calendarScript}">`);
  $('head').append($('head > style'));
  const policy = stylePolicy(inlineHashes($.html()).styles);
  $('head').prepend(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  return $.html();
}
