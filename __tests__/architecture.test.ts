import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { findViolations } from './support/architecture';
import { readSource, type SourceFile } from './support/importGraph';

function readTree(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => {
      const path = join(folder, name);
      return readSource(path.split(sep).join('/'), readFileSync(path, 'utf8'));
    });
}

const violationsOf = (path: string, code: string) => findViolations([readSource(path, code)]);
const manyLines = (count: number) => 'a();\n'.repeat(count);

test('the source keeps to the architecture', () => {
  const sources = readTree('src');
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.flatMap((file) => file.imports).length).toBeGreaterThan(100);
  expect(findViolations(sources)).toEqual([]);
});

describe('a forbidden arrow is found', () => {
  test.each([
    ['a page that knows the server', 'src/app/page.tsx', "import '@/server/env';"],
    ['a route that knows a component', 'src/app/api/a/route.ts', "import '@/components/ui/A';"],
    ['a route that knows an island', 'src/app/api/a/route.ts', "import '@/features/a/Form';"],
    ['a component that knows a feature', 'src/components/ui/A.tsx', "import '@/features/a/A';"],
    ['a component that knows a page', 'src/components/ui/A.tsx', "import '@/app/page';"],
    ['content that knows a component', 'src/content/home.ts', "import '@/components/ui/A';"],
    ['a helper that knows content', 'src/lib/a.ts', "import { site } from '@/content/site';"],
    ['a style that knows a component', 'src/styles/a.ts', "import '../components/ui/A';"],
    [
      'a server that knows an island',
      'src/server/a.ts',
      "import 'server-only';import '@/features/a/A';",
    ],
    ['a schema that knows an island', 'src/features/a/schema.ts', "import './Form';"],
    ['a feature that knows the server', 'src/features/a/A.tsx', "import '../../server/env';"],
    ['a type', 'src/lib/a.ts', "import type { Site } from '@/content/site';"],
    ['an inline type', 'src/lib/a.ts', "type A = import('@/content/site').Site;"],
    ['a re-export', 'src/lib/a.ts', "export { site } from '@/content/site';"],
    ['an import at run time', 'src/lib/a.ts', "const a = () => import('@/content/site');"],
    ['a require', 'src/lib/a.ts', "const a = require('@/content/site');"],
    ['an import from outside the source', 'src/lib/a.ts', "import '../../scripts/demo';"],
    ['a file without a place', 'src/utils/a.ts', 'const a = 1;'],
  ])('%s', (_, path, code) => {
    expect(violationsOf(path, code)[0]).toMatch(/must not know|no place/);
  });

  test.each([
    [
      'a page of features and sections',
      'src/app/page.tsx',
      "import '@/features/a/A';import '@/components/a';",
    ],
    ['a route of the server', 'src/app/api/a/route.ts', "import { a } from '@/server/a';"],
    [
      'a server that shares the schema',
      'src/server/a.ts',
      "import 'server-only';import '@/features/a/schema';",
    ],
    ['packages', 'src/lib/a.ts', "import { z } from 'zod';"],
  ])('and %s is fine', (_, path, code) => {
    expect(violationsOf(path, code)).toEqual([]);
  });
});

describe('a broken rule is found', () => {
  test.each([
    ['none', 'const a = 1;'],
    ['a later one', "import 'zod';\nimport 'server-only';"],
    ['a comment', "// import 'server-only';"],
  ])("a server file that does not begin with import 'server-only': %s", (_, code) => {
    expect(violationsOf('src/server/a.ts', code)).toEqual([
      "src/server/a.ts does not begin with import 'server-only'",
    ]);
  });

  test.each([
    ['process.env.SECRET'],
    ["process['env'].SECRET"],
    ['process?.env?.SECRET'],
    ['globalThis.process.env.SECRET'],
    ['Object.keys(process.env)'],
    ['(() => { const { env } = process; return env; })()'],
  ])('an environment read elsewhere: %s', (expression) => {
    const [violation] = violationsOf('src/lib/a.ts', `export const a = ${expression};`);
    expect(violation).toMatch(/^src\/lib\/a\.ts reads process\.env/);
  });

  test('an environment imported as a module', () => {
    const code = "import { env } from 'node:process';";
    expect(violationsOf('src/lib/a.ts', code)).toEqual(['src/lib/a.ts reads process.env (*)']);
  });

  test('the start-up reads which runtime it is in, and nothing else', () => {
    const read = (name: string) => violationsOf('src/instrumentation.ts', `process.env.${name};`);
    expect(read('NEXT_RUNTIME')).toEqual([]);
    expect(read('SECRET')).toEqual(['src/instrumentation.ts reads process.env (SECRET)']);
  });

  test.each([
    ["export * from './b';"],
    ["export { b } from './b';"],
    ["import { b } from './b';\nexport { b };"],
  ])('a barrel: %s', (code) => {
    expect(violationsOf('src/lib/index.ts', code)).toEqual([
      'src/lib/index.ts re-exports another module',
    ]);
  });

  test('a routing file of more than 50 lines', () => {
    expect(violationsOf('src/app/page.tsx', manyLines(50))).toEqual([]);
    expect(violationsOf('src/app/page.tsx', manyLines(51))).toHaveLength(1);
  });
});

describe('browser code of every page without styled-components', () => {
  const menu = (code: string) =>
    readSource('src/components/layout/Menu.tsx', `'use client';\n${code}`);
  const theme = readSource(
    'src/styles/theme.ts',
    "import { createTheme } from 'styled-components';",
  );

  test('is held to it, directly and through other modules', () => {
    expect(findViolations([menu("import styled from 'styled-components';")])).toHaveLength(1);
    expect(findViolations([menu("import { theme } from '@/styles/theme';"), theme])).toHaveLength(
      1,
    );
  });

  test('may use their types, and server components may use all of it', () => {
    expect(findViolations([menu("import type { theme } from '@/styles/theme';"), theme])).toEqual(
      [],
    );
    const footer = readSource('src/components/layout/Footer.tsx', "import 'styled-components';");
    expect(findViolations([footer])).toEqual([]);
  });
});
