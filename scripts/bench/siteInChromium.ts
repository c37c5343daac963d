import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../../testing/browser/chromium';
import { freePort } from '../../testing/run/ports';
import { testEnvironment } from '../../testing/site/environment';
import { startSite } from '../../testing/site/site';

/** Starts the built site and a Chromium, measures, and stops both. */
export async function withSiteInChromium<Result>(
  measure: (browser: Browser, siteUrl: string, debuggingPort: number) => Promise<Result>,
): Promise<Result> {
  const outbox = join(tmpdir(), `bench-outbox-${process.pid}.db`);
  const debuggingPort = await freePort();
  const port = await freePort();
  const SITE_URL = `http://127.0.0.1:${port}`;
  const env = testEnvironment({ DATABASE_URL: `file:${outbox}`, SITE_URL });
  const site = await startSite({ port, env });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    return await measure(browser, site.url, debuggingPort);
  } finally {
    await Promise.all([browser.close(), site.stop()]);
    for (const suffix of ['', '-shm', '-wal']) rmSync(outbox + suffix, { force: true });
  }
}
