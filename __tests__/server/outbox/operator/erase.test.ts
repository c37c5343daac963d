import { openDatabase } from '@/server/outbox';
import { timeLimitMs } from '@/server/outbox/engine/database';
import { createErase } from '@/server/outbox/operator/erase';
import { eventually } from '../../../../testing/run/eventually';
import { testSessionsOf } from '../../../../testing/site/postgresServer';
import { aNewRequest, engines, outboxOn } from '../../../../testing/unit/outboxUnderTest';

const minute = 60_000;
const call = { callDate: '2026-11-23', callTime: '10:15' };
const lease = { owner: 'one', ms: minute };

describe.each(engines)('what is erased on %s', (name, start) => {
  const outbox = outboxOn(start);
  const isFree = async () => (await outbox.store.takenTimes(call.callDate)).length === 0;

  /** Erases a request that is in flight, does something meanwhile, and ends its attempt. */
  async function eraseInFlight(meanwhile: (request: ReturnType<typeof aNewRequest>) => unknown) {
    const request = await outbox.add({ ...call, lease });
    const erasing = outbox.queries.erase(request.id);
    await eventually(isFree);
    await meanwhile(request);
    await outbox.store.recordFailure(request.id, 'one', { kind: 'pending', waitMs: 0 }, '503');
    expect(await erasing).toBe(1);
    expect(await outbox.queries.countByState()).not.toHaveProperty('pending', 2);
  }

  test('and repeated meanwhile neither takes its time again nor fails where another thread has that', async () => {
    await eraseInFlight(async (request) => {
      expect(await outbox.store.add(request)).toEqual({ kind: 'erased' });
      expect(await isFree()).toBe(true);
    });
    await eraseInFlight(async (request) => {
      const other = await outbox.add(call);
      expect(await outbox.store.add(request)).toEqual({ kind: 'erased' });
      expect(await outbox.store.find(other.id)).toMatchObject({ callState: 'held' });
    });
  });

  test.each(['id', 'corrects', 'thread'])('is not claimed by its %s', async (column) => {
    const { id } = await outbox.add({ corrects: 'first', thread: 'second', version: 2 });
    await outbox.database.run(
      `INSERT INTO outbox_erased (id) SELECT ${column} FROM consultation_request`,
    );
    expect(await outbox.store.nextDueInMs()).toBeUndefined();
    expect(await outbox.store.claim(minute, 'one', 10)).toEqual([]);
    const other = await outbox.add();
    expect(await outbox.store.claim(minute, 'one', 10)).toMatchObject([{ id: other.id }]);
    expect(await outbox.queries.erase(id)).toBe(1);
  });

  /** The outbox as an erasure sees it that does something between its two removals. */
  function withMeanwhile(meanwhile: () => Promise<unknown>): typeof outbox.database {
    let removals = 0;
    return {
      ...outbox.database,
      unseenForMs: 1,
      async runAll(statements) {
        removals += 1;
        if (removals === 2) await meanwhile();
        return outbox.database.runAll(statements);
      },
    };
  }

  test('includes what was being stored, of which nobody knew, once that has ended', async () => {
    const first = await outbox.add();
    // It began before, and knew nothing of the erasure.
    const storeLate = async () => {
      expect(await outbox.store.find(first.id)).toBeUndefined();
      await outbox.database.run(
        `INSERT INTO consultation_request (id, thread, version, received_hash, body, state, received_at, tried_since,
          due_at, corrects)
        VALUES ('late', $first, 1, '', '{}', 'pending', 0, 0, 0, $first)`,
        { first: first.id },
      );
      expect(await outbox.store.claim(minute, 'one', 10)).toEqual([]);
    };
    expect(await createErase(withMeanwhile(storeLate))(first.id)).toBe(2);
    expect(await outbox.store.find('late')).toBeUndefined();
    expect(await outbox.store.add(aNewRequest({ id: 'late' }))).toEqual({ kind: 'erased' });
  });

  // A file has one writer.
  const testWriters = name === 'SQLite' ? test.skip : testSessionsOf(name);

  testWriters('includes a correction that waits for a lock meanwhile', async () => {
    const first = await outbox.add();
    const two = await outbox.another();
    const end = await outbox.hold(
      `SELECT id FROM consultation_thread WHERE id = '${first.id}' FOR UPDATE`,
    );
    const correcting = two.store.add(aNewRequest({ corrects: first.id }));
    await eventually(async () => (await outbox.countWaiting()) === 1);
    const erasing = createErase(withMeanwhile(() => correcting))(first.id);
    await eventually(async () => (await outbox.countWaiting()) === 2);
    await end();
    expect(await erasing).toBe(2);
    expect(await outbox.queries.countByState()).toEqual({});
    expect(await outbox.database.run('SELECT id FROM consultation_thread')).toEqual([]);
  });
});

test('nobody stores unseen for as long as a statement may take, but in a file, which has one writer', () => {
  const unseenForMs = (url: string) => openDatabase(url).unseenForMs;
  expect(unseenForMs('file:none.db')).toBe(0);
  expect(unseenForMs('postgres://none.example/none')).toBeGreaterThan(timeLimitMs);
});
