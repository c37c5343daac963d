import { sep } from 'node:path';

/**
 * The address of a file of `.next/server/app`, e.g. `consultation/thank-you.html` to
 * `/consultation/thank-you`; undefined where it is no page.
 */
export function pathOfPage(file: string): string | undefined {
  if (!file.endsWith('.html')) return undefined;
  const name = file.split(sep).join('/').slice(0, -'.html'.length);
  return name === 'index' ? '/' : `/${name}`;
}

/** The file of `.next/server/app` that lists the client components of a page. */
export function manifestOfPage(path: string): string {
  return `${path === '/' ? '' : `${path.slice(1)}/`}page_client-reference-manifest.js`;
}
