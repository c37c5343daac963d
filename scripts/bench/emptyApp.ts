import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../../testing/ports';
import { runProcess } from '../../testing/processes';
import { nextBin, type Site, startSite } from '../../testing/site';

/** Inside the project, where the project's own packages are found. Not committed. */
const folder = resolve('.bench', 'empty-app');
const marker = join(folder, 'built-with');

/** The least that a Next site can be: a layout, and a page with one link to another. */
const files: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.js': `export default { turbopack: { root: ${JSON.stringify(resolve('.'))} } };`,
  'app/layout.js':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/page.js':
    "import Link from 'next/link'; export default function Page() { return <Link href='/about'>About</Link>; }",
  'app/about/page.js': 'export default function About() { return <p>About</p>; }',
};

const environment: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
};

function versions(): string {
  return ['next', 'react', 'react-dom']
    .map((name) => readFileSync(join('node_modules', name, 'package.json'), 'utf8'))
    .map((manifest) => JSON.parse(manifest).version)
    .join(' ');
}

/** Builds it, unless it has been built with the versions that are installed. */
async function build(): Promise<void> {
  if (existsSync(marker) && readFileSync(marker, 'utf8') === versions()) return;
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  let output = '';
  const { code } = await runProcess(process.execPath, [nextBin, 'build', folder], {
    env: environment,
    timeoutMs: 180_000,
    onOutput: (text) => {
      output += text;
    },
  });
  if (code !== 0) throw new Error(`The empty app could not be built.\n${output}`);
  writeFileSync(marker, versions());
}

/**
 * An empty app of the installed Next version, built and running: what any Next site sends, to
 * measure against.
 *
 * @throws Error when it cannot be built or does not start
 */
export async function startEmptyApp(): Promise<Site> {
  await build();
  const host = '127.0.0.1';
  return startSite({
    port: await freePort(),
    host,
    env: environment,
    command: [nextBin, 'start', folder, '--hostname', host],
  });
}
