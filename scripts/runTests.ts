/**
 * `npm test`, after types and lint: installs what tests use where it can, builds the site beside the tests of modules,
 * then runs the tests of the built site in Jest and Playwright beside each other. Fails when one of them does.
 */

import { once } from 'node:events';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { findChromium } from '../testing/browser/chromium';
import { findPostgres, provideNeeds } from '../testing/run/needs';
import { startProcess } from '../testing/run/processes';
import { ensureTestBuild } from '../testing/site/testBuild';

const require = createRequire(resolve('package.json'));

/** Runs a program to its end, and shows its output then. @returns its exit code */
async function run(command: string, args: string[]): Promise<number> {
  const runner = startProcess(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const { stdout, stderr } = runner;
  const outputs = [stdout, stderr].map((stream) => (stream ? text(stream) : ''));
  const [code] = await once(runner, 'exit');
  console.log((await Promise.all(outputs)).join('\n'));
  return Number(code ?? 1);
}

/** Runs projects of Jest, beside a PostgreSQL of their own where one is installed. */
function runJest(projects: string[], maxWorkers: string): Promise<number> {
  const module = require.resolve('jest/bin/jest');
  const args = [module, '--maxWorkers', maxWorkers, '--selectProjects', ...projects];
  const postgres = process.env.TEST_POSTGRES_URL ? undefined : findPostgres();
  if (!postgres) return run(process.execPath, args);
  const url = 'postgres://$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT/postgres';
  const withUrl = ['sh', '-c', `TEST_POSTGRES_URL="${url}" exec "$@"`, 'sh'];
  return run(postgres, ['-t', ...withUrl, process.execPath, ...args]);
}

const leftOut = await provideNeeds();
if (process.env.CI && leftOut.length > 0) {
  console.error(`${leftOut.join('\n')}\nCI runs every test.`);
  process.exit(1);
}
const modules = runJest(['node', 'browser'], '100%');
await ensureTestBuild();
const codes = await Promise.all([
  modules,
  // More than the processors: the fault suite mostly waits for timers of the server.
  runJest(['server', 'faults-SQLite', 'faults-PostgreSQL'], '200%'),
  findChromium() ? run(process.execPath, [require.resolve('@playwright/test/cli'), 'test']) : 0,
]);
for (const line of leftOut) console.log(line);
process.exitCode = Math.max(...codes);
