import { join } from 'node:path';
import { allPages } from '@/content/pages';
import { testEnvironment } from '../../testing/site/environment';
import { nextBin, startSite } from '../../testing/site/site';
import { compare, type Load, roundsInWords } from './load';

/** Minimum ratio of the site's rate to `next start`'s on the same build. */
const target = 5;

const viewOf = (url: string): Load => ({ url, headers: { 'accept-encoding': 'gzip, br' } });

/** Requests pages from the site and from `next start`. @returns a sentence for each target missed */
export async function benchViews(folder: string): Promise<string[]> {
  const envOf = (name: string) =>
    testEnvironment({ DATABASE_URL: `file:${join(folder, `${name}.db`)}` });
  const site = await startSite({ env: envOf('site') });
  const other = await startSite({
    env: envOf('next'),
    command: [nextBin, 'start', '--hostname', '127.0.0.1'],
  });
  const rows: Record<string, object> = {};
  const missed: string[] = [];
  for (const { path } of allPages) {
    const loads = { site: viewOf(site.url + path), other: viewOf(other.url + path) };
    const { row, failures } = await compare(loads);
    rows[path] = row;
    if (row.ratio < target) missed.push(`${path}: ${row.ratio} times next start, target ${target}`);
    if (failures > 0) missed.push(`${path}: ${failures} requests failed`);
  }
  console.log(`\nPage views, beside next start: ${roundsInWords}`);
  console.table(rows);
  return missed;
}
