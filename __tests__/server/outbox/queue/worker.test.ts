import { shortId } from '@/lib/text/formats';
import { log } from '@/server/log';
import type { Store } from '@/server/outbox/queue/store';
import { createWorker, type Worker } from '@/server/outbox/queue/worker';
import type { SendResult, WebhookMessage } from '@/server/webhook/send';
import { deferred, eventually } from '../../../../testing/run/eventually';
import {
  aNewRequest,
  clock,
  outboxOn,
  sqliteUnderTest,
} from '../../../../testing/unit/outboxUnderTest';

const ok: SendResult = { kind: 'answered', status: 200, retryAfter: undefined };
const refused: SendResult = { kind: 'failed', code: 'ECONNREFUSED' };

const holdTimers = () =>
  jest.useFakeTimers({ doNotFake: ['performance', 'setImmediate', 'nextTick', 'queueMicrotask'] });

describe('the delivery worker', () => {
  const outbox = outboxOn(sqliteUnderTest);
  let store: Store;
  let worker: Worker;
  let sent: WebhookMessage[];
  let respond: () => Promise<SendResult>;

  const add = async (count: number) => {
    const requests = Array.from({ length: count }, () => outbox.add());
    return (await Promise.all(requests)).map(({ id }) => id);
  };

  beforeEach(() => {
    clock.time = undefined;
    ({ store } = outbox);
    sent = [];
    respond = async () => ok;
    worker = createWorker({
      store,
      owner: 'this process',
      env: { WEBHOOK_TIMEOUT_MS: 1000, WEBHOOK_RETRY_DELAYS: [0.05], WEBHOOK_RETRY_FOR: 30_000 },
      send: (message) => {
        sent.push(message);
        return respond();
      },
    });
  });
  afterEach(async () => {
    jest.useRealTimers();
    await worker.stop();
  });

  test('works through a backlog without pausing between claims', async () => {
    await add(200);
    holdTimers();
    worker.startLoop();
    await eventually(() => sent.length === 200);
  });

  test('attempts at most 8 due requests at once', async () => {
    await add(9);
    const answer = deferred<SendResult>();
    respond = () => answer.promise;
    const claim = jest.spyOn(store, 'claim');
    holdTimers();
    worker.startLoop();
    await eventually(() => sent.length === 8);
    worker.wake();
    await new Promise(setImmediate);
    expect(claim).toHaveBeenCalledTimes(1);
    answer.resolve(ok);
    await eventually(() => sent.length === 9);
  });

  test('attempts due requests while many first attempts are in flight', async () => {
    const answer = deferred<SendResult>();
    respond = () => answer.promise;
    const arrivals = Array.from({ length: 9 }, () => aNewRequest());
    await Promise.all(arrivals.map(worker.add));
    await add(1);
    worker.startLoop();
    await eventually(() => sent.length === 10);
    answer.resolve(ok);
  });

  test('checks every 2 seconds for requests that other processes have made due', async () => {
    await outbox.add({ lease: { owner: 'another process', ms: 600_000 } });
    holdTimers();
    const [claim, next] = [jest.spyOn(store, 'claim'), jest.spyOn(store, 'nextDueInMs')];
    worker.startLoop();
    await eventually(() => next.mock.calls.length === 1);
    await add(1);
    jest.advanceTimersByTime(1999);
    await new Promise(setImmediate);
    expect(claim).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    await eventually(() => sent.length === 1);
  });

  test('attempts a new request as soon as it is woken', async () => {
    holdTimers();
    worker.startLoop();
    for (let count = 1; count <= 3; count += 1) {
      await add(1);
      worker.wake();
      await eventually(() => sent.length === count);
    }
  });

  test('retries on the schedule with the same message, then parks the request', async () => {
    const call = { callDate: '2026-11-23', callTime: '10:15' };
    await outbox.store.recordDelivery((await outbox.add(call)).id);
    const { id } = await outbox.add(call);
    respond = async () => refused;
    worker.startLoop();
    await eventually(() => sent.length >= 3);
    await outbox.database.run('UPDATE consultation_request SET tried_since = 0');
    await eventually(async () => (await store.find(id))?.state === 'parked');
    expect(new Set(sent.map((message) => JSON.stringify(message))).size).toBe(1);
    expect(sent[0]).toMatchObject({ id, callOutcome: 'taken' });
    const reason = 'no attempt succeeded within WEBHOOK_RETRY_FOR';
    const attempts = sent.length;
    expect(await store.find(id)).toMatchObject({ attempts, lastError: 'ECONNREFUSED', reason });
    await worker.stop();
    const line = expect.objectContaining({ id: shortId(id), attempt: attempts, reason });
    expect(log.error).toHaveBeenCalledWith(line, 'Consultation request parked');
  });

  test('attempts a new request at once, and does not attempt its repeat', async () => {
    const answer = deferred<SendResult>();
    respond = () => answer.promise;
    const request = aNewRequest();
    const { attempt } = await worker.add(request);
    expect(await worker.add(request)).toMatchObject({ kind: 'known', attempt });
    answer.resolve(ok);
    expect(await attempt?.recorded).toBe('delivered');
    expect((await worker.add(request)).attempt).toBeUndefined();
    expect(sent).toHaveLength(1);
  });

  test('does not attempt a request that is superseded when it arrives', async () => {
    const first = aNewRequest();
    await worker.add({
      ...first,
      id: '5430cf8d-b967-4111-8222-333344445555',
      thread: first.id,
      version: 1,
    });
    const { attempt } = await worker.add(first);
    expect(attempt).toBeUndefined();
    expect(sent.map(({ version }) => version)).toEqual([1]);
  });

  test('leases a request for 15 seconds longer than an attempt may take', async () => {
    const answer = deferred<SendResult>();
    respond = () => answer.promise;
    await add(1);
    const began = Date.now();
    worker.startLoop();
    await worker.add(aNewRequest());
    await eventually(() => sent.length === 2);
    clock.time = began + 15_999;
    const claimed = await store.claim(1000, 'another process', 10);
    clock.time = undefined;
    answer.resolve(ok);
    expect(claimed).toEqual([]);
  });

  test('attempts a request once, even if a jump of the clock ends its lease', async () => {
    const answer = deferred<SendResult>();
    respond = () => answer.promise;
    const [id = ''] = await add(1);
    worker.startLoop();
    await eventually(() => sent.length === 1);
    const claim = jest.spyOn(store, 'claim');
    clock.time = Date.now() + 3_600_000;
    worker.wake();
    await eventually(() => claim.mock.calls.length > 0);
    await claim.mock.results[0]?.value;
    clock.time = undefined;
    await add(7);
    worker.wake();
    await eventually(() => sent.length === 8);
    expect(sent.filter((message) => message.id === id)).toHaveLength(1);
    answer.resolve(ok);
    await eventually(async () => (await store.find(id))?.state === 'delivered');
  });

  test('claims no request while it stops, and records the attempts in flight', async () => {
    const [id = ''] = await add(1);
    const answer = deferred<SendResult>();
    respond = () => answer.promise;
    worker.startLoop();
    await eventually(() => sent.length === 1);
    const stopped = worker.stop();
    const [later = ''] = await add(1);
    answer.resolve(ok);
    await stopped;
    expect(await store.find(id)).toMatchObject({ state: 'delivered' });
    expect(await store.find(later)).toMatchObject({ state: 'pending', leaseOwner: null });
  });

  test('resends a request whose outcome could not be recorded', async () => {
    jest.spyOn(store, 'recordDelivery').mockRejectedValue(new Error('disk full'));
    const request = aNewRequest();
    const { attempt } = await worker.add(request);
    expect(await attempt?.delivered).toBe(true);
    await worker.stop();
    expect(await store.find(request.id)).toMatchObject({ state: 'pending' });
  });
});
