import { eventually } from '../../../../testing/run/eventually';
import { testSessionsOf } from '../../../../testing/site/postgresServer';
import { allOf, aNewRequest, engines, outboxOn } from '../../../../testing/unit/outboxUnderTest';

const call = { callDate: '2026-11-23', callTime: '10:15' };
const lease = { owner: 'one', ms: 60_000 };

describe.each(engines)('an erasure on %s', (name, start) => {
  const outbox = outboxOn(start);
  const everything = async () => [
    (await allOf(outbox.queries.each())).map(({ id }) => id),
    await outbox.queries.countByState(),
    await outbox.store.heldTimes(call.callDate),
  ];
  const readThreads = () => outbox.database.run('SELECT * FROM consultation_thread');

  test('removes all requests of a thread, leaves its id and a mark, and frees its call', async () => {
    const first = await outbox.add(call);
    const ids = [first.id];
    for (const changes of [{ quarantine: 'spam' }, {}]) {
      const correction = { ...call, thread: first.id, version: ids.length, ...changes };
      ids.push((await outbox.add(correction)).id);
    }
    const other = await outbox.add();
    const { erased, inFlight } = await outbox.queries.erase([first.id]);
    expect([erased.sort(), inFlight]).toEqual([ids.sort(), []]);
    expect(await everything()).toEqual([[other.id], { pending: 1 }, []]);
    const row = (await readThreads()).find(({ id }) => id === first.id) ?? {};
    const values = Object.entries(row).filter(([, value]) => value !== null);
    expect(Object.fromEntries(values)).toEqual({ id: first.id, erased: 1 });
  });

  test('refuses every further request of the thread, also if another thread holds the call by then', async () => {
    const first = await outbox.add(call);
    await outbox.queries.erase([first.id]);
    const { id } = await outbox.add(call);
    const correction = aNewRequest({ ...call, thread: first.id, version: 1 });
    for (const request of [first, correction, { ...correction, quarantine: 'spam' }]) {
      expect(await outbox.store.add(request)).toEqual({ kind: 'erased' });
    }
    const move = { ...correction, version: 1, thread: first.id, current: first.id };
    expect(await outbox.store.move(move)).toEqual({ kind: 'changed' });
    expect(await everything()).toEqual([[id], { pending: 1 }, ['10:15']]);
  });

  test('waits for no attempt in flight, whose result then changes nothing', async () => {
    const { id } = await outbox.add({ lease });
    expect(await outbox.queries.erase([id])).toEqual({ erased: [id], inFlight: [id] });
    await outbox.store.recordDelivery(id);
    const failure = { kind: 'pending', waitMs: 0 } as const;
    expect(await outbox.store.recordFailure(id, lease.owner, failure, '503')).toBe(false);
    expect(await everything()).toEqual([[], {}, []]);
  });

  test('remembers a thread that never arrived, and can be repeated', async () => {
    const never = aNewRequest();
    for (const _ of [1, 2]) {
      expect(await outbox.queries.erase([never.id])).toEqual({ erased: [], inFlight: [] });
    }
    expect(await outbox.store.add(never)).toEqual({ kind: 'erased' });
  });

  // A file has one writer.
  const testWriters = name === 'SQLite' ? test.skip : testSessionsOf(name);

  testWriters('includes a correction that is being stored meanwhile', async () => {
    const first = await outbox.add();
    const two = await outbox.another();
    const lock = `SELECT id FROM consultation_thread WHERE id = '${first.id}' FOR UPDATE`;
    const end = await outbox.hold(lock);
    const correcting = two.store.add(aNewRequest({ thread: first.id, version: 1 }));
    await eventually(async () => (await outbox.countWaiting()) === 1);
    const erasing = outbox.queries.erase([first.id]);
    await eventually(async () => (await outbox.countWaiting()) === 2);
    await end();
    await Promise.all([correcting, erasing]);
    expect(await everything()).toEqual([[], {}, []]);
  });
});
