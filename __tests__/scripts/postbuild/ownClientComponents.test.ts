import { ownClientComponents } from '../../../scripts/postbuild/ownClientComponents';

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
