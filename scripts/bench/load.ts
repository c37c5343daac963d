import autocannon, { type Options, type Result } from 'autocannon';
import { allPages } from '@/content/pages';
import { consultationEndpoint } from '@/lib/paths';
import { runProcess } from '../../testing/run/processes';
import { aRequest } from '../../testing/samples/consultationRequest';
import { testEnvironment } from '../../testing/site/environment';
import { nextBin, type Site, startSite } from '../../testing/site/site';

const clients = 20;
const rounds = 3;
const roundSeconds = 4;

type Load = Pick<Options, 'url' | 'method' | 'headers' | 'body' | 'idReplacement'>;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const run = (load: Load, duration = roundSeconds): Promise<Result> =>
  autocannon({ ...load, connections: clients, duration });

/** Runs both in turn, so that load on the machine affects both. */
async function compare({ site, other }: { site: Load; other: Load }) {
  const runs: { site: Result; other: Result }[] = [];
  for (const load of [site, other]) await run(load, 2);
  for (let round = 0; round < rounds; round += 1) {
    runs.push({ other: await run(other), site: await run(site) });
  }
  const rate = (result: Result) => result['2xx'] / result.duration;
  const ratio = median(runs.map((each) => rate(each.site) / rate(each.other)));
  return {
    'requests/s': Math.round(median(runs.map((each) => rate(each.site)))),
    'other, requests/s': Math.round(median(runs.map((each) => rate(each.other)))),
    ratio: Number(ratio.toFixed(2)),
  };
}

type Rows = Record<string, Awaited<ReturnType<typeof compare>>>;

/**
 * @param target the smallest ratio of the rates
 * @returns a sentence for each row below it
 */
function report(title: string, rows: Rows, target: number): string[] {
  console.log(`\n${title}: ${clients} clients, median of ${rounds} rounds of ${roundSeconds} s`);
  console.table(rows);
  return Object.entries(rows)
    .filter(([, { ratio }]) => ratio < target)
    .map(([name, { ratio }]) => `${name}: ${ratio} times the other, target ${target}`);
}

const viewOf = (url: string): Load => ({ url, headers: { 'accept-encoding': 'gzip, br' } });

export async function benchViews(): Promise<string[]> {
  const site = await startSite({ env: testEnvironment() });
  const other = await startSite({
    env: testEnvironment(),
    command: [nextBin, 'start', '--hostname', '127.0.0.1'],
  });
  const rows: Rows = {};
  for (const { path } of allPages) {
    rows[path] = await compare({ site: viewOf(site.url + path), other: viewOf(other.url + path) });
  }
  return report('Page views, beside next start on the same build', rows, 5);
}

const plainNext = 'scripts/bench/plainNext';

async function startPlainNext(webhookUrl: string): Promise<Site> {
  const env = testEnvironment({ WEBHOOK_URL: webhookUrl });
  const build = [nextBin, 'build', plainNext];
  if (!(await runProcess(process.execPath, build, { env, timeout: 180_000 }))) {
    throw new Error('The plain Next site could not be built.');
  }
  return startSite({ env, command: [nextBin, 'start', plainNext, '--hostname', '127.0.0.1'] });
}

const postTo = (url: string): Load => ({
  url,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  // A repeat is stored once.
  body: JSON.stringify(aRequest({ description: '[<id>]' })),
  idReplacement: true,
});

export async function benchRoute(): Promise<string[]> {
  const command = ['scripts/bench/receiver.mjs'];
  const receiver = await startSite({ env: process.env, command });
  const other = await startPlainNext(receiver.url);
  const env = testEnvironment({
    CONSULTATION_WEBHOOK_URL: receiver.url,
    RATE_LIMIT_PER_MINUTE: '1000000',
  });
  const site = await startSite({ env });
  const row = await compare({
    site: postTo(site.url + consultationEndpoint),
    other: postTo(`${other.url}/forward`),
  });
  return report('Posts, beside a plain Next route', { 'route with SQLite': row }, 2.5);
}
