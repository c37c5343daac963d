import {
  ageKeptRequests,
  forgetRequest,
  keepRequest,
  keptRequestPrefix,
  keptRequests,
} from '@/features/consultation/browser/keptRequests';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const now = Date.UTC(2026, 10, 20);
const [a, b] = ['3f0e6d34-9f5c-4a39-8b63-0d8f3a1d2c11', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
const entry = (changes: object) => JSON.stringify({ id: b, body: '{}', keptAt: now, ...changes });
const keptIds = () => keptRequests().map(({ id }) => id);

test('kept requests come back oldest first, as they were, until they are forgotten', () => {
  keepRequest({ id: b, body: '{"name":"B"}' }, now + 1);
  keepRequest({ id: a, body: '{"name":"A"}' }, now);
  expect(keptRequests()).toMatchObject([
    { id: a, body: '{"name":"A"}' },
    { id: b, body: '{"name":"B"}' },
  ]);
  forgetRequest(a);
  expect(keptIds()).toEqual([b]);
});

describe('age', () => {
  test('is counted from visit to visit, and removes a request after 7 days and no sooner', () => {
    keepRequest({ id: a, body: '{}' }, now);
    for (let passed = 0; passed <= 7 * day; passed += 6 * hour) {
      ageKeptRequests(now + passed);
      expect(keptIds()).toEqual([a]);
    }
    for (let passed = 7 * day; passed <= 8 * day; passed += 6 * hour) ageKeptRequests(now + passed);
    expect(window.localStorage).toHaveLength(0);
  });

  test.each([
    ['forward by years', 10_000 * day],
    ['back by three weeks', -21 * day],
  ])('counts rightly when the clock is set %s', (_, jump) => {
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

  test('is not counted twice by two tabs', () => {
    keepRequest({ id: a, body: '{}' }, now);
    for (let days = 0; days <= 7; days += 1) {
      ageKeptRequests(now + days * day);
      ageKeptRequests(now + days * day + 1);
    }
    expect(keptIds()).toEqual([a]);
  });

  test('of an entry without one begins when it was kept', () => {
    window.localStorage.setItem(keptRequestPrefix + a, entry({ id: a }));
    ageKeptRequests(now + hour);
    expect(keptRequests()[0]).toMatchObject({ ageMs: hour, countedAt: now + hour });
  });
});

test.each([
  ['broken JSON', '{"id":'],
  ['null', 'null'],
  ['an id that is none', entry({ id: 'x' })],
  ['the id of another entry', entry({ id: a })],
  ['no body', entry({ body: undefined })],
  ['a body that is no text', entry({ body: {} })],
  ['a body that is no JSON', entry({ body: '{oops' })],
  ['a body that is no object', entry({ body: '[]' })],
  ['no time', entry({ keptAt: undefined })],
  ['a time that is none', entry({ keptAt: 'yesterday' })],
])('an entry with %s is removed and does not hold up the others', (_, stored) => {
  window.localStorage.setItem(keptRequestPrefix + b, stored);
  keepRequest({ id: a, body: '{}' }, now);
  expect(keptIds()).toEqual([a]);
  expect(window.localStorage).toHaveLength(1);
});
