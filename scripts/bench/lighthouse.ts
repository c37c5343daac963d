import lighthouse from 'lighthouse';
import { median } from './median';

/** What Lighthouse says of a page on its emulated phone: medians of several runs. */
export interface LighthouseResult {
  /** Scores from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds until the first and the largest paint, on the emulated network. */
  firstPaint: number;
  largestPaint: number;
  /** Titles of the audits of accessibility, best practices and SEO that failed. */
  failed: string[];
}

const categories = ['accessibility', 'best-practices', 'seo'];

async function runOnce(url: string, port: number): Promise<LighthouseResult> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
  const { lhr } = result;
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const time = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
  const audits = categories.flatMap((name) => lhr.categories[name]?.auditRefs ?? []);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: time('first-contentful-paint'),
    largestPaint: time('largest-contentful-paint'),
    failed: audits
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0)
      .map(({ id }) => lhr.audits[id]?.title ?? id),
  };
}

/**
 * Runs Lighthouse's mobile preset on a page.
 *
 * @param port where the browser takes debugging commands
 * @param runs how many times; an odd number
 */
export async function askLighthouse(
  url: string,
  port: number,
  runs: number,
): Promise<LighthouseResult> {
  const results: LighthouseResult[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(url, port));
  const middle = (name: Exclude<keyof LighthouseResult, 'failed'>) =>
    median(results.map((result) => result[name]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    failed: [...new Set(results.flatMap(({ failed }) => failed))],
  };
}
