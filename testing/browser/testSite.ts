import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../run/ports';
import { testSecret } from '../samples/testSecret';
import { testEnvironment } from '../site/environment';
import { isBuilt, type Site, startSite } from '../site/site';

/**
 * Starts the built site on a free port with its own outbox, which is removed after the test run.
 *
 * @throws Error when there is no build, or the site does not start
 */
export async function startTestSite(webhookUrl: string): Promise<Site> {
  if (!isBuilt()) throw new Error('There is no build to test: run npm run build:test first.');
  const port = await freePort();
  const env = testEnvironment({
    CONSULTATION_WEBHOOK_URL: webhookUrl,
    CONSULTATION_WEBHOOK_SECRET: testSecret,
    DATABASE_URL: `file:${join(mkdtempSync(join(tmpdir(), 'site-outbox-')), 'outbox.db')}`,
    RATE_LIMIT_PER_MINUTE: '100000',
    // Each test is its own client.
    TRUSTED_PROXY_HOPS: '1',
    // Requests that failed in one test must not arrive during another.
    WEBHOOK_RETRY_DELAYS: '3600',
    SITE_URL: `http://127.0.0.1:${port}`,
  });
  return startSite({ port, env });
}
