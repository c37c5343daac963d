import { type CheerioAPI, load } from 'cheerio';
import { stylePolicy } from '../../src/lib/headers/contentSecurityPolicy';
import { inlineHashes } from './pagePolicies';

/**
 * Inserts the preloaded scripts after the first frame, or after a second in a background tab, which paints no frames.
 * It reads their addresses from the page, because a proxy may have rewritten them.
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
 * Delays a page's scripts until its first frame. Otherwise they compete with the page for the connection, and run while
 * it is still arriving. React looks for scripts that are `async`.
 *
 * @throws Error if the page has no scripts
 */
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

/**
 * Finishes a page that React hydrates. The policy of its styles is too long for a header, so the head begins with it.
 * The styles move to the end of the head: link previews read only a page's first 32 KB, in which they need title,
 * description and picture.
 *
 * @throws Error if something expected is missing
 */
export function toHydrated(html: string): string {
  const $ = load(html, { scriptingEnabled: false });
  runScriptsLater($);
  $('head').append($('head > style'));
  const policy = stylePolicy(inlineHashes($.html()).styles);
  $('head').prepend(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  return $.html();
}
