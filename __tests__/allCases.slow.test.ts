process.env.TEST_CASES = 'all';

/** The quick set tries 20 cases of each property. */
describe.each([
  'features/consultation/move/callReducer',
  'server/calendar/knownSpans',
  'server/calendar/recurrence',
  'server/outbox/queue/threads',
])('%s.test.ts with all cases:', (name) => {
  jest.isolateModules(() => require(`./${name}.test`));
});
