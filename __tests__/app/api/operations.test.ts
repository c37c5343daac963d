/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { startReceiver } from '../../../testing/receiver';
import { loadSite, type Site } from '../../support/site';

const webhook = 'http://hooks.example/webhook/secret-path';
const cronSecret = 'a-token-of-22-letters';
const hour = 60 * 60 * 1000;
let site: Site;
afterEach(() => site.close());

const receive = (receivedAt: number, state: 'pending' | 'quarantined' = 'pending') =>
  site.outbox().store.add({ id: randomUUID(), fingerprint: '', body: '{}', receivedAt, state });

describe('the health of the site', () => {
  const health = async () => {
    const response = await site.health.GET();
    return [response.status, await response.json()];
  };

  test('is ok while requests get through', async () => {
    site = await loadSite({ CONSULTATION_WEBHOOK_URL: webhook });
    await receive(Date.now() - hour);
    await receive(Date.now() - 9 * hour, 'quarantined');
    expect(await health()).toEqual([200, { status: 'ok' }]);
  });

  test.each([
    ['', 'the webhook is not configured'],
    ['https://n8n.example/webhook-test/abc', 'the webhook is an n8n test URL'],
  ])('is degraded with the webhook %j', async (url, reason) => {
    site = await loadSite({ CONSULTATION_WEBHOOK_URL: url });
    expect(await health()).toEqual([503, { status: 'degraded', reasons: [reason] }]);
  });

  test('is degraded when a request has been waiting for longer than the site promises', async () => {
    site = await loadSite({ CONSULTATION_WEBHOOK_URL: webhook });
    await receive(Date.now() - 2 * hour - 1000);
    expect(await health()).toEqual([
      503,
      { status: 'degraded', reasons: ['a request has been waiting for more than 2 hours'] },
    ]);
  });

  test('is degraded when the outbox cannot be written', async () => {
    site = await loadSite({ CONSULTATION_WEBHOOK_URL: webhook });
    mkdirSync(site.file);
    expect(await health()).toEqual([
      503,
      { status: 'degraded', reasons: ['the outbox cannot be written'] },
    ]);
  });
});

describe('the drain route', () => {
  const drain = (authorization?: string) =>
    site.drain.GET(
      new Request('http://localhost/api/outbox/drain', {
        headers: authorization ? { authorization } : {},
      }),
    );

  test('is not there without a token of its own', async () => {
    site = await loadSite({ CONSULTATION_WEBHOOK_URL: webhook });
    expect((await drain('Bearer ')).status).toBe(404);
  });

  test.each([undefined, 'Bearer wrong', `Basic ${cronSecret}`, cronSecret])(
    'refuses %j',
    async (authorization) => {
      site = await loadSite({ CONSULTATION_WEBHOOK_URL: webhook, CRON_SECRET: cronSecret });
      const response = await drain(authorization);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
    },
  );

  test('delivers what is due, once', async () => {
    const receiver = await startReceiver();
    receiver.answerWith(() => ({ status: receiver.requests.length === 2 ? 503 : 200 }));
    site = await loadSite({ CONSULTATION_WEBHOOK_URL: receiver.url, CRON_SECRET: cronSecret });
    for (let index = 0; index < 3; index += 1) await receive(Date.now());
    const response = await drain(`Bearer ${cronSecret}`);
    expect([response.status, await response.json()]).toEqual([200, { delivered: 2, waiting: 1 }]);
    expect(receiver.requests).toHaveLength(3);
    await receiver.close();
  });

  test('answers 503 when there is no webhook to deliver to, or no outbox to read', async () => {
    site = await loadSite({ CRON_SECRET: cronSecret });
    expect((await drain(`Bearer ${cronSecret}`)).status).toBe(503);
    await site.close();
    site = await loadSite({ CONSULTATION_WEBHOOK_URL: webhook, CRON_SECRET: cronSecret });
    mkdirSync(site.file);
    expect((await drain(`Bearer ${cronSecret}`)).status).toBe(503);
  });
});
