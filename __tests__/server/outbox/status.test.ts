import { createWriteCheck, readStatus } from '@/server/outbox/status';
import { quarantineReasons } from '@/server/outbox/storedRequest';
import { clock, engines, now, outboxOn } from '../../../testing/unit/outboxUnderTest';

const hour = 60 * 60 * 1000;
const lease = { owner: 'one', ms: 1000 };
const later = { kind: 'pending', waitMs: 5 * hour } as const;

describe.each(engines)('the status of the outbox on %s', (_name, start) => {
  const outbox = outboxOn(start);
  const read = () => readStatus(outbox.database);

  async function addFailed(error: string, receivedAt = now): Promise<string> {
    clock.time = receivedAt;
    const { id } = await outbox.add({ lease });
    clock.time = now;
    await outbox.store.recordFailure(id, 'one', later, error);
    return id;
  }

  test('includes a write at most every 5 seconds', async () => {
    const run = jest.spyOn(outbox.database, 'run');
    const check = createWriteCheck(outbox.database);
    const ms = jest.spyOn(performance, 'now').mockReturnValue(0);
    const writes = [];
    for (const at of [0, 4999, 5000, 9999, 10_000]) {
      ms.mockReturnValue(at);
      await check();
      writes.push(run.mock.calls.length);
    }
    expect(writes).toEqual([1, 1, 2, 2, 3]);
    const written = await outbox.database.run('SELECT * FROM outbox_check');
    expect(written).toEqual([{ id: 1, writtenAt: now }]);
  });

  test('reports whether a pending request has failed twice, ignoring attempts in flight', async () => {
    const patient = await addFailed('503');
    const other = await addFailed('503', now + 1);
    expect(await read()).toMatchObject({ failing: null });
    clock.time = now + 9 * hour;
    await outbox.store.claim(1000, 'two', 2);
    await outbox.store.recordFailure(other, 'two', later, 'ENOTFOUND');
    expect(await read()).toMatchObject({ failing: 'ENOTFOUND' });
    await outbox.store.recordFailure(patient, 'two', later, '503');
    await outbox.store.recordDelivery(other);
    expect(await read()).toMatchObject({ failing: '503' });
  });

  test('reports that requests have been due for five minutes and none was attempted', async () => {
    const minute = 60_000;
    const isStalled = async () => (await read()).stalled;
    const [first, second] = [await outbox.add(), await outbox.add()];
    clock.time = now + 5 * minute - 1;
    expect(await isStalled()).toBe(0);
    clock.time = now + 5 * minute;
    expect(await isStalled()).toBe(1);
    // A long attempt, then a failure, then a delivery.
    await outbox.store.claim(7 * minute, 'one', 1);
    clock.time = now + 11 * minute;
    expect(await isStalled()).toBe(0);
    const [stored] = await Promise.all([outbox.store.find(first.id)]);
    const [flying, waiting] = stored?.leaseOwner ? [first, second] : [second, first];
    await outbox.store.recordFailure(flying.id, 'one', later, '503');
    clock.time = now + 15 * minute;
    expect(await isStalled()).toBe(0);
    await outbox.store.recordDelivery(flying.id);
    clock.time = now + 19 * minute;
    expect(await isStalled()).toBe(0);
    clock.time = now + 20 * minute;
    expect(await isStalled()).toBe(1);
    await outbox.store.recordDelivery(waiting.id);
    expect(await isStalled()).toBe(0);
  });

  test('reports parked and quarantined requests', async () => {
    const parked = await outbox.add({ lease });
    const park = { kind: 'parked', reason: 'the webhook answered 410' } as const;
    await outbox.store.recordFailure(parked.id, 'one', park, '410');
    const { honeypot, client, calls, schema } = quarantineReasons;
    for (const [quarantine, hours] of [
      [honeypot, 9],
      [`${schema} (phone: too long)`, 0],
      [client, 1],
      [calls, 0.99],
    ] as const) {
      clock.time = now - hours * hour;
      await outbox.add({ quarantine });
      clock.time = now;
    }
    const bodies = 4 * (1024 + Buffer.byteLength('{"name":"Ana Ü \\u0000"}'));
    expect(await read()).toMatchObject({ parked: 1, needsReview: 1, quarantineBytes: bodies });
  });

  test('counts no superseded request', async () => {
    const id = await addFailed('401');
    expect(await read()).toMatchObject({ lastingError: '401' });
    await outbox.add({ thread: id, version: 1 });
    expect(await read()).toMatchObject({ lastingError: null, failing: null });
  });

  test('reports a lasting error until a later delivery', async () => {
    for (const passing of ['404', '408', '409', '425', '429', '500', 'TIMEOUT']) {
      await addFailed(passing);
    }
    const delivered = await outbox.add();
    await outbox.store.recordDelivery(delivered.id);
    expect(await read()).toMatchObject({ lastingError: null });
    await addFailed('401');
    expect(await read()).toMatchObject({ lastingError: '401' });
    await addFailed('UNCONFIRMED');
    clock.time = now + 1;
    const resolved = await outbox.add();
    await outbox.queries.resolve([resolved.id]);
    expect(await read()).toMatchObject({ lastingError: 'UNCONFIRMED' });
    const next = await outbox.add();
    await outbox.store.recordDelivery(next.id);
    expect(await read()).toMatchObject({ lastingError: null });
  });
});
