/** @jest-environment node */
import type { Database } from '@/server/outbox/database';
import { createStore, type Store } from '@/server/outbox/store';
import type { NewRequest } from '@/server/outbox/storedRequest';
import { aNewRequest, type EngineUnderTest, engines, now } from '../../support/engines';

const hour = 60 * 60 * 1000;

describe.each(engines)('the end of an outage, with the outbox on %s', (_name, start) => {
  let engine: EngineUnderTest;
  let database: Database;
  let store: Store;
  /** The time by the clock of the one process. */
  let time: number;

  beforeAll(async () => {
    engine = await start();
    database = engine.open();
    store = createStore(database);
  }, 60_000);
  beforeEach(async () => {
    await database.run('SELECT 1');
    await database.run('DELETE FROM consultation_request');
    time = now;
    jest.spyOn(Date, 'now').mockImplementation(() => time);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    await database.close();
    await engine.remove();
  });

  const claim = (limit = 100) => store.claim(time, time + 1000, 'one', limit);

  /** Records that an attempt failed, after which the schedule goes on in so many hours. */
  const fail = (id: string, hours = 5, notBefore = 0) =>
    store.recordFailure(
      id,
      'one',
      { state: 'pending', dueAt: time + hours * hour, notBefore },
      '503',
    );

  /** Stores a request whose first attempt failed. */
  async function addFailed(changes: Partial<NewRequest> = {}, hours = 5, notBefore = 0) {
    const request = aNewRequest({ lease: { owner: 'one', until: now + 1000 }, ...changes });
    await store.add(request);
    await fail(request.id, hours, notBefore);
    return request.id;
  }

  /** Makes an attempt at what the end of an outage made due early, which fails again. */
  async function failEarly(id: string): Promise<void> {
    expect((await claim()).map((claimed) => claimed.id)).toEqual([id]);
    await store.recordFailure(id, 'one', { state: 'pending', dueAt: now + 5 * hour }, '503');
  }

  test('makes everything pending due, the oldest first', async () => {
    const ids: string[] = [];
    for (const age of [3, 1, 2]) ids.push(await addFailed({ receivedAt: now - age }));
    expect(await claim()).toEqual([]);
    expect(await store.endOutage(time)).toBe(3);
    const [first] = await claim(1);
    const [second] = await claim(1);
    expect([first?.id, second?.id]).toEqual([ids[0], ids[2]]);
    // There is nothing left to end.
    expect(await store.endOutage(time)).toBe(0);
  });

  test('leaves what is in flight alone', async () => {
    await store.add(aNewRequest({ lease: { owner: 'one', until: now + hour } }));
    await addFailed();
    expect(await store.endOutage(time)).toBe(1);
    expect(await claim()).toHaveLength(1);
  });

  test('costs a request that fails again no attempt, and puts it back to where its schedule stood', async () => {
    const id = await addFailed();
    await store.endOutage(time);
    expect(await claim()).toMatchObject([{ id, attempts: 2, resumeAt: now + 5 * hour }]);
    await fail(id);
    expect(await store.find(id)).toMatchObject({
      attempts: 1,
      dueAt: now + 5 * hour,
      resumeAt: null,
    });
  });

  test('counts an attempt whose time has come in the meantime', async () => {
    const id = await addFailed();
    await store.endOutage(time);
    time += 6 * hour;
    await claim();
    await fail(id);
    expect(await store.find(id)).toMatchObject({ attempts: 2, dueAt: now + 11 * hour });
  });

  test('shortens no Retry-After', async () => {
    const asked = await addFailed({ receivedAt: now - 2 }, 1, now + hour);
    const both = await addFailed({ receivedAt: now - 1 }, 5, now + 2 * hour);
    await store.endOutage(time);
    expect(await store.find(asked)).toMatchObject({ dueAt: now + hour });
    // Its schedule is longer than what the webhook asked for.
    const bothTimes = { dueAt: now + 2 * hour, resumeAt: now + 5 * hour };
    expect(await store.find(both)).toMatchObject(bothTimes);
    await addFailed();
    await store.endOutage(time);
    expect(await store.find(both)).toMatchObject(bothTimes);
  });

  test('passes over a request whose last two attempts failed while others succeeded', async () => {
    const id = await addFailed();
    await store.endOutage(time);
    await failEarly(id);
    for (let count = 0; count < 3; count += 1) expect(await store.endOutage(time)).toBe(0);
    // Its own schedule goes on.
    time += 5 * hour;
    expect(await claim()).toMatchObject([{ id, attempts: 2 }]);
    await fail(id);
    expect(await store.endOutage(time)).toBe(0);
    expect(await claim()).toEqual([]);
  });

  test('includes that request again when its last two attempts failed in one outage', async () => {
    const id = await addFailed();
    await store.endOutage(time);
    await failEarly(id);
    time += 5 * hour;
    await claim();
    await fail(id);
    expect(await store.endOutage(time)).toBe(1);
  });

  test('includes all but three of those that fail again because the webhook is down again', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 10; count += 1) ids.push(await addFailed());
    expect(await store.endOutage(time)).toBe(10);
    await claim();
    for (const id of ids) await fail(id);
    expect(await store.endOutage(time)).toBe(7);
  });
});
