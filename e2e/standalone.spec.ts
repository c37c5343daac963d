import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { consultationEndpoint } from '@/lib/paths';
import { assembleStandalone } from '../scripts/support/standalone';
import { expect, test } from './support/test';
import { startTestSite, webhookSecret } from './support/testSite';

test('the copied standalone folder serves pages and delivers requests without node_modules beside it', async ({
  receiver,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'standalone-'));
  assembleStandalone(folder);
  const site = await startTestSite({
    webhookUrl: receiver.url,
    server: { command: ['server.js'], cwd: folder },
  });
  try {
    const page = await fetch(`${site.url}/`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('Building the Future of Business Automation');
    const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0];
    expect((await fetch(site.url + script)).status).toBe(200);

    const description = 'Sent to the copied folder.';
    const answer = await fetch(site.url + consultationEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        phone: '+1 555 010 0001',
        service: 'website',
        description,
        contactMethod: 'email',
        submittedAt: '2026-11-20T08:00:00.000Z',
      }),
    });
    expect(await answer.json()).toMatchObject({ status: 'delivered' });
    const delivery = await receiver.waitFor(({ body }) => body.includes(description));
    new Webhook(webhookSecret).verify(delivery.body, delivery.headers as Record<string, string>);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
