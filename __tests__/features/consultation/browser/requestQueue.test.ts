import { randomUUID } from 'node:crypto';
import { HttpResponse, http } from 'msw';
import { composeSent, correctionOf, newEntry } from '@/features/consultation/browser/formEntry';
import {
  forgetRequest,
  keepAndSend,
  keptRequests,
  sendKeptRequests,
  watchKeptRequests,
} from '@/features/consultation/browser/requestQueue';
import { callFromFields } from '@/features/consultation/model/call/call';
import { deferred, eventually } from '../../../../testing/run/eventually';
import { mswServer } from '../../../../testing/unit/mswServer';

const endpoint = '*/api/consultation';
const id = '3f0e6d34-9f5c-4a39-8b63-0d8f3a1d2c11';
const request = { id, thread: id, version: 0, body: '{"name":"Ada"}' };

function answerWith(...answers: (() => Response)[]) {
  const seen: { key: string | null; body: string; kept: number }[] = [];
  mswServer.use(
    http.post(endpoint, async ({ request: received }) => {
      const [body, kept] = [await received.text(), window.localStorage.length];
      seen.push({ key: received.headers.get('idempotency-key'), body, kept });
      return (answers[seen.length - 1] ?? answers.at(-1) ?? HttpResponse.error)();
    }),
  );
  return seen;
}

const attempt = { key: request.id, body: request.body, kept: 1 };

const stored = { id: request.id, status: 'delivered' };
const delivered = () => HttpResponse.json(stored);
const status = (code: number) => () => new HttpResponse(null, { status: code });

const logged = () => (console.error as jest.Mock).mock.calls.map(([message]) => message);

const kept = () => keptRequests().map(({ id }) => id);

let stop: (() => void) | undefined;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
});

afterEach(() => {
  stop?.();
  stop = undefined;
  for (const id of kept()) forgetRequest(id);
});

test('keeps a request until the server has stored it, and logs if the webhook does not have it yet', async () => {
  const seen = answerWith(delivered, () =>
    HttpResponse.json({ id: request.id, status: 'pending' }, { status: 202 }),
  );
  await keepAndSend(request);
  expect(seen).toEqual([attempt]);
  expect([kept(), logged()]).toEqual([[], []]);
  await keepAndSend(request);
  expect([kept(), logged()]).toEqual([[], ['Webhook submission failed']]);
});

test.each([
  [true, request.body],
  // Browsers limit the bodies of keepalive requests.
  [false, JSON.stringify({ description: '語'.repeat(20_000) })],
])('sends with keepalive (%s), and follows no redirect', async (keepalive, body) => {
  const asked = jest.spyOn(window, 'fetch').mockImplementation(async () => delivered());
  await keepAndSend({ ...request, body });
  const options = expect.objectContaining({ keepalive, redirect: 'error' });
  expect(asked).toHaveBeenCalledWith('/api/consultation', options);
});

const foreign = 'Webhook submission failed';

test.each<[string, () => Response, string?]>([
  ['a maintenance page', () => HttpResponse.html('<title>Back soon</title>')],
  ["a captive portal's page", () => HttpResponse.text('Welcome to our network')],
  ["a firewall's challenge", () => new HttpResponse(null, { status: 202 })],
  ["a stranger's JSON", () => HttpResponse.json({ ok: true })],
  [
    'an answer to another request',
    () => HttpResponse.json({ id: randomUUID(), status: 'pending' }),
  ],
  ['a status that is not ours', () => HttpResponse.json({ id: request.id, status: 'queued' })],
  ['null', () => HttpResponse.json(null)],
  ['our answer with another code', () => HttpResponse.json(stored, { status: 201 })],
  ['a refusal', status(422)],
  ['a failure', status(503)],
  ['lost', HttpResponse.error, 'Error submitting form'],
])('keeps the request if the answer is %s', async (_, answer, message = foreign) => {
  const seen = answerWith(answer, delivered);
  await keepAndSend(request);
  expect([kept(), logged()]).toEqual([[request.id], [message]]);
  await jest.advanceTimersByTimeAsync(5_100);
  await eventually(() => kept().length === 0);
  expect(seen).toEqual([attempt, attempt]);
});

