process.env.TEST_ENGINE = 'PostgreSQL';

/** PGlite reads SQL as PostgreSQL does. `postgres.slow.test.ts` repeats the other tests of the outbox. */
describe('store.test.ts on PGlite:', () => {
  jest.isolateModules(() => require('./queue/store.test'));
});
