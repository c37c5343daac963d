import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { consultationEndpoint } from '@/lib/paths';
import { assembleStandalone } from '../scripts/support/standalone';
import { testEnvironment } from '../testing/environment';
import { expect, test } from './support/test';
import { startTestSite, webhookSecret } from './support/testSite';

/** Relative, so that it names the same file only to programs that work in the same folder. */
const DATABASE_URL = 'file:./outbox/requests.db';

/** What the operator's tool in the folder prints, called from another folder. */
function outbox(folder: string, ...args: string[]): string {
  const env = testEnvironment({ DATABASE_URL });
  const command = [join(folder, 'outbox.mjs'), ...args];
  return execFileSync(process.execPath, command, { cwd: tmpdir(), env, encoding: 'utf8' });
}

test('the copied standalone folder serves pages, delivers requests and shows them to the operator without node_modules beside it', async ({
  receiver,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'standalone-'));
  await assembleStandalone(folder);
  const site = await startTestSite({
    webhookUrl: receiver.url,
    server: { command: ['server.js'], cwd: folder },
    env: { DATABASE_URL },
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
    const { id, status } = (await answer.json()) as { id: string; status: string };
    expect(status).toBe('delivered');
    const delivery = await receiver.waitFor(({ body }) => body.includes(description));
    new Webhook(webhookSecret).verify(delivery.body, delivery.headers as Record<string, string>);

    expect(JSON.parse(outbox(folder, 'show', id, '--json'))).toMatchObject({
      id,
      state: 'delivered',
      request: { name: 'Ada Lovelace', description },
    });
    expect(outbox(folder, 'export')).toContain(description);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
