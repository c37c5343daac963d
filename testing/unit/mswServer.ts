import { setupServer } from 'msw/node';

/**
 * The stand-in for the network in a test file that imports it, which takes a while. Tests add their handlers with
 * `mswServer.use(…)`.
 */
export const mswServer = setupServer();

beforeAll(() => mswServer.listen({ onUnhandledRequest: 'error' }));
afterEach(() => mswServer.resetHandlers());
afterAll(() => mswServer.close());
