import type { Database } from '@/server/outbox/engine/database';
import {
  createQuarantineBudget,
  createStatusReader,
  readReports,
  readStatus,
  removeReport,
} from '@/server/outbox/status';
import { quarantineReasons } from '@/server/outbox/storedRequest';
import { clock, engines, now, outboxOn } from '../../../testing/unit/outboxUnderTest';

const hour = 60 * 60 * 1000;
const lease = { owner: 'one', ms: 1000 };
const later = { kind: 'pending', waitMs: 5 * hour } as const;

describe.each(engines)('the status of the outbox on %s', (_name, start) => {
  const outbox = outboxOn(start);
  const read = () => readStatus(outbox.database);

  /** Stores a request whose first attempt fails. */
  async function addFailed(error: string, receivedAt = now): Promise<string> {
    const { id } = await outbox.add({ lease, receivedAt });
    await outbox.store.recordFailure(id, 'one', later, error);
    return id;
  }

  test('is checked with a write every 5 seconds at most, and when what the process reports changes', async () => {
    const runAll = jest.fn(outbox.database.runAll);
    const readChecked = createStatusReader({ ...outbox.database, runAll } as Database, 'one');
    const ms = jest.spyOn(performance, 'now').mockReturnValue(0);
    const writes = [];
    for (const [at, reasons] of [
      [0, []],
      [4999, []],
      [5000, []],
      [5001, ['a flood']],
      [10_000, ['a flood']],
    ] as const) {
      ms.mockReturnValue(at);
      expect(await readChecked(reasons)).toMatchObject({ kind: 'read' });
      writes.push(runAll.mock.calls.length);
    }
    expect(writes).toEqual([1, 1, 2, 3, 3]);
  });

  test('has the engine’s code when the outbox cannot be written, or not be read', async () => {
    const fail = () => Promise.reject(Object.assign(new Error(), { code: 'BROKEN' }));
    for (const broken of [{ run: fail }, { runAll: fail }]) {
      const database = { ...outbox.database, ...broken } as Database;
      const read = await createStatusReader(database, 'one')([]);
      expect(read).toEqual({ kind: 'failed', code: 'BROKEN' });
    }
  });

  test('has what each process has reported, how long ago where it died, unless it stopped', async () => {
    await createStatusReader(outbox.database, 'one')(['a flood']);
    await createStatusReader(outbox.database, 'one')(['no webhook']);
    clock.time = now + 1000;
    await createStatusReader(outbox.database, 'two')([]);
    expect(await readReports(outbox.database)).toEqual([['no webhook'], []]);
    clock.time = now + 30_000;
    const old = 'no webhook (30 s ago, from a process that has reported nothing since)';
    expect(await readReports(outbox.database)).toEqual([[old], []]);
    clock.time = now + 61_000;
    expect(await readReports(outbox.database)).toEqual([[]]);
    await removeReport(outbox.database, 'two');
    expect(await readReports(outbox.database)).toEqual([]);
  });

  test('counts every pending request that has failed twice, an attempt in flight not counted', async () => {
    const patient = await addFailed('503');
    const other = await addFailed('503', now + 1);
    expect(await read()).toMatchObject({ failing: 0 });
    clock.time = now + 9 * hour;
    await outbox.store.claim(1000, 'two', 2);
    await outbox.store.recordFailure(other, 'two', later, '503');
    expect(await read()).toMatchObject({ failing: 1 });
    await outbox.store.recordFailure(patient, 'two', later, '503');
    await outbox.store.markDelivered(other);
    expect(await read()).toMatchObject({ failing: 1 });
  });

  test('says when a request has been due for five minutes in which none was attempted', async () => {
    const minute = 60_000;
    const isStalled = async () => (await read()).stalled;
    const [first, second] = [await outbox.add(), await outbox.add()];
    clock.time = now + 5 * minute - 1;
    expect(await isStalled()).toBe(0);
    clock.time = now + 5 * minute;
    expect(await isStalled()).toBe(1);
    // An attempt in flight, however long it may take; then a failure, then a delivery.
    await outbox.store.claim(7 * minute, 'one', 1);
    clock.time = now + 11 * minute;
    expect(await isStalled()).toBe(0);
    const [stored] = await Promise.all([outbox.store.find(first.id)]);
    const [flying, waiting] = stored?.leaseOwner ? [first, second] : [second, first];
    await outbox.store.recordFailure(flying.id, 'one', later, '503');
    clock.time = now + 15 * minute;
    expect(await isStalled()).toBe(0);
    await outbox.store.markDelivered(flying.id);
    clock.time = now + 19 * minute;
    expect(await isStalled()).toBe(0);
    clock.time = now + 20 * minute;
    expect(await isStalled()).toBe(1);
    await outbox.store.markDelivered(waiting.id);
    expect(await isStalled()).toBe(0);
  });

  test('has what is parked or quarantined', async () => {
    const parked = await outbox.add({ lease });
    const park = { kind: 'parked', reason: 'the webhook answered 410' } as const;
    await outbox.store.recordFailure(parked.id, 'one', park, '410');
    const { honeypot, client, calls, schema } = quarantineReasons;
    for (const [quarantine, hours] of [
      [honeypot, 9],
      [`${schema} (phone: too long)`, 3],
      [client, 2],
      [calls, 1],
    ] as const) {
      await outbox.add({ quarantine, receivedAt: now - hours * hour });
    }
    const bodies = 4 * (1024 + Buffer.byteLength('{"name":"Ana Ü \\u0000"}'));
    const expected = { parked: 1, limitedForMs: 2 * hour, unfit: 1, quarantineBytes: bodies };
    expect(await read()).toMatchObject(expected);
  });

  test('says when so many calls are held that a further one holds no time', async () => {
    const isReached = async () => (await read()).noMoreCalls;
    for (let count = 0; count < 12; count += 1) {
      expect(await isReached()).toBe(0);
      await outbox.add({ callDate: '2026-11-23', callTime: `${10 + count}:00` });
    }
    expect(await isReached()).toBe(1);
    clock.time = now + hour;
    expect(await isReached()).toBe(0);
  });

  test('has an answer that further attempts rarely change, until a later delivery', async () => {
    for (const passing of ['404', '408', '409', '425', '429', '500', 'TIMEOUT']) {
      await addFailed(passing);
    }
    const delivered = await outbox.add();
    await outbox.store.markDelivered(delivered.id);
    expect(await read()).toMatchObject({ lastingError: null });
    await addFailed('401');
    expect(await read()).toMatchObject({ lastingError: '401' });
    await addFailed('UNCONFIRMED');
    clock.time = now + 1;
    const resolved = await outbox.add();
    await outbox.queries.change('resolve', [resolved.id]);
    expect(await read()).toMatchObject({ lastingError: 'UNCONFIRMED' });
    const next = await outbox.add();
    await outbox.store.markDelivered(next.id);
    expect(await read()).toMatchObject({ lastingError: null });
  });
});

