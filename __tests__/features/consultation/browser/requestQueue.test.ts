import { HttpResponse, http } from 'msw';
import { mswServer } from '../../../support/mswServer';

/** Taken before any test puts a fake clock in its place. */
const realSetTimeout = setTimeout;

const endpoint = '*/api/consultation';
const request = { id: '3f0e6d34-9f5c-4a39-8b63-0d8f3a1d2c11', body: '{"name":"Ada"}' };

/** What reaches the server: the key and the body of every attempt, and what is kept meanwhile. */
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

/** A request is kept before it is sent, so that a closed tab does not lose it. */
const attempt = { key: request.id, body: request.body, kept: 1 };

const taken = () => HttpResponse.json({ id: request.id, status: 'delivered' });
const status = (code: number) => () => new HttpResponse(null, { status: code });

const logged = () => (console.error as jest.Mock).mock.calls.map(([message]) => message);

/** A fresh module each time: the queue keeps its timers and what is in flight to itself. */
async function freshQueue() {
  jest.resetModules();
  const queue = await import('@/features/consultation/browser/requestQueue');
  const { keptRequests } = await import('@/features/consultation/browser/keptRequests');
  return { ...queue, kept: () => keptRequests().map(({ id }) => id) };
}

let listening: jest.SpiedFunction<typeof window.addEventListener>;

beforeEach(() => {
  listening = jest.spyOn(window, 'addEventListener');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
});

afterEach(() => {
  // A test that ends with a kept request leaves its queue listening; the next test has its own.
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
});

test('a request is kept before it is sent, and until the server took it; the log says where the webhook does not have it yet', async () => {
  const seen = answerWith(taken, () =>
    HttpResponse.json({ id: request.id, status: 'accepted' }, { status: 202 }),
  );
  const { submitRequest, kept } = await freshQueue();
  await submitRequest(request);
  expect(seen).toEqual([attempt]);
  expect([kept(), logged()]).toEqual([[], []]);
  await submitRequest(request);
  expect([kept(), logged()]).toEqual([[], ['Webhook submission failed']]);
});

test('it outlives its page, and follows no redirect', async () => {
  const asked = jest.spyOn(window, 'fetch').mockImplementation(async () => taken());
  const { submitRequest } = await freshQueue();
  await submitRequest(request);
  const options = expect.objectContaining({ keepalive: true, redirect: 'error' });
  expect(asked).toHaveBeenCalledWith('/api/consultation', options);
});

test('a refused request is tried again once an hour, and once on the next page', async () => {
  const seen = answerWith(status(422), status(422), status(422), taken);
  const { submitRequest } = await freshQueue();
  await submitRequest(request);
  await jest.advanceTimersByTimeAsync(3_000_000);
  expect(seen).toHaveLength(1);
  passTime(3_601_000);
  // The attempts after 5, 15, 60, 300, 900 and 900 s were skipped; the next one is 900 s after those.
  await jest.advanceTimersByTimeAsync(80_000);
  await waitUntil(() => logged().length === 2);

  const nextPage = await freshQueue();
  nextPage.watchKeptRequests();
  // Each answer is logged once it is read.
  await waitUntil(() => logged().length === 3);
  passTime(3_601_000);
  // Not longer, since a request in flight would time out meanwhile.
  await jest.advanceTimersByTimeAsync(5_000);
  await waitUntil(() => nextPage.kept().length === 0);
  expect(seen).toEqual(Array(4).fill(attempt));
});

test('a request whose 7 days are over has one more attempt before it is removed', async () => {
  const seen = answerWith(status(503));
  const age = 7 * 24 * 3_600_000;
  const entry = { ...request, keptAt: 0, ageMs: age, countedAt: Date.now() - 30 * age };
  window.localStorage.setItem(`consultation-request:${request.id}`, JSON.stringify(entry));
  const { watchKeptRequests, kept } = await freshQueue();
  watchKeptRequests();
  await waitUntil(() => kept().length === 0);
  expect(seen).toHaveLength(1);
});

test.each([408, 425, 429, 500, 502, 503, 599])(
  'a request that was answered %i is sent again after five seconds',
  async (code) => {
    const seen = answerWith(status(code));
    const { submitRequest } = await freshQueue();
    await submitRequest(request);
    await jest.advanceTimersByTimeAsync(4_900);
    expect(seen).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(200);
    await waitUntil(() => seen.length === 2);
  },
);

test.each([400, 403, 404, 413, 415, 422, 499])(
  'a request that was answered %i is not sent again for an hour',
  async (code) => {
    const seen = answerWith(status(code), taken);
    const { submitRequest, kept } = await freshQueue();
    await submitRequest(request);
    passTime(3_590_000);
    await jest.advanceTimersByTimeAsync(6_000);
    expect(seen).toHaveLength(1);
    passTime(20_000);
    await jest.advanceTimersByTimeAsync(16_000);
    await waitUntil(() => kept().length === 0);
  },
);

test.each([
  [204, 'Webhook submission failed'],
  [403, 'Webhook submission failed'],
  [422, 'Webhook submission failed'],
  [503, 'Webhook submission failed'],
  ['network error', 'Error submitting form'],
])('after a %s the request is kept, and the log says so', async (answer, message) => {
  answerWith(typeof answer === 'number' ? status(answer) : HttpResponse.error);
  const { submitRequest, kept } = await freshQueue();
  await submitRequest(request);
  expect(kept()).toEqual([request.id]);
  expect(logged()).toEqual([message]);
});

test('a kept request is sent again with backoff, under its id and unchanged, until it is taken', async () => {
  const seen = answerWith(status(408), status(429), taken);
  const { submitRequest, kept } = await freshQueue();
  await submitRequest(request);
  await jest.advanceTimersByTimeAsync(4_900);
  expect(seen).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(200);
  await waitUntil(() => seen.length === 2);
  await jest.advanceTimersByTimeAsync(15_100);
  await waitUntil(() => kept().length === 0);
  expect(seen).toEqual(Array(3).fill(attempt));
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(seen).toHaveLength(3);
});

/** Lets time pass on the clock that nobody can set, which the fake timers leave alone. */
function passTime(ms: number) {
  const before = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(before + ms);
}

/** Lets real network turns pass while the clock is a fake one. */
async function waitUntil(condition: () => boolean) {
  for (let turn = 0; turn < 10_000 && !condition(); turn += 1) {
    await new Promise((resolve) => realSetTimeout(resolve, 1));
  }
  expect(condition()).toBe(true);
}
