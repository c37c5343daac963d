/**
 * `npm test`: installs what tests use where it can, checks types and lint and builds the site while the tests of
 * modules run, then runs the tests of the built site in Jest and Playwright at the same time. Fails when one of them
 * does.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { findChromium } from '../testing/browser/chromium';
import { findPostgres, provideNeeds } from '../testing/run/needs';
import { provideOldChromiums } from '../testing/run/oldChromiums';
import { npmRun } from '../testing/run/processes';
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

const leftOut = await provideNeeds();
if (process.env.CI && leftOut.length > 0) {
  console.error(`${leftOut.join('\n')}\nCI runs every test.`);
  process.exit(1);
}
const postgres = process.env.TEST_POSTGRES_URL ? undefined : findPostgres();
if (postgres) {
  // All of this again beside a temporary PostgreSQL. One for both runs of Jest, because two that start at the same time
  // take the same port.
  const url = 'export TEST_POSTGRES_URL=postgres://$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT/postgres';
  // The site's own driver reads these, too. `pg_virtualenv -t` runs what follows beside a server that it removes.
  const again = `${url}; unset PGUSER PGPASSWORD PGHOST PGPORT PGDATABASE; exec "$0" "$@"`;
  const program = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const args = ['-t', 'sh', '-c', again, ...program];
  const [code] = await once(spawn(postgres, args, { stdio: 'inherit' }), 'exit');
  process.exit(Number(code ?? 1));
}
// A registry may have nothing that the lockfile does not name: without them, tests run, and say what was left out.
leftOut.push(...(await provideOldChromiums()));
// In one process, because types, the build and the browsers take the other processors.
const types = run(...npmRun('typecheck'));
const modules = runJest('--selectProjects', 'node', 'browser', '--runInBand');
const runs = [types, run(...npmRun('lint')), modules];
// Next writes the types of routes into the folder of the build.
await types;
await ensureTestBuild();
// More workers than the processors, because the tests of faults mostly wait for timers of the server.
runs.push(runJest('--selectProjects', 'built', '--maxWorkers=4'));
if (findChromium()) runs.push(run(process.execPath, playwright, 'test'));
const codes = await Promise.all(runs);
for (const line of leftOut) console.log(line);
process.exitCode = Math.max(...codes);
