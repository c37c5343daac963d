import { randomUUID } from 'node:crypto';
import type { Database, Deadline } from '@/server/outbox/engine/database';
import { createStore } from '@/server/outbox/queue/store';
import type { NewRequest } from '@/server/outbox/storedRequest';
import { testSessionsOf } from '../../../../testing/site/postgresServer';
import {
  aNewRequest,
  clock,
  engines,
  now,
  outboxOn,
} from '../../../../testing/unit/outboxUnderTest';

const lease = { owner: 'one', ms: 1000 };
const retryIn = (waitMs: number) => ({ kind: 'pending', waitMs }) as const;
const park = { kind: 'parked', reason: 'the webhook answered 410' } as const;

describe.each(engines)('the store on %s', (name, start) => {
  const one = outboxOn(start);

  test('can be opened by several processes', async () => {
    for (const _ of [1, 2]) await (await one.another()).store.add(aNewRequest());
    expect(await one.queries.countByState()).toEqual({ pending: 2 });
  });

  test('stores a request unchanged', async () => {
    const request = aNewRequest();
    const stored = {
      id: request.id,
      receivedHash: 'f',
      body: request.body,
      state: 'pending',
      reason: null,
      attempts: 0,
      receivedAt: now,
      triedSince: now,
      dueAt: now,
      leaseOwner: null,
    };
    expect(await one.store.add(request)).toMatchObject({ kind: 'stored', request: stored });
    expect(await one.store.find(request.id)).toMatchObject(stored);
  });

  testSessionsOf(name)(
    'stores one of twenty concurrent requests with the same id, and returns it to the others',
    async () => {
      const request = aNewRequest();
      const answers = await Promise.all(Array.from({ length: 20 }, () => one.store.add(request)));
      expect(answers.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
      const again = await one.store.add({ ...request, receivedHash: 'g', body: '{}' });
      const known = { receivedHash: 'f', body: request.body };
      expect(again).toMatchObject({ kind: 'known', request: known });
      expect(await one.queries.countByState()).toEqual({ pending: 1 });
    },
  );

  test('stores nothing after a request’s deadline', async () => {
    const { store } = one;
    const request = aNewRequest();
    const late = { ...request, deadline: performance.now() };
    await expect(store.add(late)).rejects.toMatchObject({ code: 'TIMEOUT' });
    expect(await store.find(request.id)).toBeUndefined();
    await store.add({ ...late, deadline: performance.now() + 60_000 });
    expect(await store.find(request.id)).toBeDefined();
  });

  test('reads nothing after a request’s deadline', async () => {
    const { store } = one;
    const { id } = await one.add();
    const late = { deadline: performance.now() };
    const reads = [
      store.find(id, late),
      store.readThread(id, late),
      store.holdsCall(id, late),
      store.heldTimes('2026-11-23', late),
    ];
    for (const read of reads) await expect(read).rejects.toMatchObject({ code: 'TIMEOUT' });
  });

  test('leases each due request to one process, however many processes claim', async () => {
    const two = await one.another();
    const ids = Array.from({ length: 30 }, () => randomUUID());
    await Promise.all(ids.map((id) => one.add({ id })));
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? one : two).store.claim(1000, `owner-${index}`, 5),
      ),
    );
    const claimed = claims.flat().map((request) => request.id);
    expect(new Set(claimed).size).toBe(claimed.length);
    const rest = await one.store.claim(1000, 'last', 100);
    expect([...claimed, ...rest.map((request) => request.id)].sort()).toEqual(ids.sort());
  });

  test('claims the longest due request first, and leases no request twice', async () => {
    clock.time = now + 1;
    await one.add();
    clock.time = now - 10;
    const late = await one.add();
    clock.time = now + 2;
    await one.add();
    await one.add({ lease });
    clock.time = now + 1;
    const [first] = await one.store.claim(999, 'one', 1);
    expect(first).toMatchObject({ id: late.id, attempts: 0, leaseOwner: 'one', dueAt: now + 1000 });
    expect(await one.store.claim(1000, 'two', 10)).toHaveLength(1);
    expect(await one.store.claim(1000, 'two', 10)).toEqual([]);
  });

  test('lets a process that lost its lease record a delivery but not a failure', async () => {
    const request = await one.add({ lease });
    clock.time = now + lease.ms;
    const [taken] = await one.store.claim(9000, 'two', 10);
    expect(taken).toMatchObject({ id: request.id, attempts: 0, leaseOwner: 'two' });
    for (const next of [retryIn(0), park]) {
      expect(await one.store.recordFailure(request.id, 'one', next, '500')).toBe(false);
    }
    const held = { state: 'pending', leaseOwner: 'two', dueAt: now + 10_000, lastError: null };
    expect(await one.store.find(request.id)).toMatchObject(held);
    await one.store.recordDelivery(request.id);
    await one.store.recordFailure(request.id, 'two', retryIn(0), '500');
    const delivered = {
      state: 'delivered',
      attempts: 1,
      deliveredAt: now + 1000,
      leaseOwner: null,
    };
    expect(await one.store.find(request.id)).toMatchObject(delivered);
  });

  test('never leases parked or quarantined requests', async () => {
    await one.add({ quarantine: 'spam' });
    const request = await one.add({ lease });
    await one.store.recordFailure(request.id, 'one', park, '410');
    const parked = { state: 'parked', reason: park.reason, attempts: 1, failedAt: now };
    expect(await one.store.find(request.id)).toMatchObject(parked);
    clock.time = now + 9e9;
    expect(await one.store.claim(1000, 'one', 10)).toEqual([]);
  });

  describe('a call', () => {
    const at = (callTime: string, callDate = '2026-11-23') => ({ callDate, callTime });
    const stateOf = async ({ id }: { id: string }) => (await one.store.find(id))?.callState;
    const addedAs = async (request: NewRequest, store = one.store) => {
      const added = await store.add(request);
      return added.kind === 'stored' ? added.request.callState : added.kind;
    };

    test('that the form does not offer is held by no thread, accepted by the operator or not', async () => {
      const odd = { ...at('03:00'), isCallUnavailable: true };
      const quarantined = await one.add({ ...odd, quarantine: 'spam' });
      await one.queries.accept([quarantined.id], () => false);
      const states = [await addedAs(aNewRequest(odd)), await stateOf(quarantined)];
      expect(states).toEqual(['unavailable', 'unavailable']);
      expect(await one.store.heldTimes('2026-11-23')).toEqual([]);
    });

    test('is held by the earliest of several requests that are accepted together', async () => {
      const addAt = (time: number, callTime: string) => {
        clock.time = time;
        return one.add({ ...at(callTime), quarantine: 'spam' });
      };
      const late = await addAt(now + 2, '14:30');
      const early = await addAt(now + 1, '14:30');
      const other = await addAt(now + 3, '15:00');
      const ids = [early, late, other].map(({ id }) => id);
      expect(await one.queries.accept('all', () => false)).toEqual(ids);
      const states = await Promise.all([early, late, other].map(stateOf));
      expect(states).toEqual(['held', 'taken', 'held']);
    });
  });

  test('retries parked and pending requests, but no delivered or quarantined ones, and none in flight', async () => {
    const [pending, delivered, parked] = [
      await one.add({ lease }),
      await one.add(),
      await one.add({ lease }),
    ];
    const quarantined = await one.add({ quarantine: 'spam' });
    await one.store.recordFailure(pending.id, 'one', retryIn(5000), '500');
    await one.store.recordDelivery(delivered.id);
    await one.store.recordFailure(parked.id, 'one', park, '410');
    const inFlight = await one.add({ lease: { owner: 'two', ms: 99_999 } });
    const ids = [pending, delivered, parked, quarantined, inFlight].map(({ id }) => id);
    const retried = await one.queries.retry(ids);
    expect(retried.sort()).toEqual([parked.id, pending.id].sort());
    const due = { state: 'pending', reason: null, attempts: 0, triedSince: now, dueAt: now };
    expect(await one.store.find(parked.id)).toMatchObject(due);
    const all = await one.queries.retry('all');
    expect(all.sort()).toEqual([pending.id, parked.id].sort());
  });
});

test('each statement of a request has its deadline', async () => {
  const deadlines: unknown[] = [];
  async function note(options: Deadline = {}) {
    deadlines.push(options.deadline);
    return [];
  }
  const database = {
    now: '0',
    run: (_sql: string, _params: unknown, options?: Deadline) => note(options),
    runAll: (_statements: unknown, options?: Deadline) => note(options),
  } as unknown as Database;
  const store = createStore(database);
  const request = aNewRequest({ deadline: 7 });
  expect(await store.add(request)).toEqual({ kind: 'erased' });
  await store.move({ ...request, thread: request.id, version: 1, current: request.id });
  await store.holdsCall(request.id, { deadline: 7 });
  await store.readThread(request.id, { deadline: 7 });
  expect(deadlines).toEqual([7, 7, 7, 7]);
});
