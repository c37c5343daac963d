/** `npm test`: tests modules while it checks types and lint and builds, then tests the built site. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { findChromium } from '../testing/run/chromium';
import { findPostgres, provideNeeds } from '../testing/run/needs';
import { provideOldChromiums } from '../testing/run/oldChromiums';
import { follow, npmRun } from '../testing/run/processes';
import { startCluster } from '../testing/site/postgresCluster';
import { ensureTestBuild } from '../testing/site/testBuild';

const require = createRequire(resolve('package.json'));

/** Printed last: logs may be cut. */
const failures: string[] = [];

async function run(command: string, ...args: string[]): Promise<number> {
  const runner = follow(spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] }));
  const code = await runner.ended;
  if (code === 0) console.log(runner.output());
  else failures.push(runner.output());
  return typeof code === 'number' ? code : 1;
}

const jest = require.resolve('jest/bin/jest');
const playwright = require.resolve('@playwright/test/cli');

const runJest = (...options: string[]) => run(process.execPath, jest, ...options);

const leftOut = await provideNeeds();
if (process.env.CI && leftOut.length > 0) {
  console.error(`${leftOut.join('\n')}\nCI runs every test.`);
  process.exit(1);
}
const postgres = process.env.TEST_POSTGRES_URL ? undefined : findPostgres();
const cluster = postgres ? await startCluster(postgres) : undefined;
if (cluster) process.env.TEST_POSTGRES_URL = cluster.url;
leftOut.push(...(await provideOldChromiums()));
const types = run(...npmRun('typecheck'));
const modules = runJest('--selectProjects', 'node', 'browser', '--runInBand');
const runs = [types, run(...npmRun('lint')), modules];
// Next writes route types into the build's folder.
await types;
await ensureTestBuild();
// These tests mostly wait for timers.
runs.push(runJest('--selectProjects', 'built', '--maxWorkers=4'));
if (findChromium()) runs.push(run(process.execPath, playwright, 'test'));
const codes = await Promise.all(runs);
await cluster?.stop();
for (const text of [...leftOut, ...failures]) console.log(text);
process.exitCode = Math.max(...codes);
