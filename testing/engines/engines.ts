import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { findProgram, findWholeChromium, testArguments } from '../run/chromium';
import { type Browser, height, usualWidth } from './visitor';
import { launchWebKit, missingForWebKit } from './webkit';

export interface Engine {
  /** Undefined if the machine can run the engine. */
  missing: string | undefined;
  launch(): Promise<Browser>;
}

async function launchWithPuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({
    ...options,
    // 30 s may be too short on a busy machine.
    timeout: 120_000,
    defaultViewport: { width: usualWidth, height },
  });
  const page = await browser.newPage();
  const run = page.evaluate.bind(page) as Browser['run'];
  return {
    run,
    act: run as Browser['act'],
    press: (x, y) => page.mouse.click(x, y),
    async hold(key) {
      // Later ones are repetitions.
      for (let times = 0; times < 10; times += 1) {
        await page.keyboard.down(key);
        await sleep(100);
      }
      await page.keyboard.up(key);
    },
    resize: (width) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

const firefoxPath = findProgram('firefox-esr', 'firefox');
const chromiumPath = findWholeChromium();

export const engines: Record<'Firefox' | 'WebKit' | 'Chromium', Engine> = {
  Firefox: {
    missing: firefoxPath ? undefined : 'firefox-esr',
    launch: () =>
      launchWithPuppeteer({
        browser: 'firefox',
        executablePath: firefoxPath ?? '',
        extraPrefsFirefox: {
          // Without a graphics card, each frame takes processor time.
          'layout.frame_rate': 20,
          'dom.ipc.processPrelaunch.enabled': false,
        },
      }),
  },
  WebKit: { missing: missingForWebKit, launch: launchWebKit },
  // Has the back/forward cache, which Playwright disables.
  Chromium: {
    missing: chromiumPath ? undefined : 'chromium',
    launch: () =>
      launchWithPuppeteer({
        executablePath: chromiumPath ?? '',
        args: [...testArguments, '--force-prefers-reduced-motion'],
      }),
  },
};
