import { nextStep } from '@/server/outbox/queue/schedule';
import type { NewRequest } from '@/server/outbox/storedRequest';
import { clock, engines, now, outboxOn } from '../../../../testing/unit/outboxUnderTest';

const hour = 60 * 60 * 1000;

describe.each(engines)('the end of an outage, with the outbox on %s', (_name, start) => {
  const outbox = outboxOn(start);

  const claim = (limit = 100) => outbox.store.claim(1000, 'one', limit);
  const endOutage = () => outbox.store.endOutage();
  const pass = (ms: number) => {
    clock.time = Number(clock.time) + ms;
  };

  /** Records a failed attempt; the next one is due in the given hours. */
  async function fail(id: string, hours = 5, retryAfterHours = 0): Promise<void> {
    const request = await outbox.store.find(id);
    if (!request) throw new Error('nothing was stored');
    const retryAfter = String(retryAfterHours * 3600);
    const next = nextStep({ kind: 'answered', status: 503, retryAfter }, request, {
      delaysSeconds: Array(9).fill(hours * 3600),
      now: Number(clock.time),
      random: 0,
    });
    if (next.state === 'delivered') throw new Error('a failure is no delivery');
    await outbox.store.recordFailure(id, 'one', next, '503');
  }

  /** Stores a request whose first attempt failed. */
  async function addFailed(changes: Partial<NewRequest> = {}, hours = 5, retryAfterHours = 0) {
    const { id } = await outbox.add({ lease: { owner: 'one', ms: 1000 }, ...changes });
    await fail(id, hours, retryAfterHours);
    return id;
  }

  /** Fails an attempt that the end of an outage made due early. */
  async function failEarly(id: string): Promise<void> {
    expect((await claim()).map((claimed) => claimed.id)).toEqual([id]);
    await fail(id);
  }

  test('makes everything pending due, oldest first, except requests in flight', async () => {
    await outbox.add({ lease: { owner: 'one', ms: hour } });
    const ids: string[] = [];
    for (const age of [3, 1, 2]) ids.push(await addFailed({ receivedAt: now - age }));
    expect(await claim()).toEqual([]);
    expect(await endOutage()).toBe(3);
    const [first] = await claim(1);
    const [second] = await claim(1);
    expect([first?.id, second?.id]).toEqual([ids[0], ids[2]]);
    // The outage has already ended.
    expect(await endOutage()).toBe(0);
    expect(await claim()).toHaveLength(1);
  });

  test('restores the schedule of a request that fails again, at no cost of an attempt', async () => {
    const id = await addFailed();
    await endOutage();
    expect(await claim()).toMatchObject([{ id, attempts: 2, resumeAt: now + 5 * hour }]);
    await fail(id);
    const putBack = { attempts: 1, dueAt: now + 5 * hour, resumeAt: null };
    expect(await outbox.store.find(id)).toMatchObject(putBack);
  });

  test('counts an attempt that has become due in the meantime', async () => {
    const id = await addFailed();
    await endOutage();
    pass(6 * hour);
    await claim();
    await fail(id);
    expect(await outbox.store.find(id)).toMatchObject({ attempts: 2, dueAt: now + 11 * hour });
  });

  test('does not shorten Retry-After', async () => {
    const asked = await addFailed({ receivedAt: now - 2 }, 1, 1);
    const both = await addFailed({ receivedAt: now - 1 }, 5, 2);
    await endOutage();
    expect(await outbox.store.find(asked)).toMatchObject({ dueAt: now + hour });
    // Its schedule is longer than the Retry-After.
    const bothTimes = { dueAt: now + 2 * hour, resumeAt: now + 5 * hour };
    expect(await outbox.store.find(both)).toMatchObject(bothTimes);
    await addFailed();
    await endOutage();
    expect(await outbox.store.find(both)).toMatchObject(bothTimes);
  });

  test('skips a request whose last two attempts failed while others succeeded', async () => {
    const id = await addFailed();
    await endOutage();
    await failEarly(id);
    for (let count = 0; count < 3; count += 1) expect(await endOutage()).toBe(0);
    // Its own schedule continues.
    pass(5 * hour);
    expect(await claim()).toMatchObject([{ id, attempts: 2 }]);
    await fail(id);
    expect(await endOutage()).toBe(0);
    expect(await claim()).toEqual([]);
  });

  test('includes that request again when its last two attempts failed in one outage', async () => {
    const id = await addFailed();
    await endOutage();
    await failEarly(id);
    pass(5 * hour);
    await claim();
    await fail(id);
    expect(await endOutage()).toBe(1);
  });

  test('includes all but three of those that fail again because the webhook is down again', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 10; count += 1) ids.push(await addFailed());
    expect(await endOutage()).toBe(10);
    await claim();
    for (const id of ids) await fail(id);
    expect(await endOutage()).toBe(7);
  });
});
