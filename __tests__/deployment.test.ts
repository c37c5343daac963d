/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { exampleVariables } from './support/exampleVariables';

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n');

const siteVariables = exampleVariables.filter((name) => name.startsWith('SITE_'));

test('the container is built from all that the type check of the build reads', () => {
  const { include } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { include: string[] };
  const ignored = linesOf('.dockerignore').map((line) => line.replace(/\/$/, ''));
  expect(include.filter((pattern) => ignored.includes(pattern))).toEqual([]);
  expect(include).toEqual(expect.arrayContaining(['src', 'scripts', 'e2e', '__tests__']));
});

test('the container is built and run with every SITE_ variable', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  expect(siteVariables).toHaveLength(7);
  for (const name of siteVariables) {
    expect(dockerfile.split(`ARG ${name}\n`)).toHaveLength(3);
    expect(dockerfile).toContain(`${name}=$${name}`);
  }
});

test('the compose file hands every variable on', () => {
  const compose = linesOf('compose.yaml').map((line) => line.trim());
  const missing = exampleVariables.filter(
    (name) => !compose.some((line) => line.startsWith(`${name}: `)),
  );
  expect(exampleVariables.length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});
