/** Long, so that a slow machine does not fail a test; a hanging test still fails. */
jest.setTimeout(60_000);

/** The server's log says nothing in a test; one about its lines gets them from these functions. */
jest.mock('@/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

/** An unexpected console.error or console.warn fails the test; a test expects one by replacing it. */
const unexpected: string[] = [];
const record =
  (level: string) =>
  (...args: unknown[]) =>
    unexpected.push(`console.${level}: ${args.map(String).join(' ')}`);

beforeEach(() => {
  unexpected.length = 0;
  jest.spyOn(console, 'error').mockImplementation(record('error'));
  jest.spyOn(console, 'warn').mockImplementation(record('warn'));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  if (unexpected.length > 0) {
    throw new Error(`Unexpected console output:\n${unexpected.join('\n')}`);
  }
});
