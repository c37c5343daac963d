import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { publicPages } from '@/content/pages';
import { chromiumArguments, ensureChromium } from '../../testing/chromium';
import { testEnvironment } from '../../testing/environment';
import { freePort } from '../../testing/ports';
import { startSite } from '../../testing/site';
import { median } from './median';

const runs = 3;

/** The lowest scores that a page may have. */
const content = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const targets = Object.fromEntries(
  publicPages.map(({ path, hydrated }) => [
    path,
    hydrated ? { ...content, performance: 97 } : content,
  ]),
);

async function audit(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}`);
  return result.lhr;
}

/**
 * Runs Lighthouse's mobile preset several times on each page and prints the medians.
 *
 * @returns a sentence for each score below its target
 */
export async function benchPages(): Promise<string[]> {
  const outbox = join(tmpdir(), `bench-outbox-${process.pid}.db`);
  const debuggingPort = await freePort();
  const port = await freePort();
  const SITE_URL = `http://127.0.0.1:${port}`;
  const site = await startSite({
    port,
    env: testEnvironment({ DATABASE_URL: `file:${outbox}`, SITE_URL }),
  });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${debuggingPort}`],
  });
  const rows: Record<string, Record<string, number>> = {};
  const missed: string[] = [];
  try {
    for (const [path, scores] of Object.entries(targets)) {
      const results: Result[] = [];
      for (let run = 0; run < runs; run += 1) {
        results.push(await audit(site.url + path, debuggingPort));
      }
      const row: Record<string, number> = {};
      for (const [name, lowest] of Object.entries(scores)) {
        const score = median(results.map(({ categories }) => categories[name]?.score ?? 0)) * 100;
        row[name] = Math.round(score);
        if (score < lowest) missed.push(`${path}: ${name} is ${row[name]}, target ${lowest}`);
      }
      for (const name of ['first-contentful-paint', 'largest-contentful-paint']) {
        const times = results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN);
        row[`${name} (ms)`] = Math.round(median(times));
      }
      rows[path] = row;
    }
  } finally {
    await Promise.all([browser.close(), site.stop()]);
    for (const suffix of ['', '-shm', '-wal']) rmSync(outbox + suffix, { force: true });
  }
  console.log(`\nLighthouse, mobile, median of ${runs}`);
  console.table(rows);
  return missed;
}
