import { randomUUID } from 'node:crypto';
import { aRequest } from '../../../testing/samples/consultationRequest';
import { receiverForTests } from '../../../testing/site/receiver';
import { loadRoutes, logged, type Routes } from '../../../testing/unit/loadRoutes';
import { allOf } from '../../../testing/unit/outboxUnderTest';

const receiver = receiverForTests();
let routes: Routes;
beforeEach(async () => {
  routes = await loadRoutes({ CONSULTATION_WEBHOOK_URL: receiver.url });
});
afterEach(() => routes.close());

const post = (body: BodyInit, headers: Record<string, string>) =>
  routes.consultation.POST(
    new Request('http://localhost:3000/api/consultation', { method: 'POST', body, headers }),
  );
const postJson = (id: string, position: object = {}) =>
  post(JSON.stringify({ ...aRequest(), ...position }), {
    'content-type': 'application/json',
    'idempotency-key': id,
  });
const queries = () => routes.queries;

describe('a post of an erased request', () => {
  test('as JSON is answered 200 with erased: true', async () => {
    const id = randomUUID();
    await queries().erase([id]);
    const answer = await postJson(id);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { id, status: 'delivered', erased: true },
    ]);
  });

  test('as a form is redirected to the page about requests that were not received', async () => {
    const form = () => post(new URLSearchParams({ ...aRequest(), callDate: '', callTime: '' }), {});
    expect((await form()).headers.get('location')).toBe('/consultation/thank-you');
    const [stored] = await allOf(queries().each());
    await queries().erase([`${stored?.id}`]);
    const answer = await form();
    const location = answer.headers.get('location');
    expect([answer.status, location]).toEqual([303, '/consultation/thank-you/not-received']);
  });

  test('and posts of its corrections are neither stored nor sent, nor are their ids logged', async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()] as const;
    await queries().erase([first]);
    for (const [id, version] of [
      [second, 1],
      [third, 2],
    ] as const) {
      const answer = await postJson(id, { thread: first, version });
      expect(await answer.json()).toMatchObject({ erased: true });
    }
    expect([await allOf(queries().each()), receiver.requests]).toEqual([[], []]);
    for (const id of [first, second, third]) expect(JSON.stringify(logged)).not.toContain(id);
  });
});
