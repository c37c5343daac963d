import {
  callOutcomeOf,
  expireKeptRequests,
  forgetRequest,
  keepRequest,
  keptRequestPrefix,
  keptRequests,
  noteCallOutcome,
  onKeptRequestsChange,
} from '@/features/consultation/browser/keptRequests';
import { watchKeptRequests } from '@/features/consultation/browser/requestQueue';
import { callRules } from '@/features/consultation/model/call/callRules';
import { setClock } from '../../../../testing/unit/clock';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 20);
const [a, b] = ['3f0e6d34-9f5c-4a39-8b63-0d8f3a1d2c11', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
const entry = (changes: object) => JSON.stringify({ id: b, body: '{}', keptAt: now, ...changes });
const keptIds = () => keptRequests().map(({ id }) => id);

afterEach(() => {
  for (const id of keptIds()) forgetRequest(id);
});

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
  const end = watchKeptRequests();
  const stop = onKeptRequestsChange(() => seen.push(keptIds()));
  keepRequest({ id: a, body: '{}' }, now);
  forgetRequest(a);
  window.dispatchEvent(new StorageEvent('storage'));
  window.dispatchEvent(new Event('pageshow'));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  stop();
  end();
  keepRequest({ id: a, body: '{}' }, now);
  expect(seen).toEqual([[a], [], [], [], []]);
});

describe('a kept request', () => {
  beforeEach(() => keepRequest({ id: a, body: '{}' }, now));

  test('expires after 7 days', () => {
    expireKeptRequests(now + 7 * day);
    expect(keptIds()).toEqual([a]);
    expireKeptRequests(now + 7 * day + 1);
    expect(window.localStorage).toHaveLength(0);
  });

  test('expires 7 days after the clock was set back', () => {
    const back = now - 30 * day;
    expireKeptRequests(back);
    expireKeptRequests(back + 7 * day);
    expect(keptIds()).toEqual([a]);
    expireKeptRequests(back + 7 * day + 1);
    expect(keptIds()).toEqual([]);
  });
});

test('forgets what became of a call time once every call is over', () => {
  setClock(new Date(now));
  noteCallOutcome(a, 'held');
  expireKeptRequests(now + callRules.windowDays * day);
  expect(callOutcomeOf(a)).toBe('held');
  expireKeptRequests(now + (callRules.windowDays + 1) * day);
  expect(window.localStorage).toHaveLength(0);
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
