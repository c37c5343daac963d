import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { chromiumArguments, findWholeChromium } from '../../testing/browser/chromium';
import { expect, siteTest as test } from '../../testing/browser/test';
import { aRequest } from '../../testing/samples/consultationRequest';
import { walkIn } from './walks';

// Playwright turns Chromium's back/forward cache off, so only these walks use it.
walkIn('Chromium');

// Playwright's Chromium prerenders nothing.
test('a page that was prerendered sends what is kept only once it is seen', async ({
  site,
  workerReceiver: receiver,
}) => {
  const executablePath = findWholeChromium() ?? '';
  test.skip(!executablePath, 'There is no chromium.');
  receiver.reset();
  const defaultViewport = { width: 1280, height: 800 };
  const options = { executablePath, args: chromiumArguments, defaultViewport };
  const browser = await puppeteer.launch(options);
  const page = await browser.newPage();
  await page.goto(site.url);
  const id = '7a0c6c1e-0a35-4d53-8f2c-1d5d3a6d6a11';
  const kept = JSON.stringify({ id, body: JSON.stringify(aRequest()), keptAt: Date.now() });
  const keep = (key: string, text: string) => window.localStorage.setItem(key, text);
  await page.evaluate(keep, `consultation-request:${id}`, kept);
  const about = 'header a[href="/about"]';
  await page.hover(about);
  await sleep(2000);
  expect(receiver.requests).toHaveLength(0);
  await page.click(about);
  await receiver.waitFor();
  await browser.close();
});