test('aborts an endless answer after 15 seconds, and keeps the request', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const timeout = new AbortController();
    setTimeout(() => timeout.abort(), ms);
    return timeout.signal;
  });
  // In browsers, the signal also ends the body.
  jest.spyOn(window, 'fetch').mockImplementation(async (_, options) => {
    const fail = (body: ReadableStreamDefaultController) => () => body.error(new Error('aborted'));
    const start = (body: ReadableStreamDefaultController) =>
      options?.signal?.addEventListener('abort', fail(body));
    return new Response(new ReadableStream({ start }));
  });
  const sending = keepAndSend(request);
  await jest.advanceTimersByTimeAsync(15_000);
  await sending;
  expect([kept(), logged()]).toEqual([[request.id], ['Error submitting form']]);
});

test.each([
  ['is taken', { callTime: 'taken' }, { callOutcome: 'taken', superseded: null }],
  ['is unavailable', { callTime: 'unavailable' }, { callOutcome: 'unavailable', superseded: null }],
  ['is held', {}, { callOutcome: null, superseded: null }],
  ['is another request’s', { superseded: 3 }, { callOutcome: null, superseded: 3 }],
])(
  'tells its page that an attempt failed, and then that the call of its thread %s',
  async (_, fields, answer) => {
    answerWith(status(503), () => HttpResponse.json({ ...stored, ...fields }));
    const [onAnswer, onFailure] = [jest.fn(), jest.fn()];
    stop = watchKeptRequests({ unanswered: () => null, onAnswer, onFailure });
    await keepAndSend(request);
    expect([onAnswer.mock.calls, onFailure.mock.calls]).toEqual([[], [[request.id]]]);
    await jest.advanceTimersByTimeAsync(5_100);
    await eventually(() => kept().length === 0);
    expect(onAnswer.mock.calls).toEqual([[request.id, answer]]);
  },
);

test('sends the unanswered request that the page shows, even if another page delivered it or data was cleared', async () => {
  const seen = answerWith(status(503), delivered);
  let [shown, onAnswer]: [typeof request | null, jest.Mock] = [request, jest.fn()];
  onAnswer.mockImplementation(() => {
    shown = null;
  });
  stop = watchKeptRequests({ unanswered: () => shown, onAnswer, onFailure: jest.fn() });
  await eventually(() => logged().length === 1);
  window.localStorage.clear();
  await jest.advanceTimersByTimeAsync(5_100);
  await eventually(() => onAnswer.mock.calls.length === 1);
  expect([seen, kept()]).toEqual([[attempt, attempt], []]);
});

test('sends the visit’s source with each attempt', async () => {
  window.sessionStorage.setItem('consultation-source', 'utm_source=news');
  const seen: (string | null)[] = [];
  mswServer.use(
    http.post(endpoint, ({ request: received }) => {
      seen.push(received.headers.get('x-source'));
      return HttpResponse.error();
    }),
  );
  await keepAndSend(composeSent(newEntry({}), { name: 'Ada' }));
  await jest.advanceTimersByTimeAsync(5_100);
  await eventually(() => logged().length === 2);
  expect(seen).toEqual(['utm_source=news', 'utm_source=news']);
});

test('states thread and version of each request, and has a new id for another text', () => {
  const form = newEntry({});
  const first = composeSent(form, { name: 'Ada' });
  const second = composeSent(correctionOf(first, { kind: 'silent' }), { name: 'Ada King' });
  const third = composeSent(correctionOf(second, { kind: 'silent' }), { name: 'Ada Lovelace' });
  const { id: thread } = first;
  for (const [version, { id: own, body }] of [first, second, third].entries()) {
    expect(JSON.parse(body)).toMatchObject({ id: own, thread, version });
  }
  expect(new Set([first.id, second.id, third.id]).size).toBe(3);
  jest.setSystemTime(Date.now() + 1000);
  expect(composeSent(form, { name: 'Ada' }).id).toBe(thread);
  expect(composeSent(form, { name: 'Ida' }).id).not.toBe(thread);
});

test('sends a correction instead of the kept request before it, and both if the first is shown', async () => {
  const seen = answerWith(status(503));
  const first = composeSent(newEntry({}), { name: 'Ada' });
  const second = composeSent(correctionOf(first, { kind: 'silent' }), { name: 'Ada King' });
  await keepAndSend(first);
  await keepAndSend(second);
  let shown: typeof first | null = null;
  const page = { unanswered: () => shown, onAnswer: jest.fn(), onFailure: jest.fn() };
  stop = watchKeptRequests(page);
  await eventually(() => seen.length === 3);
  shown = first;
  sendKeptRequests();
  await eventually(() => seen.length === 5);
  expect(seen.map(({ key }) => key)).toEqual(
    [first, second, second, second, first].map((sent) => sent.id),
  );
  expect(kept()).toEqual([second.id]);
});

