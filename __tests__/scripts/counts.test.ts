/** @jest-environment node */
import { jestCounts, lastCounts, playwrightCounts } from '../../scripts/test/counts';

test('a jest suite that broke before its first test is a failure', () => {
  const report = { numPassedTests: 40, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
  expect(jestCounts(report)).toEqual({ passed: 40, failed: 3 });
});

test('a flaky end-to-end test and an error outside of the tests are failures', () => {
  const report = { stats: { expected: 9, unexpected: 1, flaky: 1 }, errors: ['no build'] };
  expect(playwrightCounts(report)).toEqual({ passed: 9, failed: 3 });
});

test.each([
  ['its own line, the last one', '1 passed, 0 failed\nmore\n12 passed, 3 failed\n'],
  ['in colour', '\u001b[1m12 passed, 3 failed\u001b[0m\n'],
  ["Jest's", 'Tests:       3 failed, 1 skipped, 12 passed, 16 total\n'],
  ["Node's", 'ℹ tests 15\nℹ pass 12\nℹ fail 3\n'],
])('a printed summary is read: %s', (_, output) => {
  expect(lastCounts(output)).toEqual({ passed: 12, failed: 3 });
});

test('an output without a summary counts nothing', () => {
  expect(lastCounts('12 passed, 3 failed, they said\n')).toBeUndefined();
});
