/** For slow machines. */
jest.setTimeout(150_000);

jest.mock('@/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

/**
 * Fails a test that writes to the console, unless it replaces the function. Later output fails the next test or the
 * file.
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
