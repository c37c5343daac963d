import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Result } from 'autocannon';
import { aRequest } from '../../testing/consultationRequest';
import { testEnvironment } from '../../testing/environment';
import { freePort } from '../../testing/ports';
import { startPostgres } from '../../testing/postgresServer';
import { startProcess, stopAllProcesses } from '../../testing/processes';
import { startSite } from '../../testing/site';
import { median } from './median';
import { startPlainNext } from './plainNext';

const rounds = 5;
const roundSeconds = 4;
const warmUpSeconds = 3;
/** Of the route with SQLite, in the same run. */
const targets = { ofBare: 0.45, timesPlainNext: 3, p99OfBare: 3, memoryGrowth: 1.25 };

interface Contender {
  name: string;
  url: string;
  pid?: number | undefined;
  runs: Result[];
  /** Resident memory in MiB after the warm-up and after each round. */
  memory: number[];
}

async function startBareServer(...args: string[]): Promise<string> {
  const child = startProcess(process.execPath, ['scripts/bench/bareServer.mjs', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve) => {
    child.stdout?.once('data', (line) => resolve(String(line).trim()));
  });
  return `http://127.0.0.1:${port}/`;
}

async function startRoute(name: string, webhookUrl: string, DATABASE_URL: string) {
  const env = testEnvironment({
    CONSULTATION_WEBHOOK_URL: webhookUrl,
    DATABASE_URL,
    RATE_LIMIT_PER_MINUTE: '1000000',
  });
  const { url, pid } = await startSite({ port: await freePort(), env });
  return { name, url: `${url}/api/consultation`, pid };
}

/** Sends requests from 20 clients, each one after the other. */
function load(url: string, duration: number): Promise<Result> {
  return autocannon({
    url,
    duration,
    connections: 20,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aRequest()),
  });
}

/** Resident memory in MiB, where the system tells it (Linux). */
function memoryOf({ pid }: Contender): number {
  if (pid === undefined || process.platform !== 'linux') return Number.NaN;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

const rateOf = (run: Result) => run.requests.total / run.duration;
const p99Of = (run: Result) => run.latency.p99;
type Measure = (run: Result) => number;

const middle = ({ runs }: Contender, measure: Measure) => median(runs.map(measure));
/** Compares within each round, when both had the same noise around them. */
const ratio = (one: Contender, other: Contender, measure: Measure) =>
  median(one.runs.map((run, round) => measure(run) / measure(other.runs[round] ?? run)));
const failures = ({ runs }: Contender) =>
  runs.reduce((sum, run) => sum + run.non2xx + run.errors + run.timeouts, 0);

/** Loads the contenders in turn, so that a noisy machine is noisy for each of them. */
async function measure(contenders: Contender[]): Promise<void> {
  for (const contender of contenders) {
    await load(contender.url, warmUpSeconds);
    contender.memory.push(memoryOf(contender));
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const contender of contenders) {
      contender.runs.push(await load(contender.url, roundSeconds));
      contender.memory.push(memoryOf(contender));
    }
    console.log(`round ${round} of ${rounds}`);
  }
}

function print(contenders: Contender[], bare: Contender, plainNext: Contender): void {
  console.log(`\n20 clients, median of ${rounds} rounds of ${roundSeconds} s`);
  const row = (contender: Contender) => ({
    'requests/s': Math.round(middle(contender, rateOf)),
    'p99 (ms)': middle(contender, p99Of),
    'rate of bare': ratio(contender, bare, rateOf).toFixed(2),
    'p99 of bare': ratio(contender, bare, p99Of).toFixed(2),
    'times plain Next': ratio(contender, plainNext, rateOf).toFixed(2),
    failures: failures(contender),
    'memory (MiB)': contender.pid ? contender.memory.map(Math.round).join(' ') : '',
  });
  console.table(Object.fromEntries(contenders.map((one) => [one.name, row(one)])));
}

function missedTargets(route: Contender, bare: Contender, plainNext: Contender): string[] {
  const { ofBare, timesPlainNext, p99OfBare, memoryGrowth } = targets;
  const growth = (route.memory.at(-1) ?? 0) / (route.memory[1] ?? 0);
  const checks: [boolean, string][] = [
    [ratio(route, bare, rateOf) >= ofBare, `at least ${ofBare} of the bare rate`],
    [
      ratio(route, plainNext, rateOf) >= timesPlainNext,
      `at least ${timesPlainNext} times the plain Next rate`,
    ],
    [ratio(route, bare, p99Of) <= p99OfBare, `at most ${p99OfBare} times the bare p99`],
    // Not a number where the system does not tell.
    [!(growth > memoryGrowth), `memory at most ${memoryGrowth} times that of round 1`],
    [failures(route) === 0, 'no failed request'],
  ];
  return checks.filter(([met]) => !met).map(([, target]) => `${route.name}: ${target}`);
}

/**
 * Sends consultation requests to the route with SQLite and with PostgreSQL, and the same to a bare
 * Node server and to a plain Next route handler, which forward and store nothing.
 *
 * @returns a sentence for each target that the route with SQLite missed
 */
export async function benchRoute(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const postgres = await startPostgres();
  try {
    const receiver = await startBareServer('answer');
    const contender = (started: Pick<Contender, 'name' | 'url' | 'pid'>): Contender => ({
      ...started,
      runs: [],
      memory: [],
    });
    const bare = contender({ name: 'bare Node', url: await startBareServer('forward', receiver) });
    const plain = await startPlainNext(receiver);
    const plainNext = contender({ name: 'plain Next', url: `${plain.url}/forward` });
    const sqlite = contender(
      await startRoute('route, SQLite', receiver, `file:${join(folder, 'outbox.db')}`),
    );
    const withPostgres = contender(
      await startRoute(`route, ${postgres.kind}`, receiver, await postgres.createOutboxUrl()),
    );
    const contenders = [bare, plainNext, sqlite, withPostgres];
    await measure(contenders);
    print(contenders, bare, plainNext);
    return missedTargets(sqlite, bare, plainNext);
  } finally {
    await stopAllProcesses();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
