import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parse } from '@babel/parser';
import { type BuildOptions, build } from 'esbuild';

// Biome checks imports and cycles of files (biome.json).

const isCode = (path: string) => /(?<!\.d)\.tsx?$/.test(path);

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter(isCode);

const files = filesIn('src');
const filesBeside = ['__tests__', 'e2e', 'scripts', 'testing'].flatMap(filesIn);
const codeOf = (file: string) => readFileSync(file, 'utf8');

const parseCode = (file: string) =>
  parse(codeOf(file), {
    sourceType: 'module',
    plugins: ['typescript', ...(file.endsWith('x') ? (['jsx'] as const) : [])],
    createImportExpressions: true,
  });

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
  const isClient = (file: string) =>
    parseCode(file).program.directives.some(({ value }) => value.value === 'use client');
  const scripts = [
    ...files.filter(isClient),
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

/** Returns the specifiers of imports, exports, and `import()`, including types. */
function specifiersIn(node: object): string[] {
  const { source } = node as { source?: { type: string; value: string } | null };
  const own = source?.type === 'StringLiteral' ? [source.value] : [];
  const inner = Object.values(node).filter((value) => value && typeof value === 'object');
  return [...own, ...inner.flatMap(specifiersIn)];
}

const importsOf = (file: string) =>
  specifiersIn(parseCode(file).program.body).flatMap((path) => {
    if (path.startsWith('@/')) return join('src', path.slice(2));
    return path.startsWith('.') ? join(dirname(file), path) : [];
  });

/** Returns imports among the files and folders beside each other, such as from `app` to `lib`. */
function importsWithin(some: readonly string[]) {
  const modules = new Map(some.map((file) => [file.replace(/\.tsx?$/, ''), file]));
  const found = new Map<string, Set<string>>();
  for (const file of some) {
    for (const path of importsOf(file)) {
      const own = file.split('/');
      const other = (modules.get(path) ?? modules.get(`${path}/index`) ?? path).split('/');
      const length = own.findIndex((part, index) => part !== other[index]) + 1;
      const importer = own.slice(0, length).join('/');
      const imported = other.slice(0, length).join('/');
      found.set(importer, (found.get(importer) ?? new Set()).add(imported));
    }
  }
  return found;
}

// Here, a folder is one part among the files beside it.
test.each([
  ['src', files],
  ['the folders beside it', filesBeside],
])('within each folder of %s, no file or folder imports what imports it', (_, some) => {
  const imports = importsWithin(some);
  function reached(from: string): Set<string> {
    const all = new Set(imports.get(from));
    for (const next of all) for (const further of imports.get(next) ?? []) all.add(further);
    return all;
  }
  expect([...imports.keys()].filter((part) => reached(part).has(part))).toEqual([]);
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
