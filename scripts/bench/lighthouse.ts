import lighthouse, { type Result } from 'lighthouse';
import { publicPages } from '@/content/pages';
import { median } from './median';
import { withSiteInChromium } from './siteInChromium';

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

/** Audits our pages and other sites' addresses. @returns a sentence for each score of ours below its target */
export const benchPages = (otherUrls: readonly string[]): Promise<string[]> =>
  withSiteInChromium(async (_, siteUrl, debuggingPort) => {
    const rows: Record<string, Record<string, number>> = {};
    const missed: string[] = [];
    const others = Object.fromEntries(otherUrls.map((url) => [url, content]));
    for (const [path, scores] of Object.entries({ ...targets, ...others })) {
      const results: Result[] = [];
      for (let run = 0; run < runs; run += 1) {
        results.push(await audit(new URL(path, siteUrl).href, debuggingPort));
      }
      const row: Record<string, number> = {};
      for (const [name, lowest] of Object.entries(scores)) {
        const score = median(results.map(({ categories }) => categories[name]?.score ?? 0)) * 100;
        row[name] = Math.round(score);
        if (score < lowest && path in targets)
          missed.push(`${path}: ${name} is ${row[name]}, target ${lowest}`);
      }
      const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
      for (const name of timings) {
        const times = results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN);
        row[`${name} (ms)`] = Math.round(median(times));
      }
      rows[path] = row;
    }
    console.log(`\nLighthouse, mobile, simulated, median of ${runs}`);
    console.table(rows);
    return missed;
  });
