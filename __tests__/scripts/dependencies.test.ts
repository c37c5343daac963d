/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { describeDependencies } from '../../scripts/dependencies/describeDependencies';
import { dependencyReasons } from '../../scripts/dependencies/reasons';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const manifest = readJson('package.json');
const lockfile = readJson('package-lock.json');

/** The lowest version of Next with all security fixes that this site needs. */
const lowestSafeNext = [16, 4, 5] as const;

function isAtLeast(version: string, lowest: readonly number[]): boolean {
  const parts = version.split('.').map(Number);
  const differing = lowest.findIndex((part, index) => parts[index] !== part);
  return differing === -1 || (parts[differing] ?? 0) > (lowest[differing] ?? 0);
}

test('docs/dependencies.md lists every runtime dependency with its version and reason', () => {
  expect(readFileSync('docs/dependencies.md', 'utf8')).toBe(
    describeDependencies(manifest, lockfile, dependencyReasons),
  );
});

test('a dependency without a reason is refused, and so is a reason without a dependency', () => {
  const one = { dependencies: { next: '16.4.6' } };
  expect(() => describeDependencies(one, lockfile, {})).toThrow('No reason is given for next');
  expect(() => describeDependencies(one, lockfile, { next: 'Yes.', left: 'No.' })).toThrow(
    'A reason is given for left, which is gone',
  );
});

test('every dependency is pinned to one version, in the manifest and by checksum in the lockfile', () => {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
  );
  expect(ranges).toEqual([]);
  const packages = Object.entries<{ integrity?: string; optional?: boolean }>(lockfile.packages);
  expect(packages.length).toBeGreaterThan(100);
  // Binaries for other platforms are optional, and npm records no checksum of what it did not get.
  const unchecked = packages.filter(
    ([path, { integrity, optional }]) => path !== '' && !integrity && !optional,
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

test.each([
  ['16.4.4', false],
  ['16.3.9', false],
  ['15.9.9', false],
  ['16.4.5', true],
  ['16.4.6', true],
  ['16.5.0', true],
  ['17.0.0', true],
])('Next %s: safe is %s', (version, safe) => {
  expect(isAtLeast(version, lowestSafeNext)).toBe(safe);
});

test('the Next that is asked for and the one that is installed are safe', () => {
  expect(isAtLeast(manifest.dependencies.next, lowestSafeNext)).toBe(true);
  expect(isAtLeast(lockfile.packages['node_modules/next'].version, lowestSafeNext)).toBe(true);
});
