import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const model = 'features/*/model';
/** A scene or a drawing as a whole; the rest of drawing and street are parts that only scenes use. */
const scenes = 'scenes/((?!drawing|street)*|drawing/Drawing)';
/** The texts of the conversation that its script reads. */
const talk = 'content/examples/(example|conversationCopy)';

/** The ids that scripts know of components. */
const elementIds = 'components/examples/elementIds';

/** The folders of src, and what each may import from src. A file's first row counts. */
const arrows: readonly [folder: string, ...mayImport: string[]][] = [
  ['(app/api|cli|instrumentation)', 'cli', 'server', model, 'lib'],
  ['app', 'app/(?!api)*', 'features', 'components', scenes, 'content', 'styles', 'lib'],
  [model, model, 'content/(services|formSections)', 'lib'],
  ['features/*/browser', 'features/*/browser', model, talk, elementIds, 'lib'],
  ['features', 'features', 'components', scenes, 'content', 'styles', 'lib'],
  ['components', 'components', scenes, 'content', 'styles', 'lib'],
  ['scenes', 'scenes', 'content', 'styles', 'lib'],
  ['browser', 'browser', 'features/*/browser', 'content/menuLabels', 'lib'],
  ['server', 'server', model, 'lib'],
  ['content', 'content', 'lib'],
  ['styles', 'styles'],
  ['(lib|proxy)', 'lib'],
];

const fits = (path: string, pattern: string) =>
  new RegExp(`^${pattern.replaceAll('*', '[^/]+')}([./]|$)`).test(path);

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(?<!\.d)\.tsx?$/.test(path),
);
const codeOf = (file: string) => readFileSync(join('src', file), 'utf8');

/** The files of some folders whose code has a pattern. */
const filesWith = (pattern: RegExp, folders = /./) =>
  files.filter((file) => folders.test(file) && pattern.test(codeOf(file)));

/** What a file imports from this project, by its path in src. */
function importsOf(file: string, code = codeOf(file)): string[] {
  return Array.from(code.matchAll(/\b(?:from|import)\s*\(?\s*'(@\/|\.)([^']+)'/g), (found) =>
    found[1] === '.' ? join(dirname(file), `.${found[2]}`) : `${found[2]}`,
  );
}

/** The files whose code a script has that begins with some of them; types are no code. */
function bundled(from: readonly string[]): string[] {
  const found = new Set(from);
  for (const file of found) {
    const paths = importsOf(file, codeOf(file).replace(/^import type .*?;$/gms, ''));
    for (const next of files) if (paths.includes(next.replace(/\.tsx?$/, ''))) found.add(next);
  }
  return [...found];
}

test('no script of a page contains the services, whose texts it would carry, or what writes prices', () => {
  const scripts = [
    ...filesWith(/^'use client';/),
    ...filesWith(/./, /^(browser|features\/examples\/browser)\//),
  ];
  const carrying = scripts.filter((script) =>
    bundled([script]).some((file) => /^(content\/services|lib\/text\/price)\.ts$/.test(file)),
  );
  expect(carrying).toEqual([]);
});

test('no program of the server reads the pages’ settings as it is loaded: it says what is wrong with them', () => {
  const programs = files.filter((file) => /^(server|cli|proxy|instrumentation)\b/.test(file));
  const reading = programs.filter((program) => bundled([program]).includes('content/site.ts'));
  expect(reading).toEqual([]);
});

test.each(arrows)('%s imports only what lies below it', (folder, ...mayImport) => {
  const own = files.filter((file) => arrows.find(([first]) => fits(file, first))?.[0] === folder);
  expect(own).not.toEqual([]);
  const forbidden = own.flatMap((file) =>
    importsOf(file)
      .filter((path) => !mayImport.some((pattern) => fits(path, pattern)))
      .map((path) => `${file} imports ${path}`),
  );
  expect(forbidden).toEqual([]);
});

/** The code beside src, by its path. */
const others = ['__tests__', 'e2e', 'scripts', 'testing'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path)),
);

