/**
 * `npm test`: tests modules while it checks types, lint, and unused code and builds, then tests the built site. With
 * `rest`, runs the slow tests (`*.slow.*`) instead.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { findChromium } from '../testing/run/chromium';
import { findPostgres, provideNeeds, type TestSet } from '../testing/run/needs';
import { provideOldChromiums } from '../testing/run/oldChromiums';
import { follow, npmRun } from '../testing/run/processes';
import { closingLines, total } from '../testing/run/summary';
import { startCluster } from '../testing/site/postgresCluster';

const require = createRequire(resolve('package.json'));
const jest = require.resolve('jest/bin/jest');
const playwright = require.resolve('@playwright/test/cli');

/** Printed last: logs may be cut. */
const failures: string[] = [];
const summary: string[] = [];

async function run(name: string, command: string, ...args: string[]): Promise<number> {
  const begin = Date.now();
  const runner = follow(spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] }));
  const ended = await runner.ended;
  const code = typeof ended === 'number' ? ended : 1;
  if (code === 0) console.log(runner.output());
  else failures.push(runner.output());
  const seconds = Math.round((Date.now() - begin) / 1000);
  summary.push(`${name}: exit code ${code} after ${seconds} s`, ...closingLines(runner.output()));
  return code;
}

const npm = (script: string) => run(script, ...npmRun(script));

/** Both runners match a pattern with the whole path of a test file. */
const files: Record<TestSet, string> = { quick: '^(?!.*\\.slow\\.)', rest: '\\.slow\\.' };

/** In one process, because Jest reports each worker that needs more than half a second to end. */
const runJest = (set: TestSet, project: string, ...options: string[]) => {
  const chosen = ['--selectProjects', project, '--testPathPatterns', files[set], ...options];
  // Few files are slow.
  const args = set === 'rest' ? [...chosen, '--passWithNoTests'] : chosen;
  const name = `Jest: ${[project, ...options].join(' ')}`;
  return run(name, process.execPath, jest, '--runInBand', ...args);
};

const runModules = (set: TestSet) => [runJest(set, 'node'), runJest(set, 'browser')];

/** These tests mostly wait. */
const shards: Record<TestSet, number> = { quick: 2, rest: 4 };

/** One build serves both sets. */
async function runBuilt(set: TestSet): Promise<number> {
  const code = await npm('build:test');
  if (code !== 0) return code;
  const count = shards[set];
  const runs = Array.from({ length: count }, (_, index) =>
    runJest(set, 'built', '--shard', `${index + 1}/${count}`),
  );
  if (findChromium())
    runs.push(run('Playwright', process.execPath, playwright, 'test', files[set]));
  return Math.max(...(await Promise.all(runs)));
}

async function runQuick(needed: Promise<unknown>): Promise<number[]> {
  const types = npm('typecheck');
  const beside = [types, npm('lint'), npm('unused'), ...runModules('quick')];
  // Next writes route types into the build's folder.
  await types;
  await needed;
  return Promise.all([...beside, runBuilt('quick')]);
}

async function runRest(needed: Promise<unknown>): Promise<number[]> {
  await needed;
  const postgres = process.env.TEST_POSTGRES_URL ? undefined : findPostgres();
  const cluster = postgres ? await startCluster(postgres) : undefined;
  if (cluster) process.env.TEST_POSTGRES_URL = cluster.url;
  return Promise.all([...runModules('rest'), runBuilt('rest')]).finally(cluster?.stop);
}

async function runSet(set: TestSet): Promise<number> {
  const provided = provideNeeds(set);
  const needed = provided.then(async (leftOut) =>
    set === 'rest' ? [...leftOut, ...(await provideOldChromiums())] : leftOut,
  );
  const codes = set === 'quick' ? await runQuick(needed) : await runRest(needed);
  const leftOut = await needed;
  for (const text of [...leftOut, ...failures, ...summary]) console.log(text);
  console.log(total(summary));
  if (process.env.CI && leftOut.length > 0) {
    console.log('CI runs every test.');
    return 1;
  }
  return Math.max(...codes);
}

process.exitCode = await runSet(process.argv[2] === 'rest' ? 'rest' : 'quick');
