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

type Limits = ReturnType<typeof createLimits>;
/** Checks as before storing, and counts what was stored. */
function accept(limits: Limits, who: string, tookCall: boolean) {
  const [exceeded] = [tookCall ? limits.checkCalls(who) : undefined, limits.checkAll()].filter(
    (checked) => checked?.kind === 'exceeded',
  );
  if (exceeded) return exceeded;
  limits.countAccepted(who, tookCall);
  return { kind: 'within' };
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

test('allows all clients together 300 accepted requests and moves a minute', () => {
  const limits = createLimits(20);
  const counts = times(301, (index) => accept(limits, `client ${index}`, false));
  expect(countWithin(counts)).toBe(300);
  expect(counts.at(-1)).toEqual(exceeded(reasons.flood));
  jest.advanceTimersByTime(minute);
  expect(countWithin([accept(limits, 'another', false)])).toBe(1);
});

test('allows a client five calls a day', () => {
  const limits = createLimits(1000);
  for (const hoursLater of [0, 23]) {
    jest.advanceTimersByTime(hoursLater * 60 * minute);
    const count = hoursLater ? 2 : 3;
    expect(countWithin(times(count, () => accept(limits, client, true)))).toBe(count);
  }
  expect(accept(limits, client, true)).toEqual(exceeded(reasons.calls));
  expect(countWithin([accept(limits, client, false)])).toBe(1);
  expect(countWithin([accept(limits, 'another', true)])).toBe(1);
  jest.advanceTimersByTime(day);
  expect(countWithin([accept(limits, client, true)])).toBe(1);
});

test('counts nothing that was only checked', () => {
  const limits = createLimits(1);
  times(100, () => [limits.checkCalls(client), limits.checkAll()]);
  expect(countWithin(times(16, () => accept(limits, client, false)))).toBe(15);
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
