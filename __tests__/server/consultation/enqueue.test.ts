import { enqueue } from '@/server/consultation/enqueue';
import { createPostRecord } from '@/server/health';
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
    const told = await enqueue(request, outbox, {
      waitUntil,
      senderRetries: true,
      storeWithinMs: 5000,
      posts: createPostRecord(),
    });
    await Promise.all(work);
    return told;
  }

  test('a repeat of an erased request is answered, without a call, and neither stored nor sent', async () => {
    const request = aNewRequest(call);
    await database.queries.erase(request.id);
    expect(await post(request)).toEqual({ kind: 'delivered', lostCall: 'unavailable' });
    expect(sent).toEqual([]);
  });

  test.each([
    ['an accepted', {}, undefined],
    ['a quarantined', { quarantine }, 'unavailable'],
  ])('a repeat of %s request is answered as it was', async (_name, how, lostCall) => {
    answer = refused;
    const request = { ...aNewRequest(call), ...how };
    for (const _ of ['first', 'repeat']) {
      expect(await post(request)).toEqual({ kind: 'accepted', lostCall });
    }
    expect(await post({ ...request, receivedHash: 'other' })).toEqual({ kind: 'conflict' });
  });

  test('a request that the outbox does not take is sent straight, as often as it comes, without a time', async () => {
    const correction = aNewRequest({ ...call, corrects: 'first' });
    for (const state of ['early', 'late'] as const) {
      failure = state;
      expect(await post(correction)).toEqual({ kind: 'delivered', lostCall: 'unavailable' });
    }
    const message = { id: correction.id, thread: 'first', version: 1, lostCall: 'unavailable' };
    expect(sent).toMatchObject([message, message]);
    answer = refused;
    failure = 'early';
    expect(await post(correction)).toEqual({ kind: 'unavailable' });
    // The commit that succeeded after all counts from then on.
    failure = 'none';
    expect(await post(correction)).toEqual({ kind: 'accepted' });
  });

  test('with neither an outbox nor a webhook, a request is told that nobody has it', async () => {
    failure = 'early';
    Object.assign(outbox, { send: undefined, worker: undefined });
    expect(await post(aNewRequest())).toEqual({ kind: 'unavailable' });
  });

  test('a request that arrives after its correction is delivered as corrected, without its call', async () => {
    const first = aNewRequest(call);
    const correction = aNewRequest({ ...call, corrects: first.id });
    expect(await post(correction)).toEqual({ kind: 'delivered' });
    expect(await post(first)).toEqual({ kind: 'delivered', superseded: 1 });
    expect(sent).toMatchObject([
      { id: correction.id, corrects: first.id, correctedBy: null, thread: first.id, version: 1 },
      {
        id: first.id,
        correctedBy: correction.id,
        lostCall: undefined,
        thread: first.id,
        version: 0,
      },
    ]);
  });
});
