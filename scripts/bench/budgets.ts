import { paths } from '../../src/lib/paths';
import type { PageWeight } from './weighPage';

const kilobyte = 1024;

interface PageBudget {
  path: string;
  /** Bytes of script (gzip) that it may send beyond the empty app's. */
  extraScript: number;
}

/** The pages that are held to a budget; the last one before the calendar is asked for. */
export const pageBudgets: readonly PageBudget[] = [
  { path: paths.home, extraScript: 6 * kilobyte },
  { path: paths.services, extraScript: 6 * kilobyte },
  { path: paths.about, extraScript: 6 * kilobyte },
  { path: paths.consultation, extraScript: 35 * kilobyte },
];

/** Bytes of fonts that a page may load. */
export const fontBudget = 65 * kilobyte;

/**
 * What of a page is over its budget.
 *
 * @param weight of the page
 * @param empty weight of the empty app
 * @returns a sentence for each budget that is broken
 */
export function overBudget(budget: PageBudget, weight: PageWeight, empty: PageWeight): string[] {
  const extra = weight.script - empty.script;
  const problems: string[] = [];
  if (extra > budget.extraScript) {
    problems.push(`${extra} bytes of script beyond the empty app's; ${budget.extraScript} allowed`);
  }
  if (weight.font > fontBudget) {
    problems.push(`${weight.font} bytes of fonts; ${fontBudget} allowed`);
  }
  if (weight.stylesheet > 0) problems.push('an external stylesheet');
  return problems.map((problem) => `${budget.path}: ${problem}`);
}

/** The lowest Lighthouse scores (mobile) that a page may have. */
export const scoreBudgets = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
} as const;
