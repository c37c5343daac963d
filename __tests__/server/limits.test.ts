import { createLimits, createQuarantineBudget } from '@/server/limits';
import type { Database } from '@/server/outbox/engine/database';
import { quarantineReasons as reasons } from '@/server/outbox/storedRequest';

const minute = 60_000;
const day = 24 * 60 * minute;
const allowed = { kind: 'allowed' };
const quarantined = (reason: string) =>
  expect.objectContaining({ kind: 'quarantined', reason }) as { kind: string };

const client = '192.0.2.1';
const times = <T>(count: number, work: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => work(index));
const countAllowed = (verdicts: { kind: string }[]) =>
  verdicts.filter(({ kind }) => kind === 'allowed').length;
const email = { id: 'a', asksForCall: false };
const call = (id: string) => ({ id, asksForCall: true });

beforeEach(() => {
  jest.useFakeTimers();
});

test('one client may post 20 times a minute from its first post, and 200 times a day', () => {
  const { judgePost } = createLimits(20);
  expect(countAllowed(times(20, () => judgePost(client)))).toBe(20);
  jest.advanceTimersByTime(minute - 1);
  expect(judgePost(client)).toEqual(quarantined(reasons.client));
  expect(judgePost('192.0.2.2')).toEqual(allowed);
  for (let minutes = 1; minutes < 10; minutes += 1) {
    jest.advanceTimersByTime(minute);
    expect(countAllowed(times(20, () => judgePost(client)))).toBe(minutes === 9 ? 19 : 20);
  }
  jest.advanceTimersByTime(day);
  expect(judgePost(client)).toEqual(allowed);
});

test('refuses a client past ten times its limit for a minute, until that ends', () => {
  const { judgePost } = createLimits(20);
  times(200, () => judgePost(client));
  jest.advanceTimersByTime(20_000);
  expect(judgePost(client)).toEqual({ kind: 'refused', retryAfterSeconds: 40 });
});

test('quarantines everyone’s requests for a minute past fifteen times one client’s limit', () => {
  const { judgeRequest } = createLimits(20);
  const verdicts = times(301, (index) => judgeRequest(`client ${index}`, email));
  expect(countAllowed(verdicts)).toBe(300);
  expect(verdicts.at(-1)).toEqual(quarantined(reasons.flood));
  jest.advanceTimersByTime(minute);
  expect(judgeRequest('another', email)).toEqual(allowed);
});

test('a client may request five calls in a day, and repeat each', () => {
  const { judgeRequest } = createLimits(1000);
  const ask = (id: string) => judgeRequest('client', call(id));
  for (const hoursLater of [0, 23]) {
    jest.advanceTimersByTime(hoursLater * 60 * minute);
    expect(times(5, String).map(ask)).toEqual(Array(5).fill(allowed));
  }
  const tooMany = quarantined(reasons.calls);
  expect([ask('sixth'), ask('sixth')]).toEqual([tooMany, tooMany]);
  expect(judgeRequest('another client', call('other'))).toEqual(allowed);
  expect(judgeRequest('client', email)).toEqual(allowed);
  jest.advanceTimersByTime(day);
  expect(ask('next day')).toEqual(allowed);
});

test('a call that another client repeats counts for that one, too', () => {
  const { judgeRequest } = createLimits(1000);
  times(6, (id) => judgeRequest('client', call(`${id}`)));
  expect(countAllowed(times(6, (id) => judgeRequest('another', call(`${id}`))))).toBe(5);
});

test('a client’s further calls use up nothing of what all share', () => {
  const { judgeRequest } = createLimits(1);
  times(100, (id) => judgeRequest('client', call(`${id}`)));
  expect(countAllowed(times(11, () => judgeRequest('another', email)))).toBe(10);
});

test('forgets the oldest clients in a flood, so that memory stays bounded', () => {
  const { judgePost } = createLimits(1);
  const first = () => judgePost(client);
  expect(times(2, first).at(-1)).toEqual(quarantined(reasons.client));
  times(50_000, (index) => judgePost(`client ${index}`));
  expect(first()).toEqual(allowed);
});

test('one client may ask 20 times a minute what a thread holds, and posts as if it had not', () => {
  const { judgeRead, judgePost } = createLimits(20);
  expect(times(20, () => judgeRead(client))).toEqual(Array(20).fill(allowed));
  jest.advanceTimersByTime(15_000);
  expect(judgeRead(client)).toEqual({ kind: 'refused', retryAfterSeconds: 45 });
  expect([judgeRead('192.0.2.2'), judgePost(client)]).toEqual([allowed, allowed]);
  jest.advanceTimersByTime(45_000);
  expect(judgeRead(client)).toEqual(allowed);
});

test('a move counts as a request of its client, and is refused where that is quarantined', () => {
  const { judgeMove, judgePost } = createLimits(20);
  times(10, () => judgePost(client));
  expect(countAllowed(times(10, () => judgeMove(client)))).toBe(10);
  jest.advanceTimersByTime(20_000);
  expect(judgePost(client)).toEqual(quarantined(reasons.client));
  expect(judgeMove(client)).toEqual({ kind: 'refused', retryAfterSeconds: 40 });
});

test('moves count among everyone’s requests, and are refused past their limit', () => {
  const { judgeMove, judgeRequest } = createLimits(20);
  times(150, (index) => judgeRequest(`client ${index}`, email));
  expect(countAllowed(times(150, (index) => judgeMove(`mover ${index}`)))).toBe(150);
  expect(judgeRequest('another', email)).toEqual(quarantined(reasons.flood));
  expect(judgeMove('another')).toEqual({ kind: 'refused', retryAfterSeconds: 60 });
});

test('moves of a call are no further calls', () => {
  const { judgeMove, judgeRequest } = createLimits(1000);
  times(10, () => judgeMove(client));
  expect(judgeRequest(client, call('first'))).toEqual(allowed);
});

describe('the quarantine’s budget', () => {
  const megabyte = 1e6;
  /** A budget of 1 MB, and what it finds used each time it measures. */
  function budgetWith(...measured: number[]) {
    jest.useFakeTimers();
    const run = jest.fn(async () => [{ bytes: measured.shift() ?? 0 }]);
    const database = { now: '0', run } as unknown as Database;
    return { reserve: createQuarantineBudget(database, 1), run };
  }

  test('counts what is stored until the quarantine is measured again, ten seconds later', async () => {
    const { reserve, run } = budgetWith(megabyte - 1025, 0);
    expect(await reserve('x')).toBe(true);
    jest.advanceTimersByTime(9999);
    expect(await reserve('x')).toBe(false);
    expect(run).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(await reserve('x')).toBe(true);
  });
});
