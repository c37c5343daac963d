import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { mswServer } from './mswServer';

/** Long, so that a slow machine does not fail a test. */
configure({ asyncUtilTimeout: 15_000 });

beforeAll(() => mswServer.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => mswServer.resetHandlers());
afterAll(() => mswServer.close());
