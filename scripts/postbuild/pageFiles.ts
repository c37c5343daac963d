import { join, sep } from 'node:path';

/** Where Next leaves what it has rendered, and the files that pages load from `/_next/static/`. */
export const renderedFolder = join('.next', 'server', 'app');
export const staticFolder = join('.next', 'static');

/**
 * The path of the page in a file of {@link renderedFolder}, e.g. `consultation/thank-you.html` to
 * `/consultation/thank-you`; undefined when the file is no page.
 */
export function pathOfPage(file: string): string | undefined {
  if (!file.endsWith('.html')) return undefined;
  const name = file.split(sep).join('/').slice(0, -'.html'.length);
  return name === 'index' ? '/' : `/${name}`;
}

/** The HTML file of a page. */
export const fileOfPage = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The file that lists the client components of a page. */
export const manifestOfPage = (path: string) =>
  `${path === '/' ? '' : `${path.slice(1)}/`}page_client-reference-manifest.js`;
