const asyncScript = /<script src="([^"]+)"[^>]* async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;

/** Milliseconds that the scripts wait for the first paint of content, whose report may never come. */
export const patience = 1000;

/** Fetches the scripts once content has been painted; at once where nothing will be. */
const loader = (sources: readonly string[]) => `(sources => {
  const load = () => {
    for (const src of sources.splice(0)) {
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
    }
  };
  if (document.hidden || !window.PerformanceObserver) return load();
  setTimeout(load, ${patience});
  new PerformanceObserver(paints => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) load();
  }).observe({ type: 'paint', buffered: true });
})(${JSON.stringify(sources)})`;

/**
 * Lets a page show itself before it fetches its scripts. Next asks for all of them in the head,
 * where on a slow line they take their share of it from the fonts, and on a slow processor they
 * run before the first frame is drawn. The pages are whole without them.
 *
 * @param html a prerendered page
 * @returns the page with one inline script in the head instead of its async ones; as it was, when
 *   it has none
 */
export function loadScriptsAfterPaint(html: string): string {
  const sources = new Set([...html.matchAll(asyncScript)].map(([, source = '']) => source));
  if (sources.size === 0) return html;
  return html
    .replace(asyncScript, '')
    .replace(scriptPreload, '')
    .replace('</head>', () => `<script>${loader([...sources])}</script></head>`);
}
