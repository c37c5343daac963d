import {
  ageKeptRequests,
  forgetRequest,
  keepRequest,
  keptRequestPrefix,
  keptRequests,
  onKeptRequestsChange,
} from '@/features/consultation/browser/keptRequests';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const now = Date.UTC(2026, 10, 20);
const [a, b] = ['3f0e6d34-9f5c-4a39-8b63-0d8f3a1d2c11', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
const entry = (changes: object) => JSON.stringify({ id: b, body: '{}', dates: [], ...changes });
const keptIds = () => keptRequests().map(({ id }) => id);

test('returns kept requests unchanged until they are removed', () => {
  keepRequest({ id: b, body: '{"name":"B"}' }, now);
  keepRequest({ id: a, body: '{"name":"A"}' }, now);
  expect(keptRequests()).toHaveLength(2);
  expect(keptRequests()).toContainEqual(expect.objectContaining({ id: a, body: '{"name":"A"}' }));
  forgetRequest(a);
  expect(keptIds()).toEqual([b]);
});

test('notifies listeners of changes in this tab and in others, and of a return to the page', () => {
  const seen: string[][] = [];
  const stop = onKeptRequestsChange(() => seen.push(keptIds()));
  keepRequest({ id: a, body: '{}' }, now);
  forgetRequest(a);
  window.dispatchEvent(new StorageEvent('storage'));
  window.dispatchEvent(new Event('pageshow'));
  stop();
  keepRequest({ id: a, body: '{}' }, now);
  expect(seen).toEqual([[a], [], [], []]);
});

describe('a kept request', () => {
  test('expires after 7 days, at the latest on the tenth date', () => {
    keepRequest({ id: a, body: '{}' }, now + 23 * hour);
    for (let passed = 0; passed <= 7 * day; passed += 6 * hour) {
      ageKeptRequests(now + 23 * hour + passed);
      expect(keptIds()).toEqual([a]);
    }
    ageKeptRequests(now + 8 * day);
    expect(keptIds()).toEqual([a]);
    ageKeptRequests(now + 9 * day);
    expect(window.localStorage).toHaveLength(0);
  });

  test.each([
    ['forward by years', 10_000 * day],
    ['back by three weeks', -21 * day],
  ])('is kept for its 7 days when the clock is set %s', (_, jump) => {
    keepRequest({ id: a, body: '{}' }, now);
    for (let passed = 0; passed <= 7 * day; passed += hour) {
      ageKeptRequests(now + passed + (passed > 2 * day ? jump : 0));
      expect(keptIds()).toEqual([a]);
    }
    for (let passed = 7 * day; passed <= 9 * day; passed += hour) {
      ageKeptRequests(now + passed + jump);
    }
    expect(keptIds()).toEqual([]);
  });
});

test.each([
  ['broken JSON', '{"id":'],
  ['null', 'null'],
  ['an id that is no UUID', entry({ id: 'x' })],
  ['the id of another entry', entry({ id: a })],
  ['no body', entry({ body: undefined })],
  ['a body that is no text', entry({ body: {} })],
])('an entry with %s is removed, and the others stay', (_, stored) => {
  window.localStorage.setItem(keptRequestPrefix + b, stored);
  keepRequest({ id: a, body: '{}' }, now);
  expect(keptIds()).toEqual([a]);
  expect(window.localStorage).toHaveLength(1);
});
