/** A line of Jest (`Tests: 1 failed, 2 passed, 3 total`) or of Playwright (`  2 passed (1.0m)`). */
const closing =
  /^(?:Test Suites|Tests|Time):\s.*$|^\s+\d+ (?:passed|failed|flaky|skipped|interrupted|did not run)\b.*$/gm;

export const closingLines = (output: string): string[] => output.match(closing) ?? [];

/** @param lines closing lines of all runners */
export function total(lines: readonly string[]): string {
  const counts = { passed: 0, failed: 0 };
  for (const line of lines.filter((line) => !line.startsWith('Test Suites'))) {
    for (const [, count, kind] of line.matchAll(/(\d+) (passed|failed|interrupted)/g)) {
      counts[kind === 'passed' ? 'passed' : 'failed'] += Number(count);
    }
  }
  return `${counts.passed} passed, ${counts.failed} failed`;
}
