import { callDay, callTime, wednesday } from '../../../testing/samples/calls';
import { aRequest } from '../../../testing/samples/consultationRequest';
import { receiverForTests } from '../../../testing/site/receiver';
import { setClock } from '../../../testing/unit/clock';
import { loadRoutes, type Routes } from '../../../testing/unit/loadRoutes';

const receiver = receiverForTests();
let routes: Routes;
beforeEach(async () => {
  setClock(wednesday);
  routes = await loadRoutes({ CONSULTATION_WEBHOOK_URL: receiver.url });
});
afterEach(() => routes.close());

const day = callDay(1);
const call = { contactMethod: 'phone', callDate: day, callTime: callTime(3) };
const unfit = { ...aRequest(), ...call, email: 'nobody' };

const post = (body: BodyInit, headers: Record<string, string>) =>
  routes.consultation.POST(
    new Request('http://localhost:3000/api/consultation', { method: 'POST', body, headers }),
  );
async function postJson(fields: object, headers: Record<string, string> = {}) {
  const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const response = await post(JSON.stringify(fields), { ...own, ...headers });
  return response.json();
}
const postForm = (fields: Record<string, unknown>) =>
  post(new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, `${value}`])), {});
const accept = (id: string) => routes.queries.accept([id], () => false);
const heldTimes = () => routes.outbox().store.heldTimes(day);

describe('a request that breaks the schema and asks for a call', () => {
  test('gets the answer that no call is held, as JSON and as a form', async () => {
    const { callTime, status } = await postJson(unfit);
    expect([status, callTime]).toEqual(['pending', 'unavailable']);
    const response = await postForm(unfit);
    expect(response.headers.get('location')).toBe('/consultation/thank-you/time-taken');
    expect(await heldTimes()).toEqual([]);
  });

  test('holds its call once it is accepted', async () => {
    const { id } = await postJson(unfit);
    expect(await accept(id)).toEqual([id]);
    expect(await heldTimes()).toEqual([call.callTime]);
    expect(await postJson({ ...aRequest(), ...call })).toMatchObject({ callTime: 'taken' });
  });

  test('keeps the call that its thread holds, once it is accepted', async () => {
    const { id: first } = await postJson({ ...aRequest(), ...call });
    const { id } = await postJson({ ...unfit, thread: first, version: 1 });
    await accept(id);
    expect(await routes.outbox().store.readThread(first)).toMatchObject({ id, callState: 'held' });
  });

  test.each([
    ['that is not offered', { callTime: '03:00' }],
    ['on a day that is not offered', { callDate: '2026-11-15' }],
  ])('%s, gets no call when it is accepted', async (_name, changes) => {
    const { id } = await postJson({ ...unfit, ...changes });
    await accept(id);
    expect(await routes.outbox().store.find(id)).toMatchObject({ callState: 'unavailable' });
  });

  test.each([
    ['day', { callDate: '2026-02-30' }],
    ['time', { callTime: 'noon' }],
    ['contact method', { contactMethod: 'pigeon' }],
  ])('asks for no call if its %s cannot be read', async (_name, changes) => {
    expect(await postJson({ ...unfit, ...changes })).not.toHaveProperty('callTime');
  });
});
