import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { addDaysTo, todayIn } from '@/features/consultation/model/call/calendar';
import { aCallTime, agencyZone, wednesday } from '../../../testing/samples/calls';
import { setClock } from '../../../testing/unit/clock';
import { loadRoutes, type Routes } from '../../../testing/unit/loadRoutes';
import { aNewRequest } from '../../../testing/unit/outboxUnderTest';

const day = addDaysTo(todayIn(agencyZone, wednesday), 1);
const call = { callDate: day, callTime: aCallTime };
const none = { callDate: null, callTime: null };
let routes: Routes;
beforeEach(async () => {
  setClock(wednesday);
  routes = await loadRoutes();
});
afterEach(() => routes.close());

const json = { 'content-type': 'application/json' };
const post = (body: string, headers: Record<string, string> = {}) =>
  routes.call.POST(
    new Request('http://localhost:3000/api/consultation/call', {
      method: 'POST',
      body,
      headers: { ...json, ...headers },
    }),
  );
const ask = (thread: string, headers?: Record<string, string>) =>
  post(JSON.stringify({ thread }), headers);
const add = async (changes: Parameters<typeof aNewRequest>[0]) => {
  const request = aNewRequest(changes);
  await routes.outbox().store.add(request);
  return request;
};
/** Returns status and body, and checks the headers that every answer has. */
const answered = async (response: Response) => {
  expect(response.headers.get('cache-control')).toBe('no-store');
  return [response.status, await response.json()];
};

describe('a query for the call of a thread', () => {
  test('returns the call and version of the current request, and nothing else', async () => {
    const { id } = await add(call);
    expect(await answered(await ask(id))).toEqual([200, { ...call, version: 0 }]);
    expect(await answered(await ask(id.toUpperCase()))).toEqual([200, { ...call, version: 0 }]);
    const later = { callDate: day, callTime: '11:00' };
    await add({ ...later, thread: id, version: 2 });
    await add({ thread: id, version: 1 });
    expect(await answered(await ask(id))).toEqual([200, { ...later, version: 2 }]);
  });

  test('returns no call if none was chosen, it was taken, or the operator has freed it', async () => {
    const { id: first } = await add(call);
    const { id: second } = await add(call);
    const { id: mailed } = await add({});
    await routes.queries.free({ thread: first }, () => false);
    for (const id of [first, second, mailed]) {
      expect(await answered(await ask(id))).toEqual([200, { ...none, version: 0 }]);
    }
  });

  test('reports that a held call has begun, by the server’s clock', async () => {
    const { id } = await add(call);
    const begins = new Date(`${day}T${aCallTime}:00-05:00`);
    setClock(new Date(begins.getTime() - 1));
    expect(await answered(await ask(id))).toEqual([200, { ...call, version: 0 }]);
    setClock(begins);
    expect(await answered(await ask(id))).toEqual([200, { ...call, version: 0, over: true }]);
    await routes.queries.free({ thread: id }, () => false);
    expect(await answered(await ask(id))).toEqual([200, { ...none, version: 0 }]);
  });

  test('is answered 404 for an id that is erased, quarantined, a correction’s, or unknown', async () => {
    const { id: erased } = await add(call);
    await routes.queries.erase([erased]);
    const { id: quarantined } = await add({ ...call, quarantine: 'spam' });
    const { id: thread } = await add({});
    const { id: correction } = await add({ thread, version: 1 });
    for (const id of [erased, quarantined, correction, randomUUID()]) {
      const [status, body] = await answered(await ask(id));
      expect([status, body]).toEqual([404, expect.objectContaining({ thread: 'unknown' })]);
    }
  });

  test('is answered at most 20 times a minute for each client', async () => {
    const { id } = await add(call);
    for (let count = 1; count <= 20; count += 1) expect((await ask(id)).status).toBe(200);
    const refused = await ask(id);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(id, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(200);
  });

  test('is refused from other sites, in other formats, and without the id of a thread', async () => {
    const { id } = await add(call);
    expect((await ask(id, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post(`thread=${id}`, form)).status).toBe(415);
    expect((await post('{')).status).toBe(400);
    expect((await post('[]')).status).toBe(422);
    for (const thread of ['', 'x', 1, null, undefined]) {
      const [status, { issues }] = await answered(await post(JSON.stringify({ thread })));
      expect([thread, status, issues[0].path]).toEqual([thread, 422, 'thread']);
    }
    expect((await post(JSON.stringify({ thread: id, extra: {} }))).status).toBe(200);
    expect((await post('x'.repeat(1_000_000))).status).toBe(413);
  });

  test('is answered 503 without an outbox', async () => {
    mkdirSync(routes.file);
    expect((await ask(randomUUID())).status).toBe(503);
  });
});
