import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allPages } from '@/content/pages';
import { stopAllProcesses } from '../../testing/run/processes';
import { testEnvironment } from '../../testing/site/environment';
import { nextBin, startSite } from '../../testing/site/site';
import { compare, type Load } from './contenders';

const rounds = 3;
const roundSeconds = 3;

/** Minimum ratio of the site's rate to `next start`'s. */
const pageTarget = 5;
const fileTarget = 1;

/** The largest script of the form. */
function largestScript(): string {
  const folder = join('.next', 'static', 'chunks');
  const size = (name: string) => statSync(join(folder, name)).size;
  const [name] = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .sort((a, b) => size(b) - size(a));
  return `/_next/static/chunks/${name}`;
}

const viewOf = (origin: string, path: string): Load => ({
  url: origin + path,
  headers: { 'accept-encoding': 'gzip, deflate, br' },
});

/** Requests pages and scripts from the site and from `next start`. @returns a sentence for each target missed */
export async function benchViews(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const envOf = (name: string) =>
    testEnvironment({
      DATABASE_URL: `file:${join(folder, `${name}.db`)}`,
      RATE_LIMIT_PER_MINUTE: '1000000',
    });
  try {
    const site = await startSite({ env: envOf('site') });
    const nextStart = await startSite({
      env: envOf('next'),
      command: [nextBin, 'start', '--hostname', '127.0.0.1'],
    });
    const targets = new Map(allPages.map(({ path }) => [path as string, pageTarget]));
    for (const file of ['/site.js', largestScript()]) targets.set(file, fileTarget);

    const rows: Record<string, Record<string, number>> = {};
    const missed: string[] = [];
    for (const [path, target] of targets) {
      const loads = { site: viewOf(site.url, path), other: viewOf(nextStart.url, path) };
      const { site: own, other, ratio } = await compare(loads, rounds, roundSeconds);
      rows[path] = {
        'requests/s': own['requests/s'],
        'p99 (ms)': own['p99 (ms)'],
        'next start': other['requests/s'],
        'its p99 (ms)': other['p99 (ms)'],
        ratio,
      };
      if (ratio < target) missed.push(`${path}: ${ratio} times next start, target ${target}`);
      if (own['p99 (ms)'] > other['p99 (ms)']) missed.push(`${path}: p99 above that of next start`);
      if (own.failures > 0) missed.push(`${path}: ${own.failures} requests failed`);
    }
    console.log(`\nPage views: 20 clients, median of ${rounds} rounds of ${roundSeconds} s`);
    console.table(rows);
    return missed;
  } finally {
    await stopAllProcesses();
    rmSync(folder, { recursive: true, force: true });
  }
}
