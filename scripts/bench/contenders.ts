import autocannon, { type Options, type Result } from 'autocannon';
import { median } from './median';

/** The requests that 20 clients send, one after the other each. */
export type Load = Pick<Options, 'url' | 'method' | 'headers' | 'body'>;

export interface Figures {
  'requests/s': number;
  'p99 (ms)': number;
  failures: number;
}

const warmUpSeconds = 2;

const rate = (run: Result) => run.requests.total / run.duration;

export function summarize(runs: readonly Result[]): Figures {
  return {
    'requests/s': Math.round(median(runs.map(rate))),
    'p99 (ms)': median(runs.map(({ latency }) => latency.p99)),
    failures: runs.reduce((sum, run) => sum + run.non2xx + run.errors + run.timeouts, 0),
  };
}

export const runLoad = (load: Load, duration: number, connections = 20): Promise<Result> =>
  autocannon({ ...load, connections, duration });

/**
 * Loads the site and another server in turn, so that other load on the machine affects both.
 *
 * @returns the medians of both, and the median ratio of the site's rate to the other's
 */
export async function compare(loads: { site: Load; other: Load }, rounds: number, seconds: number) {
  const site: Result[] = [];
  const other: Result[] = [];
  for (const load of Object.values(loads)) await runLoad(load, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    other.push(await runLoad(loads.other, seconds));
    site.push(await runLoad(loads.site, seconds));
  }
  const ratio = median(site.map((run, round) => rate(run) / rate(other[round] ?? run)));
  return { site: summarize(site), other: summarize(other), ratio: Number(ratio.toFixed(2)) };
}
