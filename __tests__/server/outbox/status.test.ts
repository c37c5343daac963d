import type { Database } from '@/server/outbox/engine/database';
import { createQuarantineBudget, createStatusReader, readStatus } from '@/server/outbox/status';
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

  test('is checked with a write at most every 5 seconds, and read once for simultaneous callers', async () => {
    const run = jest.fn(outbox.database.run);
    const readChecked = createStatusReader({ ...outbox.database, run } as Database);
    const ms = jest.spyOn(performance, 'now').mockReturnValue(0);
    const counts = [];
    for (const at of [0, 4999, 5000, 9999]) {
      ms.mockReturnValue(at);
      await Promise.all(Array.from({ length: 50 }, readChecked));
      counts.push(run.mock.calls.length);
    }
    expect(counts).toEqual([2, 3, 5, 6]);
  });

  test('is unknown when the outbox cannot be written, or not be read', async () => {
    for (const failing of ['UPDATE', 'SELECT']) {
      const run = (sql: string) =>
        sql.startsWith(failing) ? Promise.reject(new Error()) : outbox.database.run(sql);
      const database = { ...outbox.database, run } as Database;
      expect(await createStatusReader(database)()).toBeUndefined();
    }
  });

  test('has the failures of the oldest pending request, an attempt in flight not counted', async () => {
    const oldest = await addFailed('503');
    await addFailed('503', now + 1);
    clock.time = now + 9 * hour;
    await outbox.store.claim(1000, 'two', 1);
    expect(await read()).toMatchObject({ oldestFailures: 1 });
    await outbox.store.recordFailure(oldest, 'two', later, '503');
    expect(await read()).toMatchObject({ oldestFailures: 2 });
    await outbox.store.markDelivered(oldest);
    expect(await read()).toMatchObject({ oldestFailures: 1 });
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
    const expected = { parked: 1, limitedSince: now - 2 * hour, unfit: 1, quarantineBytes: bodies };
    expect(await read()).toMatchObject(expected);
  });

  test('says when so many calls are held that a further one holds no time', async () => {
    const isReached = async () => (await read()).callsExhausted;
    for (let count = 0; count < 12; count += 1) {
      expect(await isReached()).toBe(0);
      await outbox.add({ callDate: '2026-11-23', callTime: `${10 + count}:00` });
    }
    expect(await isReached()).toBe(1);
    clock.time = now + hour;
    expect(await isReached()).toBe(0);
  });

  test('has an answer that time alone rarely mends, until a later delivery', async () => {
    for (const passing of ['404', '408', '409', '425', '429', '500', 'TIMEOUT']) {
      await addFailed(passing);
    }
    const delivered = await outbox.add();
    await outbox.store.markDelivered(delivered.id);
    expect(await read()).toMatchObject({ lastingError: null });
    await addFailed('401');
    expect(await read()).toMatchObject({ lastingError: '401' });
    clock.time = now + 1;
    const resolved = await outbox.add();
    await outbox.queries.change('resolve', [resolved.id]);
    expect(await read()).toMatchObject({ lastingError: '401' });
    const next = await outbox.add();
    await outbox.store.markDelivered(next.id);
    expect(await read()).toMatchObject({ lastingError: null });
  });
});

test('what is quarantined counts until the quarantine is measured again, ten seconds later', async () => {
  jest.useFakeTimers();
  const measured = [1e6 - 1025, 0];
  const run = jest.fn(async () => [{ quarantineBytes: measured.shift() }]);
  const reserve = createQuarantineBudget({ now: '0', run } as unknown as Database, 1);
  expect(await reserve('x')).toBe(true);
  jest.advanceTimersByTime(9999);
  expect(await reserve('x')).toBe(false);
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(await reserve('x')).toBe(true);
});
