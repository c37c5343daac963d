import { randomUUID } from 'node:crypto';
import { callDay, callTime, wednesday } from '../../../testing/samples/calls';
import { aRequest } from '../../../testing/samples/consultationRequest';
import { receiverForTests } from '../../../testing/site/receiver';
import { setClock } from '../../../testing/unit/clock';
import { background, loadRoutes, logged, type Routes } from '../../../testing/unit/loadRoutes';
import { allOf } from '../../../testing/unit/outboxUnderTest';

const receiver = receiverForTests();
let routes: Routes;
async function open(variables: Record<string, string> = {}): Promise<void> {
  setClock(wednesday);
  await routes?.close();
  const proxied = { CONSULTATION_WEBHOOK_URL: receiver.url, TRUSTED_PROXY_HOPS: '1' };
  routes = await loadRoutes({ ...proxied, ...variables });
}
const openWithLimit = (limit: number) => open({ RATE_LIMIT_PER_MINUTE: String(limit) });
afterAll(() => routes.close());

type Sent = [body: unknown, headers?: Record<string, string>];
const postTo = (route: 'consultation' | 'call', client: string, ...[body, headers]: Sent) =>
  routes[route].POST(
    new Request('http://localhost:3000/', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `9.9.9.9, ${client}, 10.0.0.1`,
        ...headers,
      },
    }),
  );
const request = (client: string, ...sent: Sent) => postTo('consultation', client, ...sent);
const move = (client: string, body: unknown) => postTo('call', client, body);
const statusesOf = async (posts: Iterable<() => Promise<Response>>) => {
  const statuses: number[] = [];
  for (const post of posts) statuses.push((await post()).status);
  return statuses;
};
const times = <T>(count: number, work: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => work(index));

/** Returns one of many available calls. */
const nthCall = (nth: number) => ({
  contactMethod: 'phone',
  callDate: callDay(1 + Math.floor(nth / 5)),
  callTime: callTime(1 + (nth % 5)),
});
const none = { callDate: null, callTime: null };
/** Sends a request and returns its id. */
async function sent(client: string, fields: object = {}, headers = {}): Promise<string> {
  const body = { ...aRequest({ name: randomUUID() }), ...fields };
  return (await (await request(client, body, headers)).json()).id;
}
const stored = async () => {
  await Promise.all(background);
  return allOf(routes.queries.each());
};
const stateOf = async (id: string) => (await routes.outbox().store.find(id))?.state;

async function reasons(): Promise<string[]> {
  const headers = { 'x-forwarded-for': '127.0.0.1' };
  const response = await routes.health.GET(new Request('http://localhost/api/health', { headers }));
  return (await response.json()).reasons ?? [];
}

