import { shareVisit, visitSharedEvent } from '@/lib/browser/shareVisit';

const question = 'visit-question';
const answer = 'visit-answer';

/** What this tab says to others. */
const told = () =>
  (window.Storage.prototype.setItem as jest.Mock).mock.calls.filter(([key]) =>
    [question, answer].includes(key),
  );

const hear = (key: string, newValue: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

let listening: jest.SpiedFunction<typeof window.addEventListener>;

beforeEach(() => {
  jest.spyOn(window.Storage.prototype, 'setItem');
  listening = jest.spyOn(window, 'addEventListener');
});

afterEach(() => {
  // Each test is a tab of its own.
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
});

test('a new tab asks, takes what another tab answers, and says so', () => {
  const shared = jest.fn();
  window.addEventListener(visitSharedEvent, shared);
  shareVisit(['draft']);
  expect(told()).toEqual([[question, expect.any(String)]]);
  hear(answer, JSON.stringify([['draft', 'half a form']]));
  expect(window.sessionStorage.getItem('draft')).toBe('half a form');
  expect(shared).toHaveBeenCalledTimes(1);
  expect(window.localStorage).toHaveLength(0);
});

test('a new tab takes from each answer what it lacks', () => {
  shareVisit(['name', 'draft']);
  hear(answer, JSON.stringify([['name', 'Vera’s']]));
  hear(
    answer,
    JSON.stringify([
      ['name', 'Other'],
      ['draft', 'half a form'],
    ]),
  );
  expect(window.sessionStorage.getItem('name')).toBe('Vera’s');
  expect(window.sessionStorage.getItem('draft')).toBe('half a form');
});

test('a tab with a visit of its own asks nobody, takes nothing, and answers others', () => {
  window.sessionStorage.setItem('draft', 'mine');
  window.sessionStorage.setItem('other', 'secret');
  shareVisit(['draft']);
  hear(answer, JSON.stringify([['draft', 'half a form']]));
  expect(window.sessionStorage.getItem('draft')).toBe('mine');
  hear(question, '0.5');
  expect(told()).toEqual([[answer, JSON.stringify([['draft', 'mine']])]]);
  expect(window.localStorage).toHaveLength(0);
});
