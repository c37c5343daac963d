import { gzipSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { load } from 'cheerio';
import { formCopy } from '@/content/copy/consultation';
import { weights } from '@/content/copy/home';
import { examples } from '@/content/examples/examples';
import { services } from '@/content/services';
import { examplePath, paths } from '@/lib/paths';
import { documentPaths, unknownPath } from '../../testing/browser/pages';
import { expect, test } from '../../testing/browser/test';

const kilobyte = 1000;

/** Limits for a first visit in kilobytes: everything, and scripts. */
const limits: Record<string, { all: number; script: number }> = {
  ...Object.fromEntries(documentPaths.map((path) => [path, { all: 68, script: 6 }])),
  [paths.home]: { all: 68, script: 6 },
  [paths.services]: { all: 59, script: 6 },
  [paths.about]: { all: 49, script: 6 },
  [paths.thankYou]: { all: 40, script: 6 },
  [unknownPath]: { all: 41, script: 6 },
  [paths.consultation]: { all: 220, script: (165 * 1024) / kilobyte },
};

test.use({ expectedConsole: /status of 404/ });

for (const [path, { all, script }] of Object.entries(limits)) {
  test(`${path} weighs ${all} KB at most, its scripts ${script}`, async ({ browser, site }) => {
    // A new context has an empty cache.
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    // Bytes on the wire, without headers, of what is loaded before any interaction.
    const weight = { all: 0, script: 0, font: 0, document: 0 };
    for (const request of requests) {
      const { responseBodySize } = await request.sizes();
      weight.all += responseBodySize;
      const type = request.resourceType();
      if (type in weight) weight[type as keyof typeof weight] += responseBodySize;
    }
    await page.close();
    console.log(path, JSON.stringify(weight));
    expect(weight.document).toBeGreaterThan(5 * kilobyte);
    expect(weight.script).toBeGreaterThan(0);
    expect(weight.script).toBeLessThanOrEqual(script * kilobyte);
    expect(weight.font).toBeGreaterThan(0);
    expect(weight.font).toBeLessThanOrEqual(30 * kilobyte);
    expect(weight.all).toBeLessThanOrEqual(all * kilobyte);
  });
}

test('home weighs no more than its drawing to scale says', () => {
  expect(limits[paths.home]?.all).toBeLessThanOrEqual(weights.page);
});

test('the call and the questions load 8.5 KB at most when they come near', async ({ page }) => {
  const [{ slug }] = examples;
  const near = ['/demonstration.js', examplePath(slug)];
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(paths.demonstration);
  const loaded = () => requests.filter((request) => near.includes(new URL(request.url()).pathname));
  await expect.poll(() => loaded().length).toBe(near.length);
  const sizes = await Promise.all(loaded().map((request) => request.sizes()));
  const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(total).toBeGreaterThan(2 * kilobyte);
  expect(total).toBeLessThanOrEqual(8.5 * kilobyte);
});

/** A page up to the end of the first child of its main element. */
function upToFirstScreen(html: string): string {
  const $ = load(html);
  $('main > *').not('style, script').first().after('<!--end-->');
  return $.html().split('<!--end-->')[0] ?? '';
}

// What a connection carries before the first answer comes back (RFC 6928: ten segments).
test('each content page has its first screen within 14 KB', async ({ request }) => {
  for (const path of documentPaths) {
    const firstScreen = upToFirstScreen(await (await request.get(path)).text());
    expect(firstScreen, path).toContain('</h1>');
    expect(gzipSync(firstScreen).length, path).toBeLessThanOrEqual(14 * kilobyte);
  }
});

test('home has at most 1,200 elements beside the agency’s clients', async ({ request }) => {
  const html = await (await request.get(paths.home)).text();
  expect(
    load(html)(':not([aria-labelledby=clients], [aria-labelledby=clients] *)').length,
  ).toBeLessThanOrEqual(1200);
});

test("the street's parts are laid out only where they are used", async ({ page }) => {
  await page.goto(paths.home);
  const displays = await page
    .locator('[data-parts] > svg')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).display));
  expect(displays).toEqual(['none', 'none']);
});

test("the consultation page's data contains the street once", async ({ request }) => {
  const html = await (await request.get(paths.consultation)).text();
  expect(html.match(/id=\\"street-sky-colors/g)).toHaveLength(1);
});

test('the form does not load the texts of services and examples, and loads its calendar only for a call', async ({
  page,
  form,
}) => {
  const scripts: Promise<string>[] = [];
  let requested = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested += 1;
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto(paths.consultation, { waitUntil: 'networkidle' });
  const code = await Promise.all(scripts);
  await form.choose('email');
  // A choice requests its code in the frame that shows it.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(requested).toBe(code.length);
  expect(code.join('')).toContain(formCopy.submit);
  for (const { description } of services) expect(code.join('')).not.toContain(description);
  for (const { headline } of examples) expect(code.join('')).not.toContain(headline);
  expect(code.join('')).not.toContain('react-datepicker__navigation');
  await form.choose('phone');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  expect(scripts.length).toBeGreaterThan(code.length);
  // A page that closes breaks off what is still read.
  await Promise.all(scripts);
});

test('accented letters are loaded only when a page shows one', async ({ page, form }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto(paths.consultation);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(2);
  await form.field('name').fill('Zoé');
  await expect.poll(() => fonts).toHaveLength(3);
});
