import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Result } from 'autocannon';
import { aRequest } from '../../testing/consultationRequest';
import { testEnvironment } from '../../testing/environment';
import { startProcess, stopAllProcesses } from '../../testing/processes';
import { startSite } from '../../testing/site';
import { median } from './median';
import { startPlainNext } from './plainNext';

const rounds = 5;
const roundSeconds = 4;
const warmUpSeconds = 3;

/** How many times the rate of the plain Next route ours has at least, though it stores on disk first. */
const timesPlainNext = 3;

class Contender {
  readonly runs: Result[] = [];
  /** Resident memory in MiB after each round, where the system tells it (Linux). */
  readonly memory: number[] = [];

  constructor(
    readonly url: string,
    readonly pid?: number,
  ) {}

  /** Sends requests from 20 clients, each one after the other. */
  async load(duration: number): Promise<Result> {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(aRequest());
    return autocannon({ url: this.url, duration, connections: 20, method: 'POST', headers, body });
  }

  async runRound(): Promise<void> {
    this.runs.push(await this.load(roundSeconds));
    if (this.pid === undefined || process.platform !== 'linux') return;
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    this.memory.push(Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024));
  }
}

const rate = (run: Result) => run.requests.total / run.duration;

/** Compares within each round, in which both had the same noise around them. */
const ratio = ({ runs }: Contender, other: Contender) =>
  median(runs.map((run, round) => rate(run) / rate(other.runs[round] ?? run)));

function summarize(one: Contender, plainNext: Contender) {
  const { runs, memory } = one;
  return {
    'requests/s': Math.round(median(runs.map(rate))),
    'times plain Next': Number(ratio(one, plainNext).toFixed(2)),
    'p99 (ms)': median(runs.map(({ latency }) => latency.p99)),
    'memory (MiB)': memory.join(' '),
    failures: runs.reduce((sum, run) => sum + run.non2xx + run.errors + run.timeouts, 0),
  };
}

function missedTargets(route: ReturnType<typeof summarize>): string[] {
  const checks: [boolean, string][] = [
    [route['times plain Next'] >= timesPlainNext, `at least ${timesPlainNext} times plain Next`],
    [route.failures === 0, 'no failed request'],
  ];
  return checks.filter(([met]) => !met).map(([, target]) => `route with SQLite: ${target}`);
}

async function startReceiver(): Promise<string> {
  const child = startProcess(process.execPath, ['scripts/bench/receiver.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve) => {
    child.stdout?.once('data', (line) => resolve(String(line).trim()));
  });
  return `http://127.0.0.1:${port}/`;
}

/**
 * Sends consultation requests to the route with SQLite, and the same to a plain Next route handler, which
 * forwards them and stores nothing. Both are loaded in turn, so that a noisy machine is noisy for each.
 *
 * @returns a sentence for each target that the route with SQLite missed
 */
export async function benchRoute(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const receiver = await startReceiver();
    const plainNext = new Contender(`${(await startPlainNext(receiver)).url}/forward`);
    const env = testEnvironment({
      CONSULTATION_WEBHOOK_URL: receiver,
      DATABASE_URL: `file:${join(folder, 'outbox.db')}`,
      RATE_LIMIT_PER_MINUTE: '1000000',
    });
    const site = await startSite({ env });
    const route = new Contender(`${site.url}/api/consultation`, site.pid);
    const contenders = { 'plain Next': plainNext, route };

    for (const contender of Object.values(contenders)) await contender.load(warmUpSeconds);
    for (let round = 1; round <= rounds; round += 1) {
      for (const contender of Object.values(contenders)) await contender.runRound();
      console.log(`round ${round} of ${rounds}`);
    }

    console.log(`\n20 clients, median of ${rounds} rounds of ${roundSeconds} s`);
    const rows = Object.entries(contenders).map(([name, one]) => [name, summarize(one, plainNext)]);
    console.table(Object.fromEntries(rows));
    return missedTargets(summarize(route, plainNext));
  } finally {
    await stopAllProcesses();
    rmSync(folder, { recursive: true, force: true });
  }
}
