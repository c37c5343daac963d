import { openDatabase } from '@/server/outbox';
import { type Database, timeLimitMs } from '@/server/outbox/engine/database';
import { createErase } from '@/server/outbox/operator/erase';
import { eventually } from '../../../../testing/run/eventually';
import { testSessionsOf } from '../../../../testing/site/postgresServer';
import {
  aNewRequest,
  clock,
  engines,
  now,
  outboxOn,
} from '../../../../testing/unit/outboxUnderTest';

const minute = 60_000;
const call = { callDate: '2026-11-23', callTime: '10:15' };
const lease = { owner: 'one', ms: minute };

describe.each(engines)('an erasure on %s', (name, start) => {
  const outbox = outboxOn(start);
  const isFree = async () => (await outbox.store.heldTimes(call.callDate)).length === 0;

  async function eraseInFlight(meanwhile: (request: ReturnType<typeof aNewRequest>) => unknown) {
    const request = await outbox.add({ ...call, lease });
    const erasing = outbox.queries.erase([request.id]);
    await eventually(isFree);
    await meanwhile(request);
    await outbox.store.recordFailure(request.id, 'one', { kind: 'pending', waitMs: 0 }, '503');
    expect(await erasing).toEqual({ erased: [request.id], inFlight: 0 });
    expect(await outbox.queries.countByState()).not.toHaveProperty('pending', 2);
  }

  test('refuses a repeat meanwhile, even if another thread holds the call by then', async () => {
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

  test.each(['id', 'corrects', 'thread'])(
    'keeps a request from being claimed if its %s is erased',
    async (column) => {
      const { id } = await outbox.add({ corrects: 'first', thread: 'second', version: 2 });
      await outbox.database.run(
        `INSERT INTO outbox_erased (id) SELECT ${column} FROM consultation_request`,
      );
      expect(await outbox.store.nextDueInMs()).toBeUndefined();
      expect(await outbox.store.claim(minute, 'one', 10)).toEqual([]);
      const other = await outbox.add();
      expect(await outbox.store.claim(minute, 'one', 10)).toMatchObject([{ id: other.id }]);
      expect((await outbox.queries.erase([id])).erased).toEqual([id]);
    },
  );

  test('removes the whole family, in whatever order its requests arrived', async () => {
    // C arrived before B, so their threads differ.
    const [a, b, c] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
    const [first = '', second = '', third = ''] = [a, b, c];
    await outbox.add({ id: third, corrects: second, ...call });
    await outbox.add({ id: first });
    await outbox.add({ id: second, corrects: first });
    const other = await outbox.add();
    for (const id of [first, second, third]) {
      const family = await outbox.queries.familyOf(id);
      expect(family.requests.map((request) => request.id).sort()).toEqual([a, b, c]);
    }
    expect((await outbox.queries.erase([second])).erased.sort()).toEqual([a, b, c]);
    expect(await outbox.queries.countByState()).toEqual({ pending: 1 });
    expect(await isFree()).toBe(true);
    for (const corrects of [first, second, third]) {
      expect(await outbox.store.add(aNewRequest({ corrects }))).toEqual({ kind: 'erased' });
    }
    expect(await outbox.store.find(other.id)).toBeDefined();
  });

  test('removes a large family in several transactions', async () => {
    const { id } = await outbox.add();
    for (let count = 0; count < 120; count += 1) await outbox.add({ corrects: id });
    const runAll = jest.fn(outbox.database.runAll);
    const { erase } = createErase({ ...outbox.database, runAll: runAll as Database['runAll'] });
    expect((await erase([id])).erased).toHaveLength(121);
    const statements = runAll.mock.calls.map(([all]) => all.length);
    expect([statements.length, Math.max(...statements)]).toEqual([2, 300]);
    expect(await outbox.queries.countByState()).toEqual({});
  });

  test('includes the ids that its requests name, even if no such request ever arrived', async () => {
    const never = '00000000-0000-4000-8000-000000000009';
    const { id } = await outbox.add({ corrects: never });
    await outbox.queries.erase([id]);
    expect(await outbox.store.add(aNewRequest({ id: never }))).toEqual({ kind: 'erased' });
  });

  test('records the id of each refused request, so that its corrections are refused, too', async () => {
    const { id } = await outbox.add();
    await outbox.queries.erase([id]);
    const refused = aNewRequest({ corrects: id });
    expect(await outbox.store.add(refused)).toEqual({ kind: 'erased' });
    const correction = aNewRequest({ corrects: refused.id });
    expect(await outbox.store.add(correction)).toEqual({ kind: 'erased' });
  });

  async function interrupt(): Promise<string> {
    const { id } = await outbox.add({ lease });
    const stop = new Error('interrupted');
    const erasing = outbox.queries.erase([id], (inFlight) => {
      expect(inFlight).toEqual([{ id, leftMs: lease.ms }]);
      throw stop;
    });
    await expect(erasing).rejects.toBe(stop);
    return id;
  }
  const isStored = async (id: string) =>
    (await outbox.database.run('SELECT 1 FROM consultation_request WHERE id = $id', { id }))
      .length > 0;

  test.each([
    ['delivered', (id: string) => outbox.store.markDelivered(id)],
    [
      'failed',
      (id: string) =>
        outbox.store.recordFailure(id, lease.owner, { kind: 'pending', waitMs: minute }, '503'),
    ],
  ])(
    'that was interrupted is completed by the site once the attempt has %s',
    async (_outcome, end) => {
      const id = await interrupt();
      expect(await isStored(id)).toBe(true);
      await end(id);
      expect(await isStored(id)).toBe(false);
    },
  );

  test('that was interrupted is completed once the lease has ended, if the process has died', async () => {
    const id = await interrupt();
    expect(await outbox.store.removeErased()).toMatchObject({ removed: [], inFlight: [{ id }] });
    clock.time = now + lease.ms;
    expect(await outbox.store.removeErased()).toEqual({ removed: [id], inFlight: [] });
    expect(await isStored(id)).toBe(false);
  });

  function withMeanwhile(meanwhile: () => Promise<unknown>): typeof outbox.database {
    let removals = 0;
    return {
      ...outbox.database,
      uncommittedForMs: 1,
      async runAll(statements) {
        const rows = await outbox.database.runAll<never>(statements);
        removals += 1;
        if (removals === 1) await meanwhile();
        return rows;
      },
    };
  }

  test('includes a request that another process had not committed yet', async () => {
    const first = await outbox.add();
    // This statement began before the erasure.
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
    const { erased } = await createErase(withMeanwhile(storeLate)).erase([first.id]);
    expect(erased).toEqual([first.id, 'late']);
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
    const erasing = createErase(withMeanwhile(() => correcting)).erase([first.id]);
    await eventually(async () => (await outbox.countWaiting()) === 2);
    await end();
    expect((await erasing).erased).toHaveLength(2);
    expect(await outbox.queries.countByState()).toEqual({});
    expect(await outbox.database.run('SELECT id FROM consultation_thread')).toEqual([]);
  });
});

test('a transaction can stay uncommitted for longer than a statement’s limit on PostgreSQL, and never in a file', () => {
  const uncommittedForMs = (url: string) => openDatabase(url).uncommittedForMs;
  expect(uncommittedForMs('file:none.db')).toBe(0);
  expect(uncommittedForMs('postgres://none.example/none')).toBeGreaterThan(timeLimitMs);
});
