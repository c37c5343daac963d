import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../../testing/browser/chromium';
import { freePort } from '../../testing/run/ports';
import { testEnvironment } from '../../testing/site/environment';
import { startSite } from '../../testing/site/site';
import { auditPages } from './lighthouse';
import { observePages } from './observed';

/**
 * Visits the pages as a slow phone and asks Lighthouse about them.
 *
 * @returns a sentence for each score of Lighthouse below its target
 */
export async function benchPages(): Promise<string[]> {
  const outbox = join(tmpdir(), `bench-outbox-${process.pid}.db`);
  const debuggingPort = await freePort();
  const port = await freePort();
  const SITE_URL = `http://127.0.0.1:${port}`;
  const site = await startSite({
    port,
    env: testEnvironment({ DATABASE_URL: `file:${outbox}`, SITE_URL }),
  });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    await observePages(browser, site.url);
    return await auditPages(site.url, debuggingPort);
  } finally {
    await Promise.all([browser.close(), site.stop()]);
    for (const suffix of ['', '-shm', '-wal']) rmSync(outbox + suffix, { force: true });
  }
}
