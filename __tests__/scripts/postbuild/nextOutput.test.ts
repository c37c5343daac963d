import { join } from 'node:path';
import {
  manifestOfPage,
  ownClientComponents,
  pathOfPage,
} from '../../../scripts/postbuild/nextOutput';

test.each([
  ['index.html', '/', 'page'],
  ['about.html', '/about', 'about/page'],
  [join('a', 'thank-you.html'), '/a/thank-you', 'a/thank-you/page'],
  ['_not-found.html', '/_not-found', '_not-found/page'],
])('%s is the page of %s', (file, path, entry) => {
  expect(pathOfPage(file)).toBe(path);
  expect(manifestOfPage(path)).toBe(`${entry}_client-reference-manifest.js`);
});

test('only HTML files are pages', () => {
  expect(pathOfPage('about.rsc')).toBeUndefined();
});

const router = '[project]/node_modules/next/dist/esm/client/components/layout-router.js';
const boundaries = ['[project]/src/app/error.tsx', '[project]/src/app/global-error.tsx'];

function manifest(...modules: string[]): string {
  const clientModules = Object.fromEntries(modules.map((module) => [module, { id: 1 }]));
  return `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
globalThis.__RSC_MANIFEST["/about/page"] = ${JSON.stringify({ clientModules })};`;
}

test('finds none in a page that has only Next and the error boundaries', () => {
  expect(ownClientComponents(manifest(router, ...boundaries))).toEqual([]);
});

test('finds a client component of the site or of a package', () => {
  const own = ['[project]/src/features/form/Form.tsx', '[project]/node_modules/picker/index.js'];
  expect(ownClientComponents(manifest(router, ...own, ...boundaries))).toEqual(own);
});

test.each([
  ['without modules', 'globalThis.__RSC_MANIFEST = { "/page": {} }'],
  ['without the router', manifest('[project]/src/a.tsx')],
  ['of another shape', 'self.manifest = {}'],
])('a list %s is an error', (_, source) => {
  expect(() => ownClientComponents(source)).toThrow();
});
