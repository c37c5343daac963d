process.env.TEST_ENGINE = 'PostgreSQL';

/**
 * PGlite reads SQL as PostgreSQL does, and is too slow for concurrent statements on a busy machine.
 * `postgres.slow.test.ts` repeats all tests of the outbox.
 */
describe('changes.test.ts on PGlite:', () => {
  jest.isolateModules(() => require('./operator/changes.test'));
});
