/** @jest-environment node */
import type { Database } from '@/server/outbox/database';
import { createQueries } from '@/server/outbox/queries';
import { createStatus } from '@/server/outbox/status';
import { createStore } from '@/server/outbox/store';
import type { NewRequest } from '@/server/outbox/storedRequest';
import { aNewRequest, type EngineUnderTest, engines, now } from '../../support/engines';

const hour = 60 * 60 * 1000;

describe.each(engines)('the state of the outbox on %s', (_name, start) => {
  let engine: EngineUnderTest;
  let database: Database;
  let store: ReturnType<typeof createStore>;
  let status: ReturnType<typeof createStatus>;
  let queries: ReturnType<typeof createQueries>;

  beforeAll(async () => {
    engine = await start();
    database = engine.open();
    store = createStore(database);
    status = createStatus(database);
    queries = createQueries(database);
  }, 60_000);
  beforeEach(async () => {
    await database.run('SELECT 1');
    await database.run('DELETE FROM consultation_request');
    await database.run(`UPDATE outbox_schema SET refused_until = 0, alert = ''`);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    await database.close();
    await engine.remove();
  });

  const leased = { owner: 'one', until: now + 1000 };
  const later = { state: 'pending', dueAt: now + 5 * hour } as const;

  /** Stores a request whose attempts fail. */
  async function addFailed(changes: Partial<NewRequest> = {}, failures = 1): Promise<string> {
    const request = aNewRequest({ lease: leased, ...changes });
    await store.add(request);
    for (let count = 1; count <= failures; count += 1) {
      if (count > 1) await store.claim(now + 9 * hour, now, 'one', 1);
      await store.recordFailure(request.id, 'one', later, '503');
    }
    return request.id;
  }

  test('is not known for 20 seconds after a request could not be stored, or until one is', async () => {
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

  test('counts the failures in a row and those of the oldest request, until the webhook is back', async () => {
    await addFailed({ receivedAt: now }, 2);
    for (const receivedAt of [now + 1, now + 2]) await addFailed({ receivedAt });
    expect(await status.read()).toMatchObject({ failures: 4, oldestFailures: 2 });
    await store.endOutage(now);
    expect(await status.read()).toMatchObject({ failures: 0, oldestFailures: 2 });
    // An attempt that is under way has not failed.
    await store.claim(now + 9 * hour, now + 9 * hour, 'two', 1);
    expect(await status.read()).toMatchObject({ oldestFailures: 2 });
  });

  test('counts no failure of a request that another process has taken over', async () => {
    const request = aNewRequest({ lease: leased });
    await store.add(request);
    await store.claim(leased.until, now + hour, 'two', 1);
    expect(await store.recordFailure(request.id, 'one', later, '503')).toBe(false);
    expect(await status.read()).toMatchObject({ failures: 0 });
    expect(await store.recordFailure(request.id, 'two', later, '503')).toBe(true);
    expect(await status.read()).toMatchObject({ failures: 1 });
  });

  test('tells what is parked or quarantined', async () => {
    const parked = aNewRequest({ lease: leased });
    await store.add(parked);
    await store.recordFailure(parked.id, 'one', { state: 'parked', reason: 'why' }, '401');
    await store.add(aNewRequest({ quarantine: 'spam', receivedAt: now - hour }));
    await store.add(aNewRequest({ quarantine: 'spam', receivedAt: now }));
    expect(await status.read()).toMatchObject({ parked: 1, quarantinedSince: now - hour });
  });

  test('shares refused posts and the last alert between processes', async () => {
    const other = createStatus(database);
    await status.setRefusedUntil(now + hour);
    expect(await other.read()).toMatchObject({ refusedUntil: now + hour });
    expect(other.refusedUntil()).toBe(now + hour);

    expect(await other.lastAlert()).toBe('');
    const told = await Promise.all([
      status.replaceAlert('', '{"told":1}'),
      other.replaceAlert('', '{"told":2}'),
    ]);
    expect(told.filter(Boolean)).toHaveLength(1);
    expect(await other.lastAlert()).toBe(told[0] ? '{"told":1}' : '{"told":2}');
  });

  test('strands nothing when the clock jumps forward and back', async () => {
    const ahead = now + 48 * hour;
    jest.spyOn(Date, 'now').mockReturnValue(ahead);
    const received = aNewRequest({ receivedAt: ahead });
    const inFlight = aNewRequest({ receivedAt: now - hour });
    await store.add(inFlight);
    await store.claim(ahead, ahead + 20_000, 'one', 1);
    const failed = aNewRequest({ receivedAt: now - hour, lease: leased });
    await store.add(failed);
    await store.recordFailure(failed.id, 'one', { state: 'pending', dueAt: ahead + hour }, '503');
    await store.add(received);
    const waiting = await addFailed();
    jest.spyOn(Date, 'now').mockReturnValue(now);
    await database.run('UPDATE consultation_request SET scheduled_at = $2 WHERE id = $1', [
      waiting,
      now,
    ]);

    const claimed = await store.claim(now, now + hour, 'two', 10);
    expect(claimed.map(({ id }) => id).sort()).toEqual(
      [received.id, inFlight.id, failed.id].sort(),
    );
  });

  test('knows the call times that are taken', async () => {
    const call = (callTime: string, callDate = '2026-11-23') => ({ callDate, callTime });
    const first = aNewRequest(call('14:30'));
    const second = aNewRequest({ ...call('14:30'), receivedAt: now + 1 });
    await store.add(first);
    await store.add(second);
    await store.add(aNewRequest(call('10:15')));
    await store.add(aNewRequest(call('11:00', '2026-11-24')));
    await store.add(aNewRequest({ ...call('16:00'), quarantine: 'spam' }));
    await store.add(aNewRequest());
    expect(await store.takenTimes('2026-11-23')).toEqual(['10:15', '14:30']);
    expect(await store.isCallTaken(first.id)).toBe(false);
    expect(await store.isCallTaken(second.id)).toBe(true);
    const listed = await queries.list([], 10);
    const marked = listed.filter(({ callTimeTaken }) => callTimeTaken).map(({ id }) => id);
    expect(marked.sort()).toEqual([first.id, second.id].sort());
    expect(await queries.find(first.id)).toMatchObject({ callTimeTaken: true });
  });
});
