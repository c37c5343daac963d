process.env.TEST_ENGINE = 'PostgreSQL';
process.env.TEST_CASES = 'all';

/** The quick set runs these tests on SQLite. */
describe.each([
  'engine/schema',
  'manyRequests.slow',
  'operator/changes',
  'operator/erase',
  'purge',
  'operator/queries',
  'queue/mailHistories.slow',
  'queue/mailer',
  'queue/moves',
  'queue/openTransactions',
  'queue/store',
  'queue/threads',
  'status',
  '../consultation/enqueue',
])('%s.test.ts on PostgreSQL:', (name) => {
  jest.isolateModules(() => require(`./${name}.test`));
});
