import { HttpResponse, http } from 'msw';
import { randomId, type SentRequest } from '@/features/consultation/browser/draft';
import {
  callOutcomeOf,
  forgetRequest,
  keepRequest,
  keptRequests,
  noteCallOutcome,
  onKeptRequestsChange,
} from '@/features/consultation/browser/keptRequests';
import { keepAndSend, watchKeptRequests } from '@/features/consultation/browser/requestQueue';
import { submitForm } from '@/features/consultation/browser/sentRequest';
import { serverNow } from '@/features/consultation/browser/serverClock';
import { deferred, eventually } from '../../../../testing/run/promises';
import { mswServer } from '../../../../testing/unit/mswServer';

const endpoint = '*/api/consultation';
const request = { id: '3f0e6d34-9f5c-4a39-8b63-0d8f3a1d2c11', body: '{"name":"Ada"}' };

/** The key and body of every attempt, and what the browser kept during it. */
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

/** Keeps a request and sends it, as the form does. */
const attempt = { key: request.id, body: request.body, kept: 1 };

const stored = { id: request.id, status: 'delivered' };
const delivered = () => HttpResponse.json(stored);
const status = (code: number) => () => new HttpResponse(null, { status: code });

const logged = () => (console.error as jest.Mock).mock.calls.map(([message]) => message);

const kept = () => keptRequests().map(({ id }) => id);

/** Ends what the test has begun to watch. */
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

test('keeps a request until the server has stored it, and logs when the webhook does not have it yet', async () => {
  const seen = answerWith(delivered, () =>
    HttpResponse.json({ id: request.id, status: 'accepted' }, { status: 202 }),
  );
  await keepAndSend(request);
  expect(seen).toEqual([attempt]);
  expect([kept(), logged()]).toEqual([[], []]);
  await keepAndSend(request);
  expect([kept(), logged()]).toEqual([[], ['Webhook submission failed']]);
});

test.each([
  [true, request.body],
  // Too long to outlive its page.
  [false, JSON.stringify({ description: '語'.repeat(20_000) })],
])('sends with keepalive (%s) and follows no redirect', async (keepalive, body) => {
  const asked = jest.spyOn(window, 'fetch').mockImplementation(async () => delivered());
  await keepAndSend({ ...request, body });
  const options = expect.objectContaining({ keepalive, redirect: 'error' });
  expect(asked).toHaveBeenCalledWith('/api/consultation', options);
});

test('sends from a browser that limits no attempt', async () => {
  const { timeout } = AbortSignal;
  Object.assign(AbortSignal, { timeout: undefined });
  const seen = answerWith(delivered);
  await keepAndSend(request);
  Object.assign(AbortSignal, { timeout });
  expect(seen).toEqual([attempt]);
});

test('tries an expired request once more before removing it', async () => {
  const seen = answerWith(status(503));
  const entry = { ...request, keptAt: 0 };
  window.localStorage.setItem(`consultation-request:${request.id}`, JSON.stringify(entry));
  stop = watchKeptRequests();
  await eventually(() => kept().length === 0);
  expect(seen).toHaveLength(1);
});

const foreign = 'Webhook submission failed';

test.each<[string, () => Response, string?]>([
  ['a maintenance page', () => HttpResponse.html('<title>Back soon</title>')],
  ["a captive portal's page", () => HttpResponse.text('Welcome to our network')],
  ["a firewall's challenge", () => new HttpResponse(null, { status: 202 })],
  ["a stranger's JSON", () => HttpResponse.json({ ok: true })],
  ['an answer to another request', () => HttpResponse.json({ id: randomId(), status: 'accepted' })],
  ['a status that is not ours', () => HttpResponse.json({ id: request.id, status: 'queued' })],
  ['null', () => HttpResponse.json(null)],
  ['our answer with another code', () => HttpResponse.json(stored, { status: 201 })],
  ['a refusal', status(422)],
  ['a failure', status(503)],
  ['lost', HttpResponse.error, 'Error submitting form'],
])('keeps the request when the answer is %s', async (_, answer, message = foreign) => {
  const seen = answerWith(answer, delivered);
  await keepAndSend(request);
  expect([kept(), logged()]).toEqual([[request.id], [message]]);
  // Retried soon, as after any transient failure.
  await jest.advanceTimersByTimeAsync(5_100);
  await eventually(() => kept().length === 0);
  expect(seen).toEqual([attempt, attempt]);
});

test('abandons an endless answer after 15 seconds and keeps the request', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const timeout = new AbortController();
    setTimeout(() => timeout.abort(), ms);
    return timeout.signal;
  });
  // As in browsers, the signal ends the body, too.
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

const withCall = { ...request, body: '{"callTime":"10:15"}' };

test.each(['taken', 'unavailable', undefined] as const)(
  'lets every tab know that a call time is %s',
  async (callTime) => {
    answerWith(status(503), () => HttpResponse.json({ ...stored, callTime }));
    await keepAndSend(withCall);
    expect(callOutcomeOf(request.id)).toBeNull();
    await jest.advanceTimersByTimeAsync(5_100);
    await eventually(() => kept().length === 0);
    expect(callOutcomeOf(request.id)).toBe(callTime ?? 'held');
    expect(callOutcomeOf(randomId())).toBeNull();
  },
);

