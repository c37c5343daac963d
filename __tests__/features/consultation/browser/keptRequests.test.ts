import {
  forgetRequest,
  keepRequest,
  keptRequestPrefix,
  keptRequests,
} from '@/features/consultation/browser/keptRequests';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 20);

beforeEach(() => window.localStorage.clear());

test('kept requests come back oldest first, as they were', () => {
  keepRequest({ id: 'b', body: '{"name":"B"}' }, now + 1);
  keepRequest({ id: 'a', body: '{"name":"A"}' }, now);
  expect(keptRequests(now + 2)).toEqual([
    { id: 'a', body: '{"name":"A"}', keptAt: now },
    { id: 'b', body: '{"name":"B"}', keptAt: now + 1 },
  ]);
});

test('a forgotten request is gone', () => {
  keepRequest({ id: 'a', body: '{}' }, now);
  forgetRequest('a');
  expect(keptRequests(now)).toEqual([]);
});

test('after 7 days a request is removed', () => {
  keepRequest({ id: 'a', body: '{}' }, now);
  expect(keptRequests(now + 7 * day - 1)).toHaveLength(1);
  expect(keptRequests(now + 7 * day)).toHaveLength(0);
  expect(window.localStorage).toHaveLength(0);
});

test('an entry that cannot be read is removed and does not hold up the others', () => {
  window.localStorage.setItem(`${keptRequestPrefix}x`, '{"id":');
  window.localStorage.setItem(`${keptRequestPrefix}y`, 'null');
  keepRequest({ id: 'a', body: '{}' }, now);
  expect(keptRequests(now).map(({ id }) => id)).toEqual(['a']);
  expect(window.localStorage).toHaveLength(1);
});
