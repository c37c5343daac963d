import type { Database } from '@/server/outbox/engine/database';
import { createStatus } from '@/server/outbox/operator/status';
import { quarantineReasons } from '@/server/outbox/quarantineReasons';
import type { NewRequest } from '@/server/outbox/storedRequest';
import { clock, engines, now, outboxOn } from '../../../../testing/unit/outboxUnderTest';

const hour = 60 * 60 * 1000;
const leased = { owner: 'one', ms: 1000 };
const later = { state: 'pending', attempts: 1, dueAt: now + 5 * hour } as const;

describe.each(engines)('the state of the outbox on %s', (_name, start) => {
  const outbox = outboxOn(start);
  const read = () => outbox.status.read();

  /** Stores a request whose attempts fail. */
  async function addFailed(
    changes: Partial<NewRequest> = {},
    failures = 1,
    error = '503',
  ): Promise<string> {
    const { id } = await outbox.add({ lease: leased, ...changes });
    for (let count = 1; count <= failures; count += 1) {
      await outbox.store.recordFailure(id, 'one', { ...later, attempts: count }, error);
      if (count === failures) break;
      clock.time = now + 9 * hour;
      await outbox.store.claim(1000, 'one', 1);
      clock.time = now;
    }
    return id;
  }

  test('is unknown for 20 seconds after a failed write, or until a write succeeds', async () => {
    const status = createStatus(outbox.database);
    // Whole milliseconds: a sum of fractions may fall short of 20 seconds.
    const failedAt = Math.ceil(performance.now());
    const clock = jest.spyOn(performance, 'now').mockReturnValue(failedAt);
    status.noteStored(false);
    for (const seconds of [0, 6, 12, 19]) {
      clock.mockReturnValue(failedAt + seconds * 1000);
      expect(await status.read()).toBeUndefined();
    }
    clock.mockReturnValue(failedAt + 20_000);
    expect(await status.read()).toMatchObject({ failures: 0 });
    status.noteStored(false);
    status.noteStored(true);
    expect(await status.read()).toMatchObject({ failures: 0 });
  });

  test('is checked with a write at most every 5 seconds', async () => {
    const status = createStatus(outbox.database);
    const start = Math.ceil(performance.now());
    const clock = jest.spyOn(performance, 'now');
    const writtenAt = jest.spyOn(Date, 'now');
    const lastWrite = async () => {
      const [row] = await outbox.database.run<{ at: number }>(
        'SELECT probed_at AS at FROM outbox_schema',
      );
      return row?.at;
    };
    for (const [ms, expected] of [
      [0, 0],
      [4999, 0],
      [5000, 5000],
      [9999, 5000],
    ] as const) {
      clock.mockReturnValue(start + ms);
      writtenAt.mockReturnValue(ms);
      await status.read();
      expect(await lastWrite()).toBe(expected);
    }
  });

  test('is read once for simultaneous callers', async () => {
    await read();
    const run = jest.fn(outbox.database.run);
    const status = createStatus({ ...outbox.database, run } as Database);
    const answers = await Promise.all(Array.from({ length: 50 }, () => status.read()));
    expect(new Set(answers)).toEqual(new Set([answers[0]]));
    // One write check, one measurement, and a read of the requests and the signals.
    expect(run).toHaveBeenCalledTimes(4);
    await status.read();
    expect(run).toHaveBeenCalledTimes(6);
  });

  test('counts consecutive failures and those of the oldest request until the webhook is back', async () => {
    const oldest = await addFailed({ receivedAt: now }, 2);
    for (const receivedAt of [now + 1, now + 2]) await addFailed({ receivedAt });
    expect(await read()).toMatchObject({ failures: 4, oldestFailures: 2 });
    await outbox.store.endOutage();
    expect(await read()).toMatchObject({ failures: 0, oldestFailures: 2 });
    // An attempt in flight has not failed, and other processes do not count it.
    clock.time = now + 9 * hour;
    await outbox.store.claim(1000, 'two', 1);
    expect(await outbox.store.recordFailure(oldest, 'one', later, '503')).toBe(false);
    expect(await read()).toMatchObject({ failures: 0, oldestFailures: 2 });
    expect(await outbox.store.recordFailure(oldest, 'two', { ...later, attempts: 2 }, '503')).toBe(
      true,
    );
    expect(await read()).toMatchObject({ failures: 1 });
  });

  test('reports what is parked or quarantined', async () => {
    const parked = await outbox.add({ lease: leased });
    await outbox.store.recordFailure(parked.id, 'one', { ...later, state: 'parked' }, '401');
    const { honeypot, client, calls } = quarantineReasons;
    const ages: [string, number][] = [
      ...([
        [honeypot, 9],
        ['odd', 3],
        ['odd', 1],
      ] as [string, number][]),
      ...([
        [client, 2],
        [calls, 1],
      ] as [string, number][]),
    ];
    for (const [quarantine, hours] of ages) {
      await outbox.add({ quarantine, receivedAt: now - hours * hour });
    }
    const since = { limitedSince: now - 2 * hour, suspectSince: now - 3 * hour };
    expect(await read()).toMatchObject({ parked: 1, ...since });
  });

  test('measures what all requests take at most once a minute', async () => {
    const status = createStatus(outbox.database);
    const start = Math.ceil(performance.now());
    const clock = jest.spyOn(performance, 'now');
    const megabytes = async (ms: number) => {
      clock.mockReturnValue(start + ms);
      return Number((await status.read())?.bytes) / 1e6;
    };
    expect(await megabytes(0)).toBe(0);
    for (let count = 0; count < 9; count += 1) await outbox.add({ body: 'x'.repeat(2e5) });
    expect(await megabytes(59_999)).toBe(0);
    expect(await megabytes(60_000)).toBeCloseTo(1.8, 1);
  });

  test('says when so many calls are held that a further one holds no time', async () => {
    const isReached = async () => (await read())?.callsExhausted;
    for (let count = 0; count < 12; count += 1) {
      expect(await isReached()).toBe(0);
      await outbox.add({ callDate: '2026-11-23', callTime: `${10 + count}:00` });
    }
    expect(await isReached()).toBe(1);
    clock.time = now + hour;
    expect(await isReached()).toBe(0);
  });

  test('reports a pending request’s status that retries alone will not fix', async () => {
    await addFailed({}, 1, '404');
    expect(await read()).toMatchObject({ lastingError: null });
    const refused = await addFailed({}, 1, '401');
    expect(await read()).toMatchObject({ lastingError: '401' });
    await outbox.store.markDelivered(refused);
    expect(await read()).toMatchObject({ lastingError: null });
  });

  test('shares signals and the last alert between processes', async () => {
    const { status: other } = outbox.another();
    await outbox.status.setSignal('refused', hour);
    expect(await other.read()).toMatchObject({ signals: ['refused'] });
    expect(other.hasSignal('refused')).toBe(true);
    clock.time = now + hour;
    expect(await other.read()).toMatchObject({ signals: [] });
    await outbox.status.setSignal('refused', hour);
    await other.setSignal('refused', 0);
    expect(await outbox.status.read()).toMatchObject({ signals: [] });

    expect(await other.lastAlert()).toBe('');
    const told = await Promise.all([
      outbox.status.replaceAlert('', '{"told":1}'),
      other.replaceAlert('', '{"told":2}'),
    ]);
    expect(told.filter(Boolean)).toHaveLength(1);
    expect(await other.lastAlert()).toBe(told[0] ? '{"told":1}' : '{"told":2}');
  });

  test('leaves nothing stuck when the clock jumps forward and back', async () => {
    const ahead = now + 48 * hour;
    clock.time = ahead;
    const inFlight = await outbox.add();
    await outbox.store.claim(20_000, 'one', 1);
    const failed = await outbox.add({ lease: leased });
    const next = { ...later, dueAt: ahead + hour };
    await outbox.store.recordFailure(failed.id, 'one', next, '503');
    const received = await outbox.add();
    clock.time = now;
    // What failed before the jump keeps its delay.
    await addFailed();

    const claimed = await outbox.store.claim(hour, 'two', 10);
    const ids = [received, inFlight, failed].map(({ id }) => id);
    expect(claimed.map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  test('makes nothing due when the clock is set back by a minute at most', async () => {
    for (const [aheadMs, due] of [
      [60_000, 0],
      [60_001, 1],
    ] as const) {
      clock.time = now + aheadMs;
      const failed = await outbox.add({ lease: leased });
      const next = { ...later, dueAt: clock.time + hour };
      await outbox.store.recordFailure(failed.id, 'one', next, '503');
      clock.time = now;
      expect(await outbox.store.claim(hour, 'two', 10)).toHaveLength(due);
    }
  });
});