test('a correction that waits is sent, too, when it is corrected, and each says its version and thread', async () => {
  answerWith(HttpResponse.error);
  const correct = (sent: SentRequest, name: string) =>
    submitForm({ id: randomId(), values: { name }, corrects: sent });
  const [thread, version] = [request.id, { uid: '', sequence: 0 }];
  const first = await correct({ id: thread, values: {}, version, thread }, 'Ada');
  const second = await correct(first, 'Ada King');
  const waiting = keptRequests().map(({ id, corrects, body }) => {
    const { thread, version } = JSON.parse(body);
    return { id, corrects, thread, version };
  });
  expect(waiting).toHaveLength(2);
  expect(waiting).toContainEqual({ id: first.id, corrects: thread, thread, version: 1 });
  expect(waiting).toContainEqual({ id: second.id, corrects: first.id, thread, version: 2 });
});

test('a late answer about a request does not undo its correction', async () => {
  const answer = deferred<void>();
  const asked = jest.fn(() => answer.promise.then(delivered));
  mswServer.use(http.post(endpoint, asked));
  keepRequest(withCall, Date.now());
  stop = watchKeptRequests();
  noteCallOutcome(request.id, 'replaced');
  // What is being sent is not sent again meanwhile.
  window.dispatchEvent(new Event('online'));
  answer.resolve();
  await eventually(() => kept().length === 0);
  expect(asked).toHaveBeenCalledTimes(1);
  // A duplicated tab has a session of its own.
  window.sessionStorage.clear();
  expect(callOutcomeOf(request.id)).toBe('replaced');
});

test('tells its page again in each round, because a browser may not tell it of other tabs', async () => {
  answerWith(status(503));
  await keepAndSend(withCall);
  // What another tab stores.
  window.localStorage.clear();
  window.localStorage.setItem(`consultation-call:${request.id}`, `held ${Date.now()}`);
  const seen: unknown[] = [];
  const unsubscribe = onKeptRequestsChange(() => seen.push(callOutcomeOf(request.id)));
  await jest.advanceTimersByTimeAsync(5_100);
  unsubscribe();
  expect(seen).toContain('held');
});

const hour = 60 * 60_000;
const later = (hours: number) => new Date(Date.now() + hours * hour).toUTCString();
const hoursAhead = () => Math.round((serverNow().getTime() - Date.now()) / hour);

test.each<[string, number, Record<string, string>, object?]>([
  ['our own answer', 3, { date: later(3), age: '0' }],
  ['a stored answer', 0, { date: later(-3), age: '10800' }],
  ['somebody else’s answer', 0, { date: later(-3) }, { ok: true }],
  ['a clock that was never set', 0, { date: new Date(0).toUTCString() }],
  ['a clock that says the year 9000', 0, { date: new Date(2.2e14).toUTCString() }],
  ['no date', 0, {}],
])('the time read from %s is %i hours ahead', async (_, hours, headers, body = stored) => {
  const fetch = jest.spyOn(window, 'fetch');
  fetch.mockImplementation(async () => HttpResponse.json(body, { headers }));
  await keepAndSend(request);
  expect(hoursAhead()).toBe(hours);
});

test('waits 5, 15, 60, 300 and then always 900 seconds between attempts on one page', async () => {
  const seen = answerWith(status(503));
  await keepAndSend(request);
  for (const [index, seconds] of [5, 15, 60, 300, 900, 900].entries()) {
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 100);
    expect(seen).toHaveLength(index + 1);
    await jest.advanceTimersByTimeAsync(100);
    // Each answer is logged once it is read.
    await eventually(() => logged().length === index + 2);
  }
});

test('does not send a request that another tab removes while an earlier one is being sent', async () => {
  const later = { ...request, id: randomId() };
  const last = { ...request, id: randomId() };
  for (const each of [request, later, last]) keepRequest(each, Date.now());
  const seen = answerWith(() => {
    noteCallOutcome(later.id, 'held');
    window.localStorage.removeItem(`consultation-request:${later.id}`);
    return delivered();
  });
  stop = watchKeptRequests();
  // The answer names another request.
  await eventually(() => logged().length === 1);
  expect(seen.map(({ key }) => key)).toEqual([request.id, last.id]);
});

test('sends again what waits here when the site’s data is cleared', async () => {
  const seen = answerWith(status(503), status(503), delivered);
  await keepAndSend(request);
  window.localStorage.clear();
  await jest.advanceTimersByTimeAsync(5_100);
  await eventually(() => logged().length === 2);
  window.localStorage.clear();
  await jest.advanceTimersByTimeAsync(15_100);
  await eventually(() => kept().length === 0);
  expect(seen).toEqual([attempt, attempt, attempt]);
});

test('sends at once on a page that comes back from the back/forward cache', async () => {
  const seen = answerWith(status(503), delivered);
  stop = watchKeptRequests();
  await keepAndSend(request);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await jest.advanceTimersByTimeAsync(0);
  await eventually(() => kept().length === 0);
  expect(seen).toHaveLength(2);
});

test('sends at once on a page that comes back without the answer to what it sent', async () => {
  const asked = jest.spyOn(window, 'fetch').mockReturnValueOnce(new Promise(() => undefined));
  stop = watchKeptRequests();
  void keepAndSend(request);
  asked.mockImplementation(async () => delivered());
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await jest.advanceTimersByTimeAsync(0);
  expect([asked.mock.calls.length, kept()]).toEqual([2, []]);
});