describe('the limit of five calls a day for one client', () => {
  beforeEach(() => openWithLimit(1000));

  test.each(['corrections', 'moves'])('counts calls that %s get', async (kind) => {
    for (let nth = 0; nth < 5; nth += 1) {
      const first = await sent('1.1.1.1');
      if (kind === 'corrections')
        await sent('1.1.1.1', { ...nthCall(nth), thread: first, version: 1 });
      else {
        const { contactMethod: _, ...call } = nthCall(nth);
        expect((await move('1.1.1.1', { thread: first, ...call })).status).toBe(200);
      }
    }
    expect(await stateOf(await sent('1.1.1.1', nthCall(5)))).toBe('quarantined');
    const { contactMethod: _, ...call } = nthCall(6);
    const another = await sent('1.1.1.1');
    const refused = await move('1.1.1.1', { thread: another, ...call });
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
    expect(await stateOf(await sent('1.1.1.1'))).toBe('delivered');
    expect(await stateOf(await sent('2.2.2.2', nthCall(7)))).toBe('delivered');
    expect(await stored()).toHaveLength(14);
  });

  test('counts no call of a thread that holds one, and none that is repeated, taken, or unavailable', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const body = { ...aRequest(), ...nthCall(0) };
    for (let count = 0; count < 7; count += 1) await request('1.1.1.1', body, key);
    const thread = key['idempotency-key'];
    for (let nth = 1; nth < 8; nth += 1) {
      await sent('1.1.1.1', { ...nthCall(nth), thread, version: 2 * nth - 1 });
      const { contactMethod: _, ...call } = nthCall(nth + 1);
      expect((await move('1.1.1.1', { thread, ...call })).status).toBe(200);
    }
    for (let count = 0; count < 7; count += 1) {
      await sent('1.1.1.1', nthCall(8));
      await sent('1.1.1.1', { ...nthCall(1), callTime: '03:00' });
    }
    for (let nth = 10; nth < 14; nth += 1) await sent('1.1.1.1', nthCall(nth));
    expect((await stored()).map(({ state }) => state)).not.toContain('quarantined');
    expect(await stateOf(await sent('1.1.1.1', nthCall(14)))).toBe('quarantined');
  });

  test('refuses only a move that would hold a further call, and answers other conditions first', async () => {
    const threads: string[] = [];
    for (let nth = 0; nth < 5; nth += 1) threads.push(await sent('1.1.1.1', nthCall(nth)));
    const [first] = threads;
    const { contactMethod: _, ...taken } = nthCall(1);
    const empty = await sent('1.1.1.1');
    const statuses = await statusesOf([
      () => move('1.1.1.1', { thread: empty, ...taken }),
      () => move('1.1.1.1', { thread: empty, ...taken, callTime: '03:00' }),
      () => move('1.1.1.1', { thread: empty, ...none }),
      () => move('1.1.1.1', { thread: first, ...none }),
    ]);
    expect(statuses).toEqual([409, 409, 200, 200]);
    const { contactMethod: __, ...again } = nthCall(9);
    expect((await move('1.1.1.1', { thread: first, ...again })).status).toBe(429);
  });
});

test('only requests that would be stored count toward the limit of all clients', async () => {
  await openWithLimit(1);
  const [first, call] = [await sent('1.1.1.1'), nthCall(0)];
  const repeated = { 'idempotency-key': randomUUID() };
  const body = aRequest({ name: 'Ana' });
  await request('1.1.1.2', body, repeated);
  const statuses = await statusesOf([
    ...times(20, (index) => () => move(`2.1.1.${index}`, { thread: randomUUID(), ...none })),
    ...times(20, (index) => () => move(`2.1.2.${index}`, { thread: first, callDate: 'x' })),
    ...times(20, (index) => () => move(`2.1.3.${index}`, { thread: first, ...none })),
    ...times(20, (index) => () => request(`2.1.4.${index}`, { ...body, email: 'x' })),
    ...times(20, (index) => () => request(`2.1.5.${index}`, body, repeated)),
    ...times(20, (index) => () => request(`2.1.6.${index}`, { ...body, reference_note: 'x' })),
  ]);
  expect(new Set(statuses)).toEqual(new Set([404, 422, 200, 202]));
  for (let count = 0; count < 13; count += 1) {
    expect(await stateOf(await sent(`3.1.1.${count}`))).toBe('delivered');
  }
  expect(await stateOf(await sent('4.1.1.1'))).toBe('quarantined');
  const { contactMethod: _, ...wanted } = call;
  expect((await move('4.1.1.2', { thread: first, ...wanted })).status).toBe(429);
});

test('a repeat counts toward the limits of its client, and only the limit of posts stops it', async () => {
  await openWithLimit(2);
  const key = { 'idempotency-key': randomUUID() };
  const answers = times(21, () => () => request('1.1.1.1', aRequest(), key));
  expect(await statusesOf(answers)).toEqual([...Array(20).fill(200), 429]);
  expect(await stored()).toHaveLength(1);
});