/** What the files and folders of each folder import of each other: of `src`, that `app` imports `lib`. */
function importsWithin(some: readonly string[], textOf: (file: string) => string) {
  const modules = new Map(some.map((file) => [file.replace(/\.tsx?$/, ''), file]));
  const found = new Map<string, Set<string>>();
  for (const file of some) {
    for (const path of importsOf(file, textOf(file))) {
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

const readText = (file: string) => readFileSync(file, 'utf8');

test.each([
  ['src', importsWithin(files, codeOf)],
  ['what stands beside it', importsWithin(others, readText)],
])(
  'within each folder of %s, no file or folder imports what imports it, straight or by others',
  (_, imports) => {
    function reached(from: string): Set<string> {
      const all = new Set(imports.get(from));
      for (const next of all) for (const further of imports.get(next) ?? []) all.add(further);
      return all;
    }
    expect([...imports.keys()].filter((part) => reached(part).has(part))).toEqual([]);
  },
);

/** The `data-*` attributes in the code of some files, as `dataset` names them; comments are no code. */
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

test('each data attribute of a script is one that a component or a style has, too', () => {
  const scripts = files.filter((file) => /(^|\/)browser\//.test(file));
  const elsewhere = new Set(attributesIn(files.filter((file) => !scripts.includes(file))));
  const alone = scripts.flatMap((file) => [
    ...new Set(attributesIn([file]).filter((name) => !elsewhere.has(name))),
  ]);
  // One file sets it, and asks for it.
  expect(alone).toEqual(['posted']);
});

test('every file of src is in a folder of the table', () => {
  expect(files.filter((file) => !arrows.some(([folder]) => fits(file, folder)))).toEqual([]);
});

test('Jest’s tests of the built site are those of e2e/server', () => {
  const tests = readdirSync('e2e', { recursive: true, encoding: 'utf8' });
  const runner = (path: string) => (path.startsWith('server/') ? /\.test\.ts$/ : /\.spec\.ts$/);
  const misplaced = tests.filter(
    (path) => /\.(test|spec)\.ts$/.test(path) && !runner(path).test(path),
  );
  expect(misplaced).toEqual([]);
});

test("every server module begins with import 'server-only', so that a page cannot bundle it", () => {
  expect(filesWith(/^(?!import 'server-only';)/, /^server\//)).toEqual([]);
});

test('what Chrome 111 or Safari 16.4 knows by its prefix alone is written with it, too', () => {
  const unprefixed =
    /(?<!-webkit-)(mask(?:-\w+)?|text-size-adjust|user-select|backdrop-filter): ([^;]*);/g;
  const lacking = files.flatMap((file) => {
    const text = readFileSync(join('src', file), 'utf8');
    return Array.from(text.matchAll(unprefixed))
      .filter(([all]) => !text.includes(`-webkit-${all}`))
      .map(([all]) => `${file}: ${all}`);
  });
  expect(lacking).toEqual([]);
});

test('no line is wider than 120 columns, but for a pattern that cannot be broken', () => {
  const wide = /^(?=.*\S \S).{121}/mu;
  expect(others.filter((file) => wide.test(readText(file)))).toEqual([]);
  expect(filesWith(wide)).toEqual([]);
});

test('no style counts elements', () => {
  expect(filesWith(/:(?:nth-|(?:first|last|only)-(?:child|of-type))/)).toEqual([]);
});

/** The folder of texts, without the made-up businesses, which have prices and times of their own. */
const ownTexts = /^content\/(?!examples\/(?!examplesCopy|conversation))/;

test('no text contains a literal price or a currency, which formatPrice writes', () => {
  const texts = /^(content|features\/consultation\/model)\//;
  expect(filesWith(/[$€£¥] ?\d|\d ?[€£¥]|\b(dollar|euro|pound)s?\b/i, texts)).toEqual([]);
});

test('the reply time is defined in one place', () => {
  expect(filesWith(/(?<!\d)\d (hours|hrs)|two hours/i, ownTexts)).toEqual([]);
  expect(filesWith(/replyHours = \d/)).toEqual(['content/replyTime.ts']);
});

test('no text hard-codes the number of services', () => {
  const number = /\b(four|five|six) (other )?(AI )?(services|jobs)/i;
  expect(filesWith(number, /^content\//)).toEqual([]);
});

test('components contain no visitor-facing text', () => {
  const said =
    /(?<!=)>\s*[A-Za-z][^<>{}=;()]*[<{]|\b(aria-label|alt|label|placeholder|title)="[^"]/;
  // Without the styles, in which a selector may look like it.
  const saying = files.filter(
    (file) => file.endsWith('.tsx') && said.test(codeOf(file).replace(/`[^`]*`/g, '')),
  );
  expect(saying).toEqual([]);
});
