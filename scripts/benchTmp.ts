/**
 * Measures the consultation route: with SQLite and with PostgreSQL, beside a bare Node server that
 * forwards without storing and one that only answers. Run `npm run build` first.
 *
 * All servers are measured in turn, several rounds, so that a noisy machine is noisy for each; the
 * median round counts.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../testing/faultServer';
import { startPostgres } from '../testing/postgresServer';
import { isBuilt } from '../testing/site';
import { measureFsync } from './bench/fsync';
import { load, type Measured, memoryOf } from './bench/load';

const rounds = 3;
const roundSeconds = 3;
const warmUpSeconds = 2;
const targets = { throughput: 0.5, p99: 3 };

const children: ChildProcess[] = [];

async function bareServer(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['scripts/bench/bareServer.mjs', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const port = await new Promise<string>((resolve) => {
    child.stdout?.once('data', (line) => resolve(String(line).trim()));
  });
  return `http://127.0.0.1:${port}/`;
}

const median = (runs: Measured[], of: (run: Measured) => number) =>
  runs.map(of).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;

if (!isBuilt()) {
  console.error('There is no build to measure: run npm run build first.');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const postgres = await startPostgres();
const receiver = await bareServer('answer');
const route = (databaseUrl: string) =>
  startServer({ env: { CONSULTATION_WEBHOOK_URL: receiver, DATABASE_URL: databaseUrl } });
const sqliteSite = await route(`file:${join(folder, 'outbox.db')}`);
const postgresSite = await route(await postgres.createOutboxUrl());

const contestants = [
  { name: 'bare, answers only', url: await bareServer('answer'), runs: [] as Measured[] },
  { name: 'bare, forwards', url: await bareServer('forward', receiver), runs: [] as Measured[] },
  { name: 'route, SQLite', url: `${sqliteSite.url}/api/consultation`, runs: [] as Measured[] },
  {
    name: `route, PostgreSQL (${postgres.kind})`,
    url: `${postgresSite.url}/api/consultation`,
    runs: [] as Measured[],
  },
];

try {
  const before = measureFsync(folder);
  for (const { url } of contestants) await load(url, warmUpSeconds);
  const memory = [memoryOf(sqliteSite.pid).now];
  for (let round = 0; round < rounds; round += 1) {
    for (const { url, runs } of contestants) runs.push(await load(url, roundSeconds));
    memory.push(memoryOf(sqliteSite.pid).now);
    process.stdout.write(`round ${round + 1} of ${rounds}\n`);
  }
  const after = measureFsync(folder);

  const sqliteRequests = contestants[2]?.runs.reduce((sum, run) => sum + run.requests, 0);
  const bare = contestants[1]?.runs ?? [];
  const bareRate = median(bare, (run) => run.rate);
  const bareP99 = median(bare, (run) => run.p99);
  process.stdout.write(
    `\n20 clients, median of ${rounds} rounds of ${roundSeconds} seconds\n` +
      `${'server'.padEnd(28)}${'req/s'.padStart(8)}${'p50 ms'.padStart(8)}${'p99 ms'.padStart(8)}` +
      `${'rate'.padStart(8)}${'p99'.padStart(8)}   (as ratios to the bare forwarding server)\n`,
  );
  for (const { name, runs } of contestants) {
    const rate = median(runs, (run) => run.rate);
    const p99 = median(runs, (run) => run.p99);
    process.stdout.write(
      `${name.padEnd(28)}${rate.toFixed(0).padStart(8)}` +
        `${median(runs, (run) => run.p50)
          .toFixed(0)
          .padStart(8)}${p99.toFixed(0).padStart(8)}` +
        `${(rate / bareRate).toFixed(2).padStart(8)}${(p99 / bareP99).toFixed(2).padStart(8)}\n`,
    );
  }
  const failures = contestants
    .flatMap(({ runs }) => runs)
    .reduce((sum, run) => sum + run.failures, 0);
  process.stdout.write(
    `\nTarget: at least ${targets.throughput} of the rate, at most ${targets.p99} times the p99.\n` +
      `Failed requests: ${failures}.\n` +
      `Memory of the SQLite route, MiB, after warm-up and each round (${sqliteRequests} requests in all): ` +
      `${memory.map((mib) => mib.toFixed(0)).join(', ')}; peak ${memoryOf(sqliteSite.pid).peak.toFixed(0)}.\n` +
      `fsync of 4 KiB on this disk: p50 ${before.p50.toFixed(2)} ms, p99 ${before.p99.toFixed(2)} ms before; ` +
      `p50 ${after.p50.toFixed(2)} ms, p99 ${after.p99.toFixed(2)} ms after.\n`,
  );
} finally {
  await Promise.all([sqliteSite.end('SIGTERM'), postgresSite.end('SIGTERM')]);
  for (const child of children) child.kill();
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
