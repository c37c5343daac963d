import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { noteWorker } from '../../testing/testRun';
import { mswServer } from './mswServer';

/** Patience for a busy machine: a test that hangs still fails, a slow one does not. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

/** Any console.error or console.warn that a test did not expect (by replacing it) fails that test. */
const unexpected: string[] = [];
const record =
  (level: string) =>
  (...args: unknown[]) =>
    unexpected.push(`console.${level}: ${args.map(String).join(' ')}`);

noteWorker();

beforeAll(() => mswServer.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  // Tests of the server have no window.
  globalThis.window?.localStorage.clear();
  globalThis.window?.sessionStorage.clear();
  unexpected.length = 0;
  jest.spyOn(console, 'error').mockImplementation(record('error'));
  jest.spyOn(console, 'warn').mockImplementation(record('warn'));
});

afterEach(() => {
  jest.useRealTimers();
  mswServer.resetHandlers();
  jest.restoreAllMocks();
  if (unexpected.length > 0) {
    throw new Error(`Unexpected console output:\n${unexpected.join('\n')}`);
  }
});

afterAll(() => mswServer.close());
