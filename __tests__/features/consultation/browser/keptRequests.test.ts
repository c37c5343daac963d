import { randomUUID } from 'node:crypto';
import {
  forgetRequest,
  isStored,
  keepRequest,
  keptRequestPrefix,
  keptRequests,
} from '@/features/consultation/browser/requestQueue';

const [a, b] = ['3f0e6d34-9f5c-4a39-8b63-0d8f3a1d2c11', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
const first = (id: string, body = '{}') => ({ id, thread: id, version: 0, body });
const entry = (changes: object) => JSON.stringify({ ...first(b), ...changes });
const keptIds = () => keptRequests().map(({ id }) => id);

afterEach(() => {
  for (const id of keptIds()) forgetRequest(id);
});

test('returns kept requests unchanged until they are removed, however late', () => {
  const kept = first(b, '{"name":"B"}');
  keepRequest(kept);
  keepRequest(first(a));
  jest.useFakeTimers({ now: Date.now() + 400 * 24 * 60 * 60_000 });
  expect(keptRequests()).toHaveLength(2);
  expect(keptRequests()).toContainEqual(kept);
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
  ['no thread', entry({ thread: undefined })],
  ['a version that is no number', entry({ version: '1' })],
])('removes an entry with %s and keeps the others', (_, stored) => {
  window.localStorage.setItem(keptRequestPrefix + b, stored);
  keepRequest(first(a));
  expect(keptIds()).toEqual([a]);
  expect(window.localStorage).toHaveLength(1);
});

test('keeps a request’s source unless it cannot be a header', () => {
  const kept = { ...first(a), source: 'page=%2F' };
  keepRequest(kept);
  expect(keptRequests()).toEqual([kept]);
  for (const source of ['page=\r\nx: 1', 'é', {}]) {
    window.localStorage.setItem(keptRequestPrefix + b, entry({ source }));
    expect(keptRequests()).toContainEqual(first(b));
  }
});

test('keeps the latest version of a thread, and both if two tabs have it', () => {
  const [correction, other] = [randomUUID(), randomUUID()];
  keepRequest(first(a));
  keepRequest(first(other));
  keepRequest({ ...first(correction), thread: a, version: 1 });
  expect(keptIds().toSorted()).toEqual([correction, other].toSorted());
  // As Thank You of the first request does when it is shown again.
  keepRequest(first(a));
  expect(keptIds()).not.toContain(a);
  const [later, inAnotherTab] = [randomUUID(), randomUUID()];
  for (const id of [later, inAnotherTab]) keepRequest({ ...first(id), thread: a, version: 2 });
  expect(keptIds().toSorted()).toEqual([later, inAnotherTab, other].toSorted());
});

test('keeps an earlier request in storage if its correction cannot be stored', () => {
  const correction = { ...first(b), thread: a, version: 1 };
  keepRequest(first(a));
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepRequest(correction);
  full.mockRestore();
  expect(window.localStorage.getItem(keptRequestPrefix + a)).not.toBeNull();
  expect([isStored(first(a)), isStored(first(randomUUID()))]).toEqual([false, true]);
});
