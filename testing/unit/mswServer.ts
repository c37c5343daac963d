import { setupServer } from 'msw/node';

/** The stand-in for the network in jest. Tests add their handlers with `mswServer.use(…)`. */
export const mswServer = setupServer();
