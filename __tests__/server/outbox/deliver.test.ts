/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { createDelivery, type Delivery } from '@/server/outbox/deliver';
import { createStore, type Store } from '@/server/outbox/store';
import type { SendResult } from '@/server/webhook/send';
import { type EngineUnderTest, sqliteUnderTest } from '../../support/engines';

jest.mock('@/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const ok: SendResult = { kind: 'answered', status: 200, retryAfter: undefined };
const refused: SendResult = { kind: 'failed', code: 'ECONNREFUSED' };
const until = async (condition: () => boolean | Promise<boolean>, ms = 4000) => {
  const deadline = Date.now() + ms;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('It did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

describe('delivery', () => {
  let engine: EngineUnderTest;
  let database: ReturnType<EngineUnderTest['open']>;
  let store: Store;
  let delivery: Delivery;
  let sent: { id: string; body: string }[];
  let respond: (cancel: AbortSignal) => Promise<SendResult>;

  const add = async (count: number) => {
    const ids = Array.from({ length: count }, () => randomUUID());
    const receivedAt = Date.now();
    await Promise.all(
      ids.map((id) =>
        store.add({ id, fingerprint: '', body: `{"n":"${id}"}`, receivedAt, state: 'pending' }),
      ),
    );
    return ids;
  };

  beforeEach(async () => {
    engine = await sqliteUnderTest();
    database = engine.open();
    store = createStore(database);
    sent = [];
    respond = async () => ok;
    delivery = createDelivery({
      store,
      owner: 'this process',
      retryDelaysSeconds: [0.05, 0.05],
      timeoutMs: 1000,
      send: (message, cancel) => {
        sent.push(message);
        return respond(cancel);
      },
    });
  });
  afterEach(async () => {
    await delivery.stop(0);
    await database.close();
    await engine.remove();
  });

  test('takes what was left by an earlier process', async () => {
    const ids = await add(3);
    delivery.startLoop();
    await until(() => sent.length === 3);
    expect(sent.map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  test('works through a backlog without pausing between handfuls', async () => {
    await add(200);
    respond = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 10, ok));
    delivery.startLoop();
    await until(() => sent.length === 200, 1900);
  });

  test('is woken at once by a new request', async () => {
    delivery.startLoop();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await add(1);
    const began = Date.now();
    delivery.wake();
    await until(() => sent.length === 1);
    expect(Date.now() - began).toBeLessThan(1000);
  });

  test('tries again on the schedule, with the same id and body, and then leaves it to the operator', async () => {
    const [id = ''] = await add(1);
    respond = async () => refused;
    delivery.startLoop();
    await until(async () => (await store.find(id))?.state === 'parked');
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map((message) => JSON.stringify(message))).size).toBe(1);
    expect(await store.find(id)).toMatchObject({
      attempts: 3,
      lastError: 'ECONNREFUSED',
      reason: 'the retry schedule is exhausted',
    });
  });

  test('has one request in hand once, however often it is started', async () => {
    const [id = ''] = await add(1);
    const request = { id, body: '{}', attempts: 1 };
    await Promise.all([delivery.start(request), delivery.start(request)]);
    expect(sent).toHaveLength(1);
  });

  test('offers no more hands at once than it has', () => {
    const hands = Array.from({ length: 129 }, () => delivery.offerHand());
    expect(hands.slice(0, 128)).not.toContain(undefined);
    expect(hands[128]).toBeUndefined();
    hands[0]?.withdraw();
    expect(delivery.offerHand()).toBeDefined();
  });

  test('drains what is due, once', async () => {
    await add(20);
    expect(await delivery.drain()).toEqual({ delivered: 20, waiting: 0 });
    respond = async () => refused;
    await add(3);
    expect(await delivery.drain()).toEqual({ delivered: 0, waiting: 3 });
    expect(sent).toHaveLength(23);
  });

  test('when it stops, lets what is in hand finish, and takes nothing more', async () => {
    const [id = ''] = await add(1);
    respond = () => new Promise((resolve) => setTimeout(resolve, 200, ok));
    delivery.startLoop();
    await until(() => sent.length === 1);
    await delivery.stop(5000);
    expect(await store.find(id)).toMatchObject({ state: 'delivered' });
    expect(delivery.offerHand()).toBeUndefined();
    expect(await delivery.start({ id: randomUUID(), body: '{}', attempts: 1 })).toBe('waiting');
    expect(sent).toHaveLength(1);
  });

  test('when it stops, releases what does not finish in time, due at once', async () => {
    const [id = ''] = await add(1);
    respond = (cancel) =>
      new Promise((resolve) =>
        cancel.addEventListener('abort', () => resolve({ kind: 'failed', code: 'ABORTED' })),
      );
    delivery.startLoop();
    await until(() => sent.length === 1);
    await delivery.stop(50);
    const request = await store.find(id);
    expect(request).toMatchObject({ state: 'pending', leaseOwner: null, lastError: null });
    expect(request?.dueAt).toBeLessThanOrEqual(Date.now());
  });

  test('sends a request again whose outcome could not be recorded: it is still pending', async () => {
    const [id = ''] = await add(1);
    const [taken] = await store.claim(Date.now(), Date.now() + 1000, 'this process', 1);
    if (!taken) throw new Error('nothing was taken');
    jest.spyOn(store, 'markDelivered').mockRejectedValue(new Error('disk full'));
    expect(await delivery.start(taken)).toBe('delivered');
    await delivery.stop(1000);
    expect(await store.find(id)).toMatchObject({ state: 'pending' });
  });
});
