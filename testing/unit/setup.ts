/** Slow machines need this long. A test that hangs still fails. */
jest.setTimeout(150_000);

/** Silences the log. Tests about its lines read these functions. */
jest.mock('@/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

/**
 * Fails a test that writes to console.error or console.warn. A test that expects this replaces the function. Output
 * after a test's end fails the next test or the file.
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
