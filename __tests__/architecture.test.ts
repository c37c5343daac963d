import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { type BuildOptions, build } from 'esbuild';

// scripts/imports/rules.js checks directions and cycles of imports.

const isCode = (path: string) => /(?<!\.d)\.tsx?$/.test(path);

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter(isCode);

const files = filesIn('src');
const codeOf = (file: string) => readFileSync(file, 'utf8');

const filesWith = (pattern: RegExp, folders = /./) =>
  files.filter((file) => folders.test(file) && pattern.test(codeOf(file)));

async function bundled(entryPoints: string[], options: BuildOptions = {}) {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'dist',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    ...options,
  });
  return Object.values(metafile?.outputs ?? {}).flatMap(({ entryPoint, inputs }) =>
    Object.keys(inputs).map((input) => ({ entry: entryPoint, input })),
  );
}

test('no script of a page contains the services or what writes prices', async () => {
  const scripts = [
    ...filesWith(/^'use client'/),
    ...filesIn('src/browser'),
    ...filesIn('src/features/examples/browser'),
  ];
  const parts = await bundled(scripts, { platform: 'browser', jsx: 'automatic' });
  expect(parts.map(({ input }) => input)).toContain('src/content/copy/consultation.ts');
  const heavy = ['src/content/services.ts', 'src/lib/text/price.ts'];
  expect(parts.filter(({ input }) => heavy.includes(input))).toEqual([]);
});

test('no program of the server loads the settings of pages, so it can name malformed ones', async () => {
  const programs = ['main.ts', 'server.ts', 'src/cli/outbox.ts'];
  const parts = await bundled([...programs, 'src/proxy.ts', 'src/instrumentation.ts']);
  expect(parts.map(({ input }) => input)).toContain('src/server/env.ts');
  expect(parts.filter(({ input }) => input === 'src/content/site.ts')).toEqual([]);
});

/** As `dataset` names them. */
const attributesIn = (some: readonly string[]) =>
  some.flatMap((file) =>
    Array.from(
      codeOf(file)
        .replace(/\/\*.*?\*\//gs, '')
        .matchAll(/\bdata-([\w-]+)|\bdataset\.(\w+)/g),
      ([, dashed = '', name]) =>
        name ?? dashed.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    ),
  );

// No tool compares attributes of scripts, components, and styles.
test('each data attribute of a script is also one of a component or a style', () => {
  const scripts = files.filter((file) => /\/browser\//.test(file));
  const elsewhere = new Set(attributesIn(files.filter((file) => !scripts.includes(file))));
  const alone = scripts.flatMap((file) => [
    ...new Set(attributesIn([file]).filter((name) => !elsewhere.has(name))),
  ]);
  // One script sets and reads it.
  expect(alone).toEqual(['posted']);
});

// No runner reports a test with the wrong name.
test('each test of e2e has the name of its runner: .test.ts in server, .spec.ts elsewhere', () => {
  const tests = readdirSync('e2e', { recursive: true, encoding: 'utf8' });
  const runner = (path: string) => (path.startsWith('server/') ? /\.test\.ts$/ : /\.spec\.ts$/);
  const misplaced = tests.filter(
    (path) => /\.(test|spec)\.ts$/.test(path) && !runner(path).test(path),
  );
  expect(misplaced).toEqual([]);
});

test('the slow set repeats each test of the outbox on PostgreSQL, and each property with all cases', () => {
  const repeating = ['__tests__/server/outbox/postgres.slow', '__tests__/allCases.slow'] as const;
  const tests = filesIn('__tests__').filter((file) => !/architecture/.test(file));
  const named = (list: string) =>
    Array.from(codeOf(`${list}.test.ts`).matchAll(/^ {2}'(.+)',$/gm), ([, name = '']) =>
      join(list, '..', `${name}.test.ts`),
    );
  for (const [index, pattern] of [/each\(engines\)/, /\bcases\(/].entries()) {
    const wanted = tests.filter((file) => pattern.test(codeOf(file)));
    const list = repeating[index] ?? '';
    expect(wanted.length).toBeGreaterThan(2);
    expect(wanted.filter((file) => !named(list).includes(file))).toEqual([]);
  }
});

// For this and the next test: Biome parses no CSS with interpolations.
test('CSS that Chrome 111 or Safari 16.4 knows only by its prefix has the prefix, too', () => {
  const unprefixed =
    /(?<!-webkit-)(mask(?:-\w+)?|text-size-adjust|user-select|backdrop-filter): ([^;]*);/g;
  const lacking = files.flatMap((file) => {
    const text = codeOf(file);
    return Array.from(text.matchAll(unprefixed))
      .filter(([all]) => !text.includes(`-webkit-${all}`))
      .map(([all]) => `${file}: ${all}`);
  });
  expect(lacking).toEqual([]);
});

test('each animation without end is one that the motion button pauses (`endless`)', () => {
  expect(filesWith(/(animation[^;]*|')\binfinite\b/)).toEqual(['src/styles/plays.ts']);
});

test('no style counts elements', () => {
  expect(filesWith(/:(?:nth-|(?:first|last|only)-(?:child|of-type))/)).toEqual([]);
});

test('a type error in a test does not fail a build', () => {
  const { include } = JSON.parse(codeOf('tsconfig.build.json'));
  expect(include).toEqual(expect.arrayContaining(['src', 'main.ts', 'server.ts']));
  const tests = ['__tests__', 'e2e', 'testing', 'scripts', '*.ts', '**'];
  expect(include.filter((path: string) => tests.includes(path))).toEqual([]);
  expect(codeOf('next.config.js')).toContain("tsconfigPath: 'tsconfig.build.json'");
});
