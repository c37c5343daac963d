import {
  forgetRequest,
  keepRequest,
  keptRequestPrefix,
  keptRequests,
} from '@/features/consultation/browser/requestQueue';

const [a, b] = ['3f0e6d34-9f5c-4a39-8b63-0d8f3a1d2c11', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
const entry = (changes: object) => JSON.stringify({ id: b, body: '{}', ...changes });
const keptIds = () => keptRequests().map(({ id }) => id);

afterEach(() => {
  for (const id of keptIds()) forgetRequest(id);
});

test('returns kept requests unchanged until they are removed, however late', () => {
  keepRequest({ id: b, body: '{"name":"B"}', corrects: a });
  keepRequest({ id: a, body: '{"name":"A"}' });
  jest.useFakeTimers({ now: Date.now() + 400 * 24 * 60 * 60_000 });
  expect(keptRequests()).toHaveLength(2);
  expect(keptRequests()).toContainEqual({ id: b, body: '{"name":"B"}', corrects: a });
  forgetRequest(a);
  expect(keptIds()).toEqual([b]);
});

test.each([
  ['broken JSON', '{"id":'],
  ['null', 'null'],
  ['an id that is no UUID', entry({ id: 'x' })],
  ['the id of another entry', entry({ id: a })],
  ['no body', entry({ body: undefined })],
  ['a body that is no text', entry({ body: {} })],
])('removes an entry with %s and keeps the others', (_, stored) => {
  window.localStorage.setItem(keptRequestPrefix + b, stored);
  keepRequest({ id: a, body: '{}' });
  expect(keptIds()).toEqual([a]);
  expect(window.localStorage).toHaveLength(1);
});

test('keeps a request’s source unless it cannot be a header', () => {
  keepRequest({ id: a, body: '{}', source: 'page=%2F' });
  expect(keptRequests()).toEqual([{ id: a, body: '{}', source: 'page=%2F' }]);
  for (const source of ['page=\r\nx: 1', 'é', {}]) {
    window.localStorage.setItem(keptRequestPrefix + b, entry({ source }));
    expect(keptRequests()).toContainEqual({ id: b, body: '{}' });
  }
});
