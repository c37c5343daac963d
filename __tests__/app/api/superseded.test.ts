import { randomUUID } from 'node:crypto';
import { aRequest } from '../../../testing/samples/consultationRequest';
import { receiverForTests } from '../../../testing/site/receiver';
import { loadRoutes, type Routes } from '../../../testing/unit/loadRoutes';

const receiver = receiverForTests();
let routes: Routes;
beforeAll(async () => {
  routes = await loadRoutes({ CONSULTATION_WEBHOOK_URL: receiver.url });
});
afterAll(() => routes.close());

const first = randomUUID();
const correction = (version: number) => ({
  id: randomUUID(),
  thread: first,
  version,
});

async function answerTo(position: object, fields: object = {}) {
  const response = await routes.consultation.POST(
    new Request('http://localhost:3000/api/consultation', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ ...aRequest(), ...position, ...fields }),
    }),
  );
  return response.json();
}

test('the answer to a superseded request, or to its repeat, contains the current version', async () => {
  const [second, third, fourth] = [correction(2), correction(3), correction(4)];
  const delivered = ({ id }: { id: string }) => ({ id, status: 'delivered' });
  expect(await answerTo(third)).toEqual(delivered(third));
  expect(await answerTo(second)).toEqual({ ...delivered(second), superseded: 3 });
  expect(await answerTo({ id: first })).toEqual({ id: first, status: 'delivered', superseded: 3 });
  expect(await answerTo(fourth)).toEqual(delivered(fourth));
  expect(await answerTo(second)).toEqual({ ...delivered(second), superseded: 4 });
  expect(await answerTo(fourth)).toEqual(delivered(fourth));
});

test('the answer to a quarantined request, or to a repeat of an erased one, contains no version', async () => {
  const spam = correction(1);
  expect(await answerTo(spam, { budget: 'a lot' })).toEqual({ id: spam.id, status: 'pending' });
  await routes.queries.erase([first]);
  const erased = { id: first, status: 'delivered', erased: true };
  expect(await answerTo({ id: first })).toEqual(erased);
});
