/** Long, so that a slow machine does not fail a test; a hanging test still fails. */
jest.setTimeout(150_000);

/** The server's log says nothing in a test; one about its lines gets them from these functions. */
jest.mock('@/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

/**
 * An unexpected console.error or console.warn fails the test; a test expects one by replacing it. One that comes after
 * its test has ended fails the next test or the file.
 */
const unexpected: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => {
    unexpected.push(`console.${level}: ${args.map(String).join(' ')}`);
  };
}

function expectNoOutput(): void {
  const output = unexpected.splice(0);
  if (output.length > 0) throw new Error(`Unexpected console output:\n${output.join('\n')}`);
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  expectNoOutput();
});
afterAll(expectNoOutput);
