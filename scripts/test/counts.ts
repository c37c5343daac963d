/** How many checks passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Suites that broke before their first test. */
  numRuntimeErrorTestSuites: number;
}

/** What `jest --json` reports; a suite that could not run counts as one failure. */
export function jestCounts(report: JestReport): Counts {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** What went wrong outside of a test. */
  errors: unknown[];
}

/** What Playwright's json reporter reports; an error outside of a test counts as one failure. */
export function playwrightCounts({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * The last `N passed, N failed` that a suite printed (in colour or not), or what Jest and Node's
 * own test runner print instead.
 *
 * @returns undefined when it printed no such thing
 */
export function lastCounts(output: string): Counts | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ECMA-48 sequences begin with ESC.
  const text = output.replace(/\u001b\[[\d;]*m/g, '');
  const own = [...text.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  if (own) return { passed: Number(own[1]), failed: Number(own[2]) };
  const jest = [...text.matchAll(/^Tests:\s+(?:(\d+) failed, )?.*?(\d+) passed/gm)].at(-1);
  if (jest) return { passed: Number(jest[2]), failed: Number(jest[1] ?? 0) };
  const node = [...text.matchAll(/^. pass (\d+)\n. fail (\d+)$/gm)].at(-1);
  return node && { passed: Number(node[1]), failed: Number(node[2]) };
}
