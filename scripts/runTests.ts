/**
 * `npm test`, after types and lint: installs what tests use where it can, builds the site while the tests of modules
 * run, then runs the tests of the built site in Jest and Playwright at the same time. Fails when one of them does.
 * `npm run test:changed` runs the tests of modules and pages that import what has changed since `main`.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { findChromium } from '../testing/browser/chromium';
import { findPostgres, provideNeeds } from '../testing/run/needs';
import { ensureTestBuild } from '../testing/site/testBuild';

const require = createRequire(resolve('package.json'));

/** Runs a program, and shows its standard output at its end. @returns its exit code */
async function run(command: string, ...args: string[]): Promise<number> {
  const runner = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, [code]] = await Promise.all([text(runner.stdout), once(runner, 'exit')]);
  console.log(output);
  return Number(code ?? 1);
}

const jest = require.resolve('jest/bin/jest');
const playwright = require.resolve('@playwright/test/cli');

const runJest = (...options: string[]) => run(process.execPath, jest, ...options);

/**
 * Starts a temporary PostgreSQL, which ends when its standard input does.
 *
 * @returns its URL, and what stops it
 */
async function startTemporaryPostgres(command: string) {
  // Apart from its own lines, which nobody reads: a reader that is gone would keep it from ending.
  const print = 'echo "postgres://$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT/postgres" >&3';
  const server = spawn(command, ['-t', 'sh', '-c', `${print}; exec cat`], {
    stdio: ['pipe', 'ignore', 'inherit', 'pipe'],
  });
  const ended = once(server, 'exit');
  const printed = once(server.stdio[3] as Readable, 'data').then(([url]) => String(url).trim());
  const url = await Promise.race([printed, ended.then(() => undefined)]);
  if (url === undefined) throw new Error('The temporary PostgreSQL did not start.');
  async function stop() {
    server.stdin?.end();
    await ended;
  }
  return { url, stop };
}

const leftOut = await provideNeeds();
if (process.env.CI && leftOut.length > 0) {
  console.error(`${leftOut.join('\n')}\nCI runs every test.`);
  process.exit(1);
}
// One for both runs of Jest, because two that start at the same time take the same port.
const command = process.env.TEST_POSTGRES_URL ? undefined : findPostgres();
const postgres = command === undefined ? undefined : await startTemporaryPostgres(command);
if (postgres) process.env.TEST_POSTGRES_URL = postgres.url;
const changed = process.argv.includes('--changed');
// In one process, because the build and the browsers take the other processors.
const modules = ['--selectProjects', 'node', 'browser', '--runInBand'];
const runs = [runJest(...modules, ...(changed ? ['--changedSince=main'] : []))];
await ensureTestBuild();
if (!changed) {
  // More workers than the processors, because the tests of faults mostly wait for timers of the server.
  runs.push(runJest('--selectProjects', 'built', '--maxWorkers=4'));
}
if (findChromium()) {
  const options = changed ? ['--only-changed=main', '--pass-with-no-tests'] : [];
  runs.push(run(process.execPath, playwright, 'test', ...options));
}
const codes = await Promise.all(runs);
await postgres?.stop();
for (const line of leftOut) console.log(line);
process.exitCode = Math.max(...codes);
