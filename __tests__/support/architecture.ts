import { posix } from 'node:path';
import type { SourceFile } from './importGraph';

/** The parts of the house. `contract` is what a feature shares with the server: pure modules. */
type Layer =
  | 'app'
  | 'entry'
  | 'proxy'
  | 'features'
  | 'contract'
  | 'components'
  | 'content'
  | 'styles'
  | 'lib'
  | 'server';

/** Which layers a file may import; its own is always among them. */
const mayImport: Record<Layer, readonly Layer[]> = {
  app: ['app', 'features', 'contract', 'components', 'content', 'styles', 'lib'],
  entry: ['entry', 'server', 'contract', 'lib'],
  proxy: ['proxy', 'lib'],
  features: ['features', 'contract', 'components', 'content', 'styles', 'lib'],
  contract: ['contract', 'lib'],
  components: ['components', 'content', 'styles', 'lib'],
  content: ['content', 'lib'],
  styles: ['styles'],
  lib: ['lib'],
  server: ['server', 'contract', 'lib'],
};

/** The first pattern that fits decides. */
const layers: readonly [RegExp, Layer][] = [
  [/^src\/(app\/api\/|cli\/|instrumentation\b)/, 'entry'],
  [/^src\/proxy\b/, 'proxy'],
  [/^src\/app\//, 'app'],
  [/^src\/features\/[^/]+\/(schema|options|slots|calendar|honeypot)(\.ts)?$/, 'contract'],
  [/^src\/features\/[^/]+\//, 'features'],
  [/^src\/components\//, 'components'],
  [/^src\/content\//, 'content'],
  [/^src\/styles\//, 'styles'],
  [/^src\/lib\//, 'lib'],
  [/^src\/server\//, 'server'],
];

const layerOf = (path: string): Layer | undefined =>
  layers.find(([pattern]) => pattern.test(path))?.[1];

/** The path, without its extension, of a module of ours; undefined for a package. */
function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('@/')) return posix.join('src', specifier.slice(2));
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : undefined;
}

const routingFileLines = 50;
/** Modules that put others together, and so hand on what they made of them. */
const compositionRoots = ['src/server/outbox/index.ts'];
const environmentReaders: Record<string, readonly string[]> = {
  'src/server/env.ts': ['*'],
  'src/content/site.ts': ['*'],
  // Next's own variables: which runtime it loads the file for, and whether it is building.
  'src/instrumentation.ts': ['NEXT_RUNTIME', 'NEXT_PHASE'],
  // In development pages are made on demand, and no policy is made for them.
  'src/proxy.ts': ['NODE_ENV'],
  // A habit of terminals (no-color.org), not a setting of the site.
  'src/cli/terminal.ts': ['NO_COLOR'],
};

function* arrowsOf(file: SourceFile): Generator<string> {
  const from = layerOf(file.path);
  if (!from) yield 'has no place in the architecture';
  else {
    for (const { specifier } of file.imports) {
      const target = resolve(file.path, specifier);
      const to = target && layerOf(target);
      if (!target || target.startsWith('node_modules/')) continue;
      if (!to) yield `imports ${specifier}, which has no place in the architecture`;
      else if (!mayImport[from].includes(to)) {
        yield `imports ${specifier}: ${from} must not know ${to}`;
      }
    }
  }
}

function* rulesOf(file: SourceFile): Generator<string> {
  const { path, lineCount, firstSideEffect, environmentReads } = file;
  if (path.startsWith('src/server/') && firstSideEffect !== 'server-only') {
    yield "does not begin with import 'server-only'";
  }
  const allowed = environmentReaders[path] ?? [];
  if (!allowed.includes('*')) {
    for (const name of environmentReads) {
      if (!allowed.includes(name)) yield `reads process.env (${name})`;
    }
  }
  if (file.reExports && !compositionRoots.includes(path)) yield 're-exports another module';
  if (path.startsWith('src/app/') && lineCount > routingFileLines) {
    yield `has ${lineCount} lines; a routing file has at most ${routingFileLines}`;
  }
}

/** Browser code of every page: the shared islands and the error page, not those of a feature. */
const isShared = (file: SourceFile) => file.isClient && /^src\/(components|app)\//.test(file.path);

/** Whether a module takes styled-components along into the bundle, itself or through others of ours. */
function bringsStyledComponents(
  file: SourceFile,
  files: ReadonlyMap<string, SourceFile>,
  seen = new Set<string>(),
): boolean {
  if (seen.has(file.path)) return false;
  seen.add(file.path);
  return file.imports.some(({ specifier, typeOnly }) => {
    if (typeOnly) return false;
    if (specifier === 'styled-components') return true;
    const target = resolve(file.path, specifier);
    const next = target && files.get(target);
    return next ? bringsStyledComponents(next, files, seen) : false;
  });
}

/**
 * What is wrong with the arrangement of the source.
 *
 * @param sources the files of `src/`
 * @returns a sentence for each violation, beginning with the file's path
 */
export function findViolations(sources: readonly SourceFile[]): string[] {
  const byModule = new Map(sources.map((file) => [file.path.replace(/\.tsx?$/, ''), file]));
  return sources.flatMap((file) => {
    const problems = [...arrowsOf(file), ...rulesOf(file)];
    if (isShared(file) && bringsStyledComponents(file, byModule)) {
      problems.push('is browser code of every page and brings styled-components along');
    }
    return problems.map((problem) => `${file.path} ${problem}`);
  });
}
