import autocannon, { type Options, type Result } from 'autocannon';

const clients = 20;
const rounds = 3;
const roundSeconds = 4;

export const roundsInWords = `${clients} clients, median of ${rounds} rounds of ${roundSeconds} s`;

/** What each client sends, one request after the other. */
export type Load = Pick<Options, 'url' | 'method' | 'headers' | 'body'>;

/** The middle of an odd number of values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const run = (load: Load, duration = roundSeconds): Promise<Result> =>
  autocannon({ ...load, connections: clients, duration });

/** Answers that were not 2xx, and requests without an answer. */
const failuresOf = ({ non2xx, errors }: Result) => non2xx + errors;

/**
 * Loads the site and another server in turn, so that other load on the machine affects both.
 *
 * @returns a row for a table, and how many of the site's requests failed
 */
export async function compare({ site, other }: { site: Load; other: Load }) {
  const runs: { site: Result; other: Result }[] = [];
  for (const load of [site, other]) await run(load, 2);
  for (let round = 0; round < rounds; round += 1) {
    runs.push({ other: await run(other), site: await run(site) });
  }
  const rate = (result: Result) => result['2xx'] / result.duration;
  const ratio = median(runs.map((each) => rate(each.site) / rate(each.other)));
  return {
    row: {
      'requests/s': Math.round(median(runs.map((each) => rate(each.site)))),
      'p99 (ms)': median(runs.map((each) => each.site.latency.p99)),
      'other, requests/s': Math.round(median(runs.map((each) => rate(each.other)))),
      'other, p99 (ms)': median(runs.map((each) => each.other.latency.p99)),
      ratio: Number(ratio.toFixed(2)),
    },
    failures: runs.reduce((sum, each) => sum + failuresOf(each.site), 0),
  };
}
