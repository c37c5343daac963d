import { createPurge } from '@/server/outbox/purge';
import { eventually } from '../../../testing/run/eventually';
import { testSessionsOf } from '../../../testing/site/postgresServer';
import { aNewRequest, clock, engines, now, outboxOn } from '../../../testing/unit/outboxUnderTest';

const hour = 60 * 60 * 1000;

describe.each(engines)('the purge on %s', (name, start) => {
  const outbox = outboxOn(start);
  const threads = async () =>
    (await outbox.database.run<{ id: string }>('SELECT id FROM consultation_thread')).map(
      ({ id }) => id,
    );

  async function deliver(changes: Parameters<typeof outbox.add>[0] = {}): Promise<string> {
    const { id } = await outbox.add(changes);
    await outbox.store.recordDelivery(id);
    clock.time = (clock.time ?? now) + hour;
    return id;
  }

  test('removes a thread as a whole, once all its requests are old and delivered or superseded', async () => {
    const first = await deliver();
    await outbox.add({ thread: first, version: 2 });
    await outbox.add({ thread: first, version: 1 });
    const single = await deliver();
    const hasLate = await deliver();
    clock.time = now + 5 * hour;
    await deliver({ thread: hasLate, version: 1 });
    expect(await outbox.purge.purgeDelivered(now + 5 * hour)).toBe(1);
    expect((await threads()).sort()).toEqual([first, hasLate].sort());
    const [current] = await outbox.store.claim(hour, 'one', 1);
    await outbox.store.recordDelivery(current?.id ?? '');
    expect(await outbox.purge.purgeDelivered(now + 9 * hour)).toBe(5);
    expect(await threads()).toEqual([]);
    expect(await outbox.store.find(single)).toBeUndefined();
  });

  test('keeps a thread while one of its requests is quarantined, parked, or pending, and each erased one', async () => {
    const [suspected, parked, pending] = [await deliver(), await deliver(), await outbox.add()];
    await outbox.add({ thread: suspected, version: 1, quarantine: 'spam' });
    const lease = { owner: 'one', ms: 1 };
    const { id } = await outbox.add({ thread: parked, version: 1, lease });
    await outbox.store.recordFailure(id, 'one', { kind: 'parked', reason: 'x' }, '410');
    const erased = await deliver();
    await outbox.queries.erase([erased]);
    expect(await outbox.purge.purgeDelivered(now + 99 * hour)).toBe(0);
    expect(await outbox.purge.purgeQuarantined(now + 99 * hour)).toBe(1);
    expect(await outbox.purge.purgeDelivered(now + 99 * hour)).toBe(1);
    expect((await threads()).sort()).toEqual([parked, pending.id, erased].sort());
  });

  test('removes a thread of quarantined and dismissed requests with the last of them', async () => {
    const first = await outbox.add({ quarantine: 'spam' });
    const second = await outbox.add({ thread: first.id, version: 1, quarantine: 'spam' });
    await outbox.queries.resolve([first.id]);
    expect(await outbox.purge.purgeDelivered(now + hour)).toBe(0);
    expect(await outbox.purge.purgeQuarantined(now)).toBe(0);
    await outbox.database.run(`UPDATE consultation_request SET received_at = 0 WHERE id = $id`, {
      id: second.id,
    });
    expect(await outbox.purge.purgeQuarantined(now)).toBe(1);
    expect(await threads()).toEqual([first.id]);
    expect(await outbox.purge.purgeQuarantined(now + 1)).toBe(1);
    expect(await threads()).toEqual([]);
  });

  // A file has one writer.
  const testWriters = name === 'SQLite' ? test.skip : testSessionsOf(name);

  testWriters('keeps a thread that gets a correction meanwhile', async () => {
    const first = await deliver();
    const two = await outbox.another();
    const end = await outbox.hold(
      `SELECT id FROM consultation_thread WHERE id = '${first}' FOR UPDATE`,
    );
    const correcting = two.store.add(aNewRequest({ thread: first, version: 1 }));
    await eventually(async () => (await outbox.countWaiting()) === 1);
    // As if the purge had found the thread before it was locked.
    const found = [{ id: first }];
    const run = jest.fn().mockResolvedValueOnce(found).mockResolvedValueOnce([]);
    const purging = createPurge({ ...outbox.database, run }).purgeDelivered(now + hour);
    await eventually(async () => (await outbox.countWaiting()) === 2);
    await end();
    await correcting;
    expect(await purging).toBe(0);
    expect(await threads()).toEqual([first]);
    expect(await outbox.store.find(first)).toMatchObject({ state: 'superseded' });
  });
});
