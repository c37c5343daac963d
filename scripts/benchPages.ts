/**
 * `npm run bench:pages [-- RUNS]`: builds the site and an empty app of the same Next version, and
 * measures every page: bytes by kind beside the empty app's, the main thread of a slow processor,
 * and Lighthouse's mobile scores (median of RUNS, 5 unless told). Fails when a budget is broken.
 */
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../testing/chromium';
import { testEnvironment } from '../testing/environment';
import { freePort } from '../testing/ports';
import { buildSite, type Site, startSite } from '../testing/site';
import { fontBudget, overBudget, pageBudgets, scoreBudgets } from './bench/budgets';
import { startEmptyApp } from './bench/emptyApp';
import { askLighthouse, type LighthouseResult } from './bench/lighthouse';
import { watchMainThread } from './bench/mainThread';
import { median } from './bench/median';
import { type PageWeight, weighPage } from './bench/weighPage';

const runs = Number(process.argv[2] ?? 5);
const outbox = join(tmpdir(), `bench-outbox-${process.pid}.db`);
const problems: string[] = [];

async function startBuiltSite(): Promise<Site> {
  const port = await freePort();
  const host = '127.0.0.1';
  const env = testEnvironment({
    DATABASE_URL: `file:${outbox}`,
    SITE_URL: `http://${host}:${port}`,
  });
  const { code } = await buildSite(env);
  if (code !== 0) throw new Error('The site could not be built.');
  return startSite({ port, host, env });
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

async function weighPages(browser: Browser, site: Site, empty: PageWeight): Promise<void> {
  console.log('\nBytes of a first visit, before anything is touched (KB, text gzipped)');
  const rows: Record<string, unknown> = {};
  const row = ({ requests, ...bytes }: PageWeight) => ({
    ...Object.fromEntries(Object.entries(bytes).map(([kind, size]) => [kind, kilobytes(size)])),
    requests,
  });
  rows['empty app'] = row(empty);
  for (const budget of pageBudgets) {
    const weight = await weighPage(browser, site.url + budget.path);
    rows[budget.path] = {
      ...row(weight),
      'script beyond empty': `${kilobytes(weight.script - empty.script)} of ${kilobytes(budget.extraScript)}`,
      'script ratio': (weight.script / empty.script).toFixed(2),
      'font budget': kilobytes(fontBudget),
    };
    problems.push(...overBudget(budget, weight, empty));
  }
  console.table(rows);
}

async function watchPages(browser: Browser, site: Site, emptyApp: Site): Promise<void> {
  console.log(`\nMain thread while loading, processor slowed to a quarter (median of ${runs})`);
  const rows: Record<string, unknown> = {};
  const pages = [
    ['empty app', emptyApp.url],
    ...pageBudgets.map(({ path }) => [path, site.url + path]),
  ];
  for (const [name = '', url = ''] of pages) {
    const seen = [];
    for (let run = 0; run < runs; run += 1) seen.push(await watchMainThread(browser, url));
    const layoutShift = Math.max(...seen.map((one) => one.layoutShift));
    rows[name] = {
      'longest task (ms)': Math.round(median(seen.map((one) => one.longestTask))),
      'blocking (ms)': Math.round(median(seen.map((one) => one.blocking))),
      'hydrated (ms)': Math.round(median(seen.map((one) => one.hydrated))),
      'layout shift': layoutShift,
    };
    if (layoutShift > 0) problems.push(`${name}: the layout shifts by ${layoutShift}`);
  }
  console.table(rows);
}

async function auditPages(site: Site, emptyApp: Site, port: number): Promise<void> {
  console.log(`\nLighthouse, mobile (median of ${runs})`);
  const row = ({ failed, firstPaint, largestPaint, ...scores }: LighthouseResult) => ({
    ...scores,
    firstPaint: Math.round(firstPaint),
    largestPaint: Math.round(largestPaint),
  });
  // What an empty page gets is what this machine allows.
  const rows: Record<string, unknown> = {
    'empty app': row(await askLighthouse(emptyApp.url, port, runs)),
  };
  for (const { path } of pageBudgets) {
    const scores = await askLighthouse(site.url + path, port, runs);
    rows[path] = row(scores);
    for (const [name, lowest] of Object.entries(scoreBudgets)) {
      const score = scores[name as keyof typeof scoreBudgets];
      if (score < lowest) problems.push(`${path}: ${name} is ${score}; ${lowest} wanted`);
    }
    problems.push(...scores.failed.map((title) => `${path}: ${title}`));
  }
  console.table(rows);
}

const port = await freePort();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [...chromiumArguments, `--remote-debugging-port=${port}`],
});
const site = await startBuiltSite();
const emptyApp = await startEmptyApp();
try {
  await weighPages(browser, site, await weighPage(browser, emptyApp.url));
  await watchPages(browser, site, emptyApp);
  await auditPages(site, emptyApp, port);
} finally {
  await Promise.all([browser.close(), site.stop(), emptyApp.stop()]);
  for (const suffix of ['', '-shm', '-wal']) rmSync(outbox + suffix, { force: true });
}
console.log(
  problems.length > 0 ? `\nOver budget:\n${problems.join('\n')}` : '\nAll within budget.',
);
process.exitCode = problems.length > 0 ? 1 : 0;
