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

describe.each(engines)('on %s, the route', (_engine, start) => {
  const database = outboxOn(start);
  let outbox: Outbox;
  let answer: SendResult;
  let sent: WebhookMessage[];
  let failsAfterCommit: boolean;

  beforeEach(() => {
    clock.time = undefined;
    answer = accepted;
    sent = [];
    failsAfterCommit = false;
    const store = {
      ...database.store,
      async add(request: NewRequest) {
        const added = await database.store.add(request);
        if (failsAfterCommit) throw new Error();
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
    const answered = await enqueue(request, outbox, {
      waitUntil,
      senderRetries: true,
      posts: createPostRecord(),
    });
    await Promise.all(work);
    return answered;
  }

  test.each([
    ['an accepted', {}, undefined],
    ['a quarantined', { quarantine }, 'unavailable'],
  ])('answers a repeat of %s request like the first post', async (_name, how, callOutcome) => {
    answer = refused;
    const request = { ...aNewRequest(call), ...how };
    for (const repeat of ['first', 'repeat']) {
      const accepted =
        repeat === 'first' && !('quarantine' in how) ? { tookCall: true } : undefined;
      expect(await post(request)).toEqual({ kind: 'pending', accepted, callOutcome });
    }
    expect(await post({ ...request, receivedHash: 'other' })).toEqual({ kind: 'conflict' });
  });

  test('sends a request straight to the webhook if its commit is reported too late, and does not send its repeat', async () => {
    const correction = aNewRequest({ ...call, thread: 'first', version: 1 });
    failsAfterCommit = true;
    expect(await post(correction)).toMatchObject({ kind: 'delivered', callOutcome: 'unavailable' });
    const message = { id: correction.id, thread: 'first', version: 1, callOutcome: 'unavailable' };
    expect(sent).toMatchObject([message]);
    failsAfterCommit = false;
    expect(await post(correction)).toEqual({ kind: 'pending' });
    expect(sent).toHaveLength(1);
  });
});
