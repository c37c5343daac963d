import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { noteWorker } from '../run/testRun';
import { mswServer } from './mswServer';

/** Long, so that a slow machine does not fail a test; a hanging test still fails. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

/** An unexpected console.error or console.warn fails the test; a test expects one by replacing it. */
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
