import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { allPages } from '@/content/pages';
import { testEnvironment } from '../../testing/site/environment';
import { nextBin, startSite } from '../../testing/site/site';
import { compare, type Load, roundsInWords } from './load';

/** Minimum ratios of the site's rate to `next start`'s on the same build. */
const targets = { page: 5, file: 1 };

/** The largest script of the form. */
function largestScript(): string {
  const folder = join('.next', 'static', 'chunks');
  const size = (name: string) => statSync(join(folder, name)).size;
  const [name] = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .sort((one, other) => size(other) - size(one));
  return `/_next/static/chunks/${name}`;
}

const viewOf = (url: string): Load => ({ url, headers: { 'accept-encoding': 'gzip, br' } });

/** Requests pages and scripts from the site and from `next start`. @returns a sentence for each target missed */
export async function benchViews(folder: string): Promise<string[]> {
  const envOf = (name: string) =>
    testEnvironment({ DATABASE_URL: `file:${join(folder, `${name}.db`)}` });
  const site = await startSite({ env: envOf('site') });
  const other = await startSite({
    env: envOf('next'),
    command: [nextBin, 'start', '--hostname', '127.0.0.1'],
  });
  const paths = new Map<string, number>(allPages.map(({ path }) => [path, targets.page]));
  for (const file of ['/site.js', largestScript()]) paths.set(file, targets.file);

  const rows: Record<string, object> = {};
  const missed: string[] = [];
  for (const [path, target] of paths) {
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