test('posts to both endpoints share one limit, which refuses before anything is read or logged', async () => {
  await openWithLimit(1);
  const other = { 'sec-fetch-site': 'cross-site' };
  const both = times(
    10,
    (index) => () => (index % 2 ? request('1.1.1.1', {}) : postTo('call', '1.1.1.1', {}, other)),
  );
  await statusesOf(both);
  const lines = logged.length;
  const bodies: Request[] = [];
  for (const route of ['consultation', 'call'] as const) {
    const headers = { 'x-forwarded-for': '1.1.1.1, 10.0.0.1', ...other };
    const late = new Request('http://localhost/', { method: 'POST', body: '{}', headers });
    expect((await routes[route].POST(late)).status).toBe(429);
    bodies.push(late);
  }
  expect(bodies.map(({ bodyUsed }) => bodyUsed)).toEqual([false, false]);
  expect(logged).toHaveLength(lines);
  expect((await request('1.1.1.2', aRequest())).status).toBe(200);
});

test('a refused origin is logged once a minute for each client, at both endpoints together', async () => {
  await openWithLimit(1000);
  const refused = () => logged.filter(({ msg }) => msg === 'Consultation request refused');
  for (const client of ['1.1.1.1', '1.1.1.2']) {
    for (let count = 0; count < 100; count += 1) {
      const route = count % 2 ? 'call' : 'consultation';
      const response = await postTo(route, client, {}, { 'sec-fetch-site': 'cross-site' });
      expect(response.status).toBe(403);
    }
  }
  expect(refused()).toHaveLength(2);
});

test('a full quarantine refuses only requests to be quarantined, but no repeat, and health reports it', async () => {
  await open({ QUARANTINE_BUDGET_MB: '1', RATE_LIMIT_PER_MINUTE: '3' });
  const accepted = await request('1.1.1.1', aRequest({ name: 'Ana' }));
  let clients = 0;
  const spam = () => {
    clients += 1;
    const description = randomUUID().padEnd(20_000);
    return request(`2.2.2.${clients}`, { ...aRequest({ description }), reference_note: 'buy now' });
  };
  const statuses = await statusesOf(times(50, () => spam));
  const first = statuses.indexOf(429);
  expect(first).toBeGreaterThan(40);
  expect(new Set(statuses.slice(first))).toEqual(new Set([429]));
  expect((await spam()).headers.get('retry-after')).toBe('3600');
  expect((await request('1.1.1.1', aRequest())).status).toBe(200);
  expect((await reasons()).join()).toContain('the quarantine is full');
  // From here on, the client's limit of three is used up.
  expect((await request('1.1.1.1', aRequest({ name: 'Bob' }))).status).toBe(200);
  expect((await request('1.1.1.1', aRequest({ name: 'Cem' }))).status).toBe(429);
  const repeat = await request('1.1.1.1', aRequest({ name: 'Ana' }));
  expect([repeat.status, await repeat.json()]).toEqual([200, await accepted.json()]);
});

test('a repeat uses none of the quarantine’s budget', async () => {
  await open({ QUARANTINE_BUDGET_MB: '1', RATE_LIMIT_PER_MINUTE: '100' });
  const spam = { ...aRequest({ description: 'x'.repeat(20_000) }), reference_note: 'buy now' };
  const repeats = times(60, () => () => request('1.1.1.1', spam));
  expect(new Set(await statusesOf(repeats))).toEqual(new Set([202]));
  const further = { ...spam, name: 'Further' };
  expect((await request('1.1.1.1', further)).status).toBe(202);
});

test('a post that a limit refuses stores and logs nothing, and a form post is answered by a page', async () => {
  await openWithLimit(1);
  await statusesOf(times(10, () => () => request('1.1.1.1', aRequest())));
  const statements = jest.spyOn(routes.outbox().database, 'run');
  const lines = logged.length;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await request('1.1.1.1', aRequest())).status).toBe(429);
  const response = await request('1.1.1.1', aRequest(), form);
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/consultation/thank-you/not-received',
  ]);
  expect(logged).toHaveLength(lines);
  expect(statements).not.toHaveBeenCalled();
  expect(await reasons()).toEqual([]);
});