test('sends a correction while its first request is in flight, and keeps it after that one’s answer', async () => {
  const { promise: arrival, resolve: arrive } = deferred<() => Response>();
  const answers = [arrival, status(503)];
  const seen: (string | null)[] = [];
  mswServer.use(
    http.post(endpoint, async ({ request: received }) => {
      seen.push(received.headers.get('idempotency-key'));
      return (await answers[Math.min(seen.length, 2) - 1])?.();
    }),
  );
  const first = composeSent(newEntry({}), { name: 'Ada' });
  const second = composeSent(correctionOf(first, { kind: 'silent' }), { name: 'Ada King' });
  const sending = keepAndSend(first);
  await eventually(() => seen.length === 1);
  await keepAndSend(second);
  arrive(() => HttpResponse.json({ ...stored, id: first.id }));
  await sending;
  expect(kept()).toEqual([second.id]);
  await jest.advanceTimersByTimeAsync(5_100);
  await eventually(() => seen.length === 3);
  expect(seen).toEqual([first.id, second.id, second.id]);
});

const booked = { callDate: '2026-11-23', callTime: '10:15' };
const bookedCall = callFromFields(booked);

const asked = { contactMethod: 'phone', callDate: '2026-11-24', callTime: '16:00' };
const noCall = { contactMethod: 'email', callDate: '', callTime: '' };

test.each([
  ['the held call', bookedCall, 4, { ...booked, contactMethod: 'phone' }],
  ['the first method if the call was given up since, so that it can be sent', null, 4, noCall],
  ['its own day, and no time, if no call is held', null, 0, { ...asked, callTime: '' }],
])('a correction opens with the current version and %s', (_, call, version, values) => {
  const sent = composeSent(newEntry({}), { name: 'Ada', ...asked });
  const correction = correctionOf(sent, { kind: 'known', call, version, isOver: false });
  expect(correction).toMatchObject({
    values: { name: 'Ada', ...values },
    correction: { held: call, version: version + 1, thread: sent.thread },
  });
});

test.each([
  ['of a request on its way is later than that request, and keeps its call', null, asked],
  [
    'of a quarantined one is later than that request, and has the held call',
    { callOutcome: 'unavailable', superseded: null } as const,
    booked,
  ],
])('a correction %s', (_, answer, call) => {
  const first = composeSent(newEntry({}), { name: 'Ada', ...booked, contactMethod: 'phone' });
  const second = composeSent(correctionOf(first, { kind: 'silent' }), { name: 'Ada', ...asked });
  const known = { kind: 'known', call: bookedCall, version: 0, isOver: false } as const;
  const third = correctionOf({ ...second, answer }, known);
  expect(third.correction).toEqual({ thread: first.thread, version: 2, held: bookedCall });
  expect(third.values).toMatchObject(call);
});

test.each([
  ['is kept without an answer', { kind: 'silent' }, callFromFields(asked)],
  [
    'is kept after too many queries',
    { kind: 'limited', retryAfterSeconds: 60 },
    callFromFields(asked),
  ],
  ['is forgotten if the thread is unknown', { kind: 'unknown' }, null],
] as const)('in a correction, the request’s own call %s', (_, held, call) => {
  const sent = composeSent(newEntry({}), { name: 'Ada', ...asked });
  const answer = { callOutcome: null, superseded: null };
  expect(correctionOf({ ...sent, answer }, held).correction?.held).toEqual(call);
  const onItsWay = correctionOf(sent, held).correction;
  expect(onItsWay).toMatchObject({ version: 1, held: callFromFields(asked) });
});

test('waits 5, 15, 60, 300, and then always 900 seconds between attempts', async () => {
  const seen = answerWith(status(503));
  await keepAndSend(request);
  for (const [index, seconds] of [5, 15, 60, 300, 900, 900].entries()) {
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 100);
    expect(seen).toHaveLength(index + 1);
    await jest.advanceTimersByTimeAsync(100);
    await eventually(() => logged().length === index + 2);
  }
});

test('sends at once when the page returns from the back/forward cache', async () => {
  const seen = answerWith(status(503), delivered);
  stop = watchKeptRequests();
  await keepAndSend(request);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await jest.advanceTimersByTimeAsync(0);
  await eventually(() => kept().length === 0);
  expect(seen).toHaveLength(2);
});
