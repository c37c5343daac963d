import { enqueue } from '@/server/consultation/enqueue';
import type { Outbox } from '@/server/outbox';
import { createWorker } from '@/server/outbox/queue/worker';
import type { NewRequest } from '@/server/outbox/storedRequest';
import { quarantineReasons } from '@/server/outbox/storedRequest';
import type { SendResult, WebhookMessage } from '@/server/webhook/send';
import { aNewRequest, clock, engines, outboxOn } from '../../../testing/unit/outboxUnderTest';

const call = { callDate: '2026-11-25', callTime: '10:15' };
const quarantine = quarantineReasons.client;
const refused: SendResult = { kind: 'answered', status: 500, retryAfter: undefined };
const accepted = { ...refused, status: 200 };

describe.each(engines)('a request and its repeats on %s', (_engine, start) => {
  const database = outboxOn(start);
  let outbox: Outbox;
  let answer: SendResult;
  let sent: WebhookMessage[];
  /** Makes storing fail; with `late`, after the request is on disk. */
  let failure: 'none' | 'early' | 'late';

  beforeEach(() => {
    clock.time = undefined;
    answer = accepted;
    sent = [];
    failure = 'none';
    const store = {
      ...database.store,
      async add(request: NewRequest) {
        if (failure === 'early') throw new Error();
        const added = await database.store.add(request);
        if (failure === 'late') throw new Error();
        return added;
      },
    };
    const send = async (message: WebhookMessage) => {
      sent.push(message);
      return answer;
    };
    const delays = { WEBHOOK_RETRY_DELAYS: [60], WEBHOOK_RETRY_FOR: 3_600_000 };
    const env = { WEBHOOK_TIMEOUT_MS: 1000, ...delays };
    const worker = createWorker({ store, owner: 'one', env, send });
    outbox = { ...database, store, send, worker } as unknown as Outbox;
  });

  async function post(request: NewRequest) {
    const work: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>) => work.push(promise);
    const told = await enqueue(request, outbox, { waitUntil, senderRetries: true });
    await Promise.all(work);
    return told;
  }
  const find = ({ id }: NewRequest) => database.store.find(id);

  describe('while the outbox does not answer, a repeat', () => {
    test.each([
      ['stored', {}, {}],
      ['quarantined', { quarantine }, { lostCall: 'unavailable' }],
    ])('of a %s request is told what it was told, and not sent', async (_name, how, lost) => {
      answer = refused;
      const request = aNewRequest(call);
      const told = await post({ ...request, ...how });
      expect(told).toMatchObject({ kind: 'accepted', ...lost });
      Object.assign(sent, { length: 0 });
      failure = 'early';
      expect(await post(request)).toEqual(told);
      expect(await post({ ...request, receivedHash: 'other' })).toEqual({ kind: 'conflict' });
      expect(sent).toEqual([]);
    });

    test('of an erased request is not delivered, once this process has heard of that', async () => {
      const request = aNewRequest();
      await database.queries.erase([request.id]);
      expect(await post(request)).toEqual({ kind: 'delivered' });
      failure = 'early';
      expect(await post(request)).toEqual({ kind: 'delivered' });
      expect(sent).toEqual([]);
    });

    test('of one that the webhook has is not sent again, meanwhile or later; of another one it is', async () => {
      failure = 'early';
      const request = aNewRequest(call);
      const told = { kind: 'delivered', lostCall: 'unavailable' };
      const first = post(request);
      for (const state of ['none', 'early', 'none'] as const) {
        failure = state;
        expect(await post(request)).toEqual(told);
        expect(await post({ ...request, receivedHash: 'other' })).toEqual({ kind: 'conflict' });
      }
      expect(await first).toEqual(told);
      expect(sent).toHaveLength(1);
      [failure, answer] = ['early', refused];
      const second = aNewRequest();
      for (const count of [2, 3]) {
        expect(await post(second)).toEqual({ kind: 'unavailable' });
        expect(sent).toHaveLength(count);
      }
    });
  });

  test('with neither an outbox nor a webhook, a request is told that nobody has it', async () => {
    failure = 'early';
    Object.assign(outbox, { send: undefined, worker: undefined });
    expect(await post(aNewRequest())).toEqual({ kind: 'unavailable' });
  });

  test('what went straight to the webhook is recorded later, without a time for it or what it corrects', async () => {
    const first = aNewRequest({ ...call, callTime: '11:00' });
    await post(first);
    failure = 'late';
    const correction = aNewRequest({ ...call, corrects: first.id });
    expect(await post(correction)).toEqual({ kind: 'delivered', lostCall: 'unavailable' });
    expect(await find(correction)).toMatchObject({ state: 'pending', callState: 'held' });
    failure = 'none';
    await outbox.worker?.drain();
    expect(await find(correction)).toMatchObject({ state: 'delivered', callState: 'unavailable' });
    expect(await find(first)).toMatchObject({ callState: null, correctedBy: correction.id });
    expect(await database.store.takenTimes(call.callDate)).toEqual([]);
    expect(sent.map(({ id }) => id)).toEqual([first.id, correction.id]);
  });

  test('a request that arrives after its correction is delivered as corrected, without its call', async () => {
    const first = aNewRequest(call);
    const correction = aNewRequest({ ...call, corrects: first.id });
    expect(await post(correction)).toEqual({ kind: 'delivered' });
    expect(await post(first)).toEqual({ kind: 'delivered', lostCall: 'unavailable' });
    expect(sent).toMatchObject([
      { id: correction.id, corrects: first.id, correctedBy: null },
      { id: first.id, correctedBy: correction.id, lostCall: undefined },
    ]);
  });
});
