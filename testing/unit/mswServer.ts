import { setupServer } from 'msw/node';

/** Tests add handlers with `mswServer.use(…)`. */
export const mswServer = setupServer();

beforeAll(() => mswServer.listen({ onUnhandledRequest: 'error' }));
afterEach(() => mswServer.resetHandlers());
afterAll(() => mswServer.close());
