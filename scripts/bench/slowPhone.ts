import type { Browser, Page } from '@playwright/test';

/** A slow phone's connection: milliseconds, and bytes per second. */
const connection = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 750_000 / 8,
};
/** A processor a quarter as fast. */
const slowdown = 4;
const viewport = { width: 412, height: 823 };

export const slowPhone =
  `${connection.latency} ms, ${(connection.downloadThroughput * 8) / 1e6} Mbit/s, ` +
  `processor / ${slowdown}`;

/** Does something with a page of a slow phone with an empty cache. */
export async function onSlowPhone<Result>(
  browser: Browser,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75, isMobile: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', connection);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await visit(page);
  } finally {
    await context.close();
  }
}
