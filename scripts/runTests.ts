/**
 * `npm test`, after types and lint: installs what tests use where it can, builds the site, and runs Jest and
 * Playwright beside each other, because the tests of faults mostly wait. Shows Jest's output as it comes and
 * Playwright's after it, and fails when one of them does.
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

/** Starts a runner. @returns its output, which Jest shows itself, and its exit code */
function run(command: string, args: string[], stdout: 'inherit' | 'pipe') {
  const runner = startProcess(command, args, { stdio: ['ignore', stdout, 'inherit'] });
  const ended = once(runner, 'exit').then(([code]) => Number(code ?? 1));
  return Promise.all([ended, runner.stdout ? text(runner.stdout) : '']);
}

function runJest() {
  const node = process.execPath;
  const args = [require.resolve('jest/bin/jest')];
  const postgres = process.env.TEST_POSTGRES_URL ? undefined : findPostgres();
  if (!postgres) return run(node, args, 'inherit');
  const url = 'postgres://$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT/postgres';
  const withUrl = ['sh', '-c', `TEST_POSTGRES_URL="${url}" exec "$@"`, 'sh'];
  return run(postgres, ['-t', ...withUrl, node, ...args], 'inherit');
}

const leftOut = await provideNeeds();
if (process.env.CI && leftOut.length > 0) {
  console.error(`${leftOut.join('\n')}\nCI runs every test.`);
  process.exit(1);
}
await ensureTestBuild();
const playwright = [require.resolve('@playwright/test/cli'), 'test'];
const browserTests = findChromium() && run(process.execPath, playwright, 'pipe');
const [jest] = await runJest();
const [browsers, output] = browserTests ? await browserTests : [0, ''];
console.log(['', ...leftOut, output].join('\n'));
process.exitCode = Math.max(jest, browsers);
