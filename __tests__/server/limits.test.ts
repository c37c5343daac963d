import { createLimits, createQuarantineBudget } from '@/server/limits';
import type { Database } from '@/server/outbox/engine/database';
import { quarantineReasons as reasons } from '@/server/outbox/storedRequest';

const minute = 60_000;
const day = 24 * 60 * minute;
const within = { kind: 'within' };
const exceeded = (reason: string) => expect.objectContaining({ kind: 'exceeded', reason });

const client = '192.0.2.1';
const times = <T>(count: number, work: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => work(index));
const countWithin = (counts: { kind: string }[]) =>
  counts.filter(({ kind }) => kind !== 'exceeded').length;

const stored = { isAccepted: true, isCallHeld: false };
const held = { isAccepted: true, isCallHeld: true };
type Limits = ReturnType<typeof createLimits>;
function countStored(limits: Limits, who: string, outcome: typeof held, isFurtherCall = true) {
  const counted = limits.countStored(who, isFurtherCall);
  if (counted.kind === 'counted') counted.settle(outcome);
  return counted;
}

beforeEach(() => {
  jest.useFakeTimers();
});

test('allows a client 20 requests and moves in the minute after its first one, and 200 a day', () => {
  const { countChange } = createLimits(20);
  expect(countWithin(times(20, () => countChange(client)))).toBe(20);
  jest.advanceTimersByTime(minute - 1);
  expect(countChange(client)).toEqual(exceeded(reasons.client));
  expect(countChange('192.0.2.2')).toEqual(within);
  for (let minutes = 1; minutes < 10; minutes += 1) {
    jest.advanceTimersByTime(minute);
    expect(countWithin(times(20, () => countChange(client)))).toBe(minutes === 9 ? 19 : 20);
  }
  jest.advanceTimersByTime(day);
  expect(countChange(client)).toEqual(within);
});

test('allows a client 200 posts of any kind a minute', () => {
  const { countPost } = createLimits(20);
  expect(countWithin(times(200, () => countPost(client)))).toBe(200);
  jest.advanceTimersByTime(20_000);
  expect(countPost(client)).toMatchObject({ kind: 'exceeded', retryAfterSeconds: 40 });
  expect(countPost('192.0.2.2')).toMatchObject(within);
});

test('allows a client to read 20 calls a minute in addition to its requests', () => {
  const { countRead, countChange } = createLimits(20);
  expect(countWithin(times(20, () => countRead(client)))).toBe(20);
  jest.advanceTimersByTime(15_000);
  expect(countRead(client)).toMatchObject({ kind: 'exceeded', retryAfterSeconds: 45 });
  expect([countRead('192.0.2.2'), countChange(client)]).toMatchObject([within, within]);
  jest.advanceTimersByTime(45_000);
  expect(countRead(client)).toMatchObject(within);
});

test('allows all clients together 300 stored requests and moves a minute', () => {
  const limits = createLimits(20);
  const counts = times(301, (index) => countStored(limits, `client ${index}`, stored, false));
  expect(countWithin(counts)).toBe(300);
  expect(counts.at(-1)).toEqual(exceeded(reasons.flood));
  jest.advanceTimersByTime(minute);
  expect(countWithin([countStored(limits, 'another', stored, false)])).toBe(1);
});

test('does not count a request that was not stored toward the limit of all clients', () => {
  const limits = createLimits(1);
  const unstored = { isAccepted: false, isCallHeld: false };
  times(100, (index) => countStored(limits, `client ${index}`, unstored));
  expect(countWithin(times(16, () => countStored(limits, client, stored, false)))).toBe(15);
});

test('allows a client five calls a day', () => {
  const limits = createLimits(1000);
  for (const hoursLater of [0, 23]) {
    jest.advanceTimersByTime(hoursLater * 60 * minute);
    const count = hoursLater ? 2 : 3;
    expect(countWithin(times(count, () => countStored(limits, client, held)))).toBe(count);
  }
  expect(countStored(limits, client, held)).toEqual(exceeded(reasons.calls));
  expect(countWithin([countStored(limits, client, held, false)])).toBe(1);
  expect(countWithin([countStored(limits, 'another', held)])).toBe(1);
  jest.advanceTimersByTime(day);
  expect(countWithin([countStored(limits, client, held)])).toBe(1);
});

test('does not count a call that the thread does not hold', () => {
  const limits = createLimits(1000);
  times(10, () => countStored(limits, client, stored));
  expect(countWithin(times(6, () => countStored(limits, client, held)))).toBe(5);
});

test('counts a call before it is stored, so simultaneous requests get at most five', () => {
  const limits = createLimits(1000);
  const counted = times(8, () => limits.countStored(client, true));
  expect(countWithin(counted)).toBe(5);
  for (const one of counted) if (one.kind === 'counted') one.settle(stored);
  expect(countWithin(times(8, () => limits.countStored(client, true)))).toBe(5);
});

test('does not count a request in one limit when another limit stops it', () => {
  const limits = createLimits(1);
  times(100, () => countStored(limits, client, held));
  expect(countWithin(times(11, () => countStored(limits, 'another', stored, false)))).toBe(10);
  times(10, () => countStored(limits, 'third', held));
  jest.advanceTimersByTime(minute);
  expect(countWithin(times(6, () => countStored(limits, 'third', held)))).toBe(5);
});

test('forgets the oldest clients beyond 50,000, so that memory stays bounded', () => {
  const { countChange } = createLimits(1);
  const first = () => countChange(client);
  expect(times(2, first).at(-1)).toEqual(exceeded(reasons.client));
  times(50_000, (index) => countChange(`client ${index}`));
  expect(first()).toEqual(within);
});

test('allows one log line a minute for each client whose origin is refused', () => {
  const { mayLogRefusal } = createLimits(20);
  const who = [client, client, '192.0.2.2'];
  expect(who.map(mayLogRefusal)).toEqual([true, false, true]);
  jest.advanceTimersByTime(minute);
  expect(who.map(mayLogRefusal)).toEqual([true, false, true]);
});

describe('the quarantine’s budget', () => {
  const megabyte = 1e6;
  /** @param measured the bytes in use at each measurement */
  function budgetWith(...measured: number[]) {
    jest.useFakeTimers();
    const run = jest.fn(async () => [{ bytes: measured.shift() ?? 0 }]);
    const database = { now: '0', run } as unknown as Database;
    return { claimBytes: createQuarantineBudget(database, 1), run };
  }

  test('counts what is stored until the quarantine is measured again, ten seconds later', async () => {
    const { claimBytes, run } = budgetWith(megabyte - 1025, 0);
    expect(await claimBytes('x')).toBe(true);
    jest.advanceTimersByTime(9999);
    expect(await claimBytes('x')).toBe(false);
    expect(run).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(await claimBytes('x')).toBe(true);
  });
});
