import { join, sep } from 'node:path';

export const renderedFolder = join('.next', 'server', 'app');
export const staticFolder = join('.next', 'static');

export function pathOfPage(file: string): string | undefined {
  if (!file.endsWith('.html')) return undefined;
  const name = file.split(sep).join('/').slice(0, -'.html'.length);
  return name === 'index' ? '/' : `/${name}`;
}

export const fileOfPage = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

export const manifestOfPage = (path: string) =>
  `${path === '/' ? '' : `${path.slice(1)}/`}page_client-reference-manifest.js`;

/** Includes error boundaries, which Next adds to pages. */
const isNexts = (module: string) =>
  module.startsWith('node_modules/next/dist/') || /^src\/app\/(global-)?error\.tsx$/.test(module);

/** Parses `page_client-reference-manifest.js`. @throws Error if Next has changed the format */
export function ownClientComponents(source: string): string[] {
  const modules = source.match(/(?<="\[project\]\/)[^"]+(?=":\{)/g) ?? [];
  if (!modules.some(isNexts)) throw new Error('the list of client components is not readable');
  return modules.filter((module) => !isNexts(module));
}
