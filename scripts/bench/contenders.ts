import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { median } from './median';

/** How many clients send requests, one after the other each. */
const clients = 20;

/** What each of them sends. */
export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/** What came back in some seconds. */
interface Run {
  requests: number;
  seconds: number;
  /** 99 of 100 answers took less, in milliseconds. */
  p99: number;
  /** Answers that were not 2xx, and requests without an answer. */
  failures: number;
}

export interface Figures {
  'requests/s': number;
  'p99 (ms)': number;
  failures: number;
}

const warmUpSeconds = 2;

const rate = ({ requests, seconds }: Run) => requests / seconds;

function summarize(runs: readonly Run[]): Figures {
  return {
    'requests/s': Math.round(median(runs.map(rate))),
    'p99 (ms)': Math.round(median(runs.map(({ p99 }) => p99))),
    failures: runs.reduce((sum, { failures }) => sum + failures, 0),
  };
}

/**
 * Sends a load for some seconds. Bodies are read and dropped: a client that decodes compressed ones as text, as
 * common load generators do, takes longer than the server.
 */
async function runLoad(load: Load, seconds: number): Promise<Run> {
  const { origin, pathname: path } = new URL(load.url);
  const { method = 'GET', headers, body = null } = load;
  const pool = new Pool(origin, { connections: clients });
  const times: number[] = [];
  let failures = 0;
  const end = performance.now() + seconds * 1000;
  async function sendUntilEnd(): Promise<void> {
    while (performance.now() < end) {
      const start = performance.now();
      try {
        const answer = await pool.request({ path, method, headers, body });
        await answer.body.dump({ limit: Number.POSITIVE_INFINITY });
        if (answer.statusCode >= 300) failures += 1;
        times.push(performance.now() - start);
      } catch {
        failures += 1;
        // A server that refuses connections is not asked in a busy loop.
        await sleep(10);
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, sendUntilEnd));
  await pool.close();
  times.sort((one, other) => one - other);
  const p99 = times[Math.floor(0.99 * times.length)] ?? Number.NaN;
  return { requests: times.length, seconds, p99, failures };
}

/**
 * Loads the site and another server in turn, so that other load on the machine affects both.
 *
 * @returns the medians of both, and the median ratio of the site's rate to the other's
 */
export async function compare(loads: { site: Load; other: Load }, rounds: number, seconds: number) {
  const site: Run[] = [];
  const other: Run[] = [];
  for (const load of Object.values(loads)) await runLoad(load, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    other.push(await runLoad(loads.other, seconds));
    site.push(await runLoad(loads.site, seconds));
  }
  const ratio = median(site.map((run, round) => rate(run) / rate(other[round] ?? run)));
  return { site: summarize(site), other: summarize(other), ratio: Number(ratio.toFixed(2)) };
}
