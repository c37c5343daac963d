import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const model = 'features/*/model';
/** A scene or a drawing as a whole; the rest of drawing and street are parts that only scenes use. */
const scenes = 'scenes/((?!drawing|street)*|drawing/Drawing)';
/** The texts of the conversation that its script reads. */
const talk = 'content/examples/(example|conversation)';

/** The folders of src, and what each may import from src. A file's first row counts. */
const arrows: readonly [folder: string, ...mayImport: string[]][] = [
  ['(app/api|cli|instrumentation)', 'cli', 'server', model, 'lib'],
  ['app', 'app/(?!api)*', 'features', 'components', scenes, 'content', 'styles', 'lib'],
  [model, model, 'content/(services|formSections)', 'lib'],
  ['features/*/browser', 'features/*/browser', model, talk, 'lib'],
  ['features', 'features', 'components', scenes, 'content', 'styles', 'lib'],
  ['components', 'components', scenes, 'content', 'styles', 'lib'],
  ['scenes', 'scenes', 'content', 'styles', 'lib'],
  ['browser', 'browser', 'features/*/browser', 'content/menu', 'lib'],
  ['server', 'server', model, 'lib'],
  ['content', 'content', 'lib'],
  ['styles', 'styles'],
  ['(lib|proxy)', 'lib'],
];

const fits = (path: string, pattern: string) =>
  new RegExp(`^${pattern.replaceAll('*', '[^/]+')}([./]|$)`).test(path);

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.tsx?$/.test(path),
);

/** What a file imports from this project, by its path in src. */
function importsOf(file: string): string[] {
  const code = readFileSync(join('src', file), 'utf8');
  return Array.from(code.matchAll(/\b(?:from|import)\s*\(?\s*'(@\/|\.)([^']+)'/g), (found) =>
    found[1] === '.' ? join(dirname(file), `.${found[2]}`) : `${found[2]}`,
  );
}

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

test('every file of src is in a folder of the table', () => {
  expect(files.filter((file) => !arrows.some(([folder]) => fits(file, folder)))).toEqual([]);
});
