import { mkdirSync } from 'node:fs';
import type { NewRequest } from '@/server/outbox/storedRequest';
import { receiverForTests } from '../../../testing/site/receiver';
import { loadRoutes, type Routes } from '../../../testing/unit/loadRoutes';
import { aNewRequest } from '../../../testing/unit/outboxUnderTest';

const receiver = receiverForTests();
const cronSecret = 'a-token-of-22-letters';
let routes: Routes;
afterEach(() => routes.close());

async function load(changes: Record<string, string> = {}): Promise<void> {
  const variables = { CONSULTATION_WEBHOOK_URL: receiver.url, CRON_SECRET: cronSecret };
  routes = await loadRoutes({ ...variables, ...changes });
}

const receive = (lease?: NewRequest['lease']) => routes.outbox().store.add(aNewRequest({ lease }));

const drain = (authorization?: string) => {
  const init = authorization ? { headers: { authorization } } : {};
  return routes.drain.GET(new Request('http://localhost/api/outbox/drain', init));
};

test('a drain is answered 404 if no token is set', async () => {
  await load({ CRON_SECRET: '' });
  expect((await drain('Bearer ')).status).toBe(404);
});

test('a drain with another token is refused', async () => {
  await load();
  for (const authorization of [undefined, 'Bearer wrong', `Basic ${cronSecret}`, cronSecret]) {
    const response = await drain(authorization);
    expect([authorization, response.status]).toEqual([authorization, 401]);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  }
});

test('a drain attempts due requests, and returns the number of deliveries', async () => {
  const statuses = [503, 410, 200];
  receiver.answerWith(() => ({ status: statuses[receiver.requests.length - 1] ?? 500 }));
  await load();
  for (let index = 0; index < 3; index += 1) await receive();
  // In flight in another process.
  await receive({ owner: 'another process', ms: 120_000 });
  const response = await drain(`Bearer ${cronSecret}`);
  expect([response.status, await response.json()]).toEqual([200, { delivered: 1 }]);
  expect(receiver.requests).toHaveLength(statuses.length);
});

test('a drain delivers nothing without a webhook and mails', async () => {
  await load({ CONSULTATION_WEBHOOK_URL: '' });
  const response = await drain(`Bearer ${cronSecret}`);
  expect([response.status, await response.json()]).toEqual([200, { delivered: 0 }]);
});

test('a drain is answered 503 without an outbox', async () => {
  await load();
  mkdirSync(routes.file);
  expect((await drain(`Bearer ${cronSecret}`)).status).toBe(503);
});
