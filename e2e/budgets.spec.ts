import { gzipSync } from 'node:zlib';
import type { Browser, Request } from '@playwright/test';
import { pageWeightLimit } from '@/content/home';
import { services } from '@/content/services';
import { paths } from '@/lib/paths';
import { splitSections } from '../scripts/postbuild/splitSections';
import { documentPaths, unknownPath } from './support/pages';
import { expect, test } from './support/test';

const kilobyte = 1000;
const kibibyte = 1024;

/** The most that a first visit to a content page may weigh, in kilobytes; all are less than home says of itself. */
const weightLimits: Record<string, number> = {
  [paths.home]: 65,
  [paths.services]: 58,
  [paths.about]: 49,
  [paths.thankYou]: 41,
  [unknownPath]: 39,
};

test.use({ expectedConsole: /status of 404/ });

/** Bytes on the wire, without headers, of what a first visit to a page loads before it is touched. */
async function weigh(browser: Browser, url: string) {
  // A context of its own has an empty cache.
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  const weights = await Promise.all(
    requests.map(async (request) => ({
      type: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  await context.close();
  const sum = (type?: string) =>
    weights
      .filter((weight) => type === undefined || weight.type === type)
      .reduce((total, { bytes }) => total + bytes, 0);
  return { script: sum('script'), font: sum('font'), document: sum('document'), all: sum() };
}

for (const path of documentPaths) {
  const limit = weightLimits[path] ?? 0;
  test(`${path} weighs ${limit} KB at most, 3.5 KB of them script and 30 KB fonts`, async ({
    browser,
    site,
  }) => {
    expect(limit).toBeLessThan(pageWeightLimit);
    const weight = await weigh(browser, site.url + path);
    console.log(path, JSON.stringify(weight));
    expect(weight.document).toBeGreaterThan(5 * kilobyte);
    expect(weight.script).toBeGreaterThan(0);
    expect(weight.script).toBeLessThanOrEqual(3.5 * kilobyte);
    expect(weight.font).toBeGreaterThan(0);
    expect(weight.font).toBeLessThanOrEqual(30 * kilobyte);
    expect(weight.all).toBeLessThanOrEqual(limit * kilobyte);
  });
}

// What a connection carries before the first answer comes back (RFC 6928: ten segments).
for (const path of documentPaths) {
  test(`${path} has its first screen within 14 KB`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [firstScreen] = splitSections(html);
    expect(firstScreen).toContain('</h1>');
    expect(gzipSync(firstScreen).length).toBeLessThanOrEqual(14 * kilobyte);
  });
}

test('the consultation page weighs 223 KB at most, 165 KiB of them script', async ({
  browser,
  site,
}) => {
  const weight = await weigh(browser, site.url + paths.consultation);
  console.log(paths.consultation, JSON.stringify(weight));
  expect(weight.script).toBeGreaterThan(50 * kibibyte);
  expect(weight.script).toBeLessThanOrEqual(165 * kibibyte);
  expect(weight.all).toBeLessThanOrEqual(223 * kilobyte);
});

test("the consultation page's data has the street once", async ({ request }) => {
  const html = await (await request.get(paths.consultation)).text();
  expect(html.match(/id=\\"street-sky-colors/g)).toHaveLength(1);
});

test('the texts of the services are in no script of the form', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto(paths.consultation, { waitUntil: 'networkidle' });
  const code = (await Promise.all(scripts)).join('');
  expect(code).toContain('Submit Consultation Request');
  for (const { description } of services) expect(code).not.toContain(description);
});

test('the accented letters of a typeface are loaded once a page shows one', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/consultation');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(2);
  await page.getByLabel('Full Name').fill('Zoé');
  await expect.poll(() => fonts).toHaveLength(3);
});
