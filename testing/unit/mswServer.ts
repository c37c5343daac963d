import { setupServer } from 'msw/node';

/** Replaces the network in a test file that imports it. Tests add handlers with `mswServer.use(…)`. */
export const mswServer = setupServer();

beforeAll(() => mswServer.listen({ onUnhandledRequest: 'error' }));
afterEach(() => mswServer.resetHandlers());
afterAll(() => mswServer.close());