describe('the quarantine’s budget', () => {
  const megabyte = 1e6;
  /** A budget of 1 MB, and what it finds used each time it measures. */
  function budgetWith(...measured: number[]) {
    jest.useFakeTimers();
    const run = jest.fn(async () => [{ quarantineBytes: measured.shift() ?? 0 }]);
    const database = { now: '0', run } as unknown as Database;
    return { reserve: createQuarantineBudget(database, 1), run };
  }

  test('counts what is stored until the quarantine is measured again, ten seconds later', async () => {
    const { reserve, run } = budgetWith(megabyte - 1025, 0);
    expect(await reserve('one', 'x')).toBe(true);
    jest.advanceTimersByTime(9999);
    expect(await reserve('two', 'x')).toBe(false);
    expect(run).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(await reserve('two', 'x')).toBe(true);
  });

  test('gives one client a tenth, until the quarantine is purged', async () => {
    const { reserve } = budgetWith(300_000, 0);
    const body = 'x'.repeat(20_000);
    const taken = [];
    for (let count = 0; count < 6; count += 1) taken.push(await reserve('one', body));
    expect(taken).toEqual([true, true, true, true, true, false]);
    expect(await reserve('two', body)).toBe(true);
    jest.advanceTimersByTime(10_000);
    expect(await reserve('one', body)).toBe(true);
  });
});
