import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { opensIn } from '@/content/copy/home';
import { paths } from '@/lib/paths';
import { calendarScript, documentPaths, nextFrames } from '../../testing/browser/pages';
import { expect, onPhone, siteTest, test } from '../../testing/browser/test';

const kilobyte = 1000;

interface Budget {
  all: number;
  script: number;
  document?: number;
}

/** Maximum kilobytes of a first visit: all files, scripts, document. */
const budgets: Record<string, Budget> = {
  [paths.home]: { all: 72, script: 7, document: 39 },
  [paths.services]: { all: 64, script: 7 },
  [paths.about]: { all: 54, script: 7 },
};

const budgetOf = (path: string): Budget => budgets[path] ?? { all: 41, script: 7 };

const advice =
  'Simplify a drawing or leave one out, shorten the text, or load it only when it is used. ' +
  'After a new accent in a label of every page: npm run fonts. ' +
  'A larger budget is a decision: say in the commit what visitors get for it.';

/** Returns a body's size with Brotli. Not every response has a Content-Length. */
async function bytesOf(url: string): Promise<number> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers: { 'accept-encoding': 'gzip, br' } }, resolve).on('error', reject),
  );
  return (await buffer(answer)).length;
}

/** Returns the addresses that every current browser loads, by kind. */
function namedIn(html: string) {
  const $ = load(html);
  const all = (selector: string, attribute: 'src' | 'href') =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? '');
  const script = [
    ...all('script[src]:not([nomodule])', 'src'),
    ...all('link[rel=preload][as=script]', 'href'),
  ];
  $('script, style').remove();
  // Labels on home need no file of accented letters (`npm run fonts`).
  const isAccented = /[¡-¨ª-èê-ÿ]/.test($('body').text());
  const families = ['displayFont', 'textFont', ...(isAccented ? ['textAccents'] : [])];
  const fileOf = (family: string) => {
    const [, file] = new RegExp(`font-family:${family};src:url\\(([^)]+)\\)`).exec(html) ?? [];
    if (!file) throw new Error(`The page has no typeface ${family}`);
    return file;
  };
  return {
    script,
    font: families.map(fileOf),
    other: [
      ...all('link[rel~=stylesheet], link[rel=icon], link[rel=preload][as=image]', 'href'),
      ...all('img', 'src'),
    ],
  };
}

for (const path of documentPaths) {
  const budget = budgetOf(path);
  siteTest(`${path} weighs at most ${budget.all} KB`, async ({ request, site }) => {
    const named = namedIn(await (await request.get(path)).text());
    const weigh = async (addresses: string[]) => {
      const bytes = [...new Set(addresses)].map((address) => bytesOf(site.url + address));
      return (await Promise.all(bytes)).reduce((sum, length) => sum + length, 0);
    };
    const [document, script, font, other] = await Promise.all([
      weigh([path]),
      weigh(named.script),
      weigh(named.font),
      weigh(named.other),
    ]);
    const weight = { all: document + script + font + other, document, script };
    const told = `${path} ${JSON.stringify({ ...weight, font })}. ${advice}`;
    expect(document).toBeGreaterThan(5 * kilobyte);
    expect(script).toBeGreaterThan(kilobyte);
    expect(font).toBeGreaterThan(10 * kilobyte);
    expect(font, told).toBeLessThanOrEqual(30 * kilobyte);
    for (const part of ['all', 'document', 'script'] as const) {
      expect(weight[part], `${part}: ${told}`).toBeLessThanOrEqual(
        (budget[part] ?? budget.all) * kilobyte,
      );
    }
  });
}

const formScript = (150 * 1024) / kilobyte;
const formAll = 215;
const calendar = 45;

function noteRequests(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().includes('/api/')) asked.add(request.url());
  });
  return asked;
}

/** Returns what a browser has loaded, in kilobytes. Not every Chromium requests the icon. */
async function loadedBy(page: Page, asked: ReadonlySet<string>) {
  const { other } = namedIn(await (await page.request.get(page.url())).text());
  const { origin } = new URL(page.url());
  const all = [...new Set([...asked, ...other.map((address) => origin + address)])];
  const weigh = async (urls: string[]) =>
    (await Promise.all(urls.map(bytesOf))).reduce((sum, bytes) => sum + bytes, 0) / kilobyte;
  return { all: await weigh(all), script: await weigh(all.filter((url) => url.endsWith('.js'))) };
}

onPhone(
  'the form fetches its calendar when the contact methods are near, and runs it for a call',
  async ({ page, form }) => {
    const asked = noteRequests(page);
    const run = () => page.evaluate(() => Array.from(document.scripts, ({ src }) => src));
    await page.goto(paths.consultation, { waitUntil: 'networkidle' });
    const { all, script } = await loadedBy(page, asked);
    expect(script, advice).toBeLessThanOrEqual(formScript);
    expect(all, advice).toBeLessThanOrEqual(formAll);
    const [atLoad, before] = [[...asked], await run()];
    const scrollTo = (windows: number) =>
      form.method('email').evaluate((radio, heights) => {
        const below = radio.getBoundingClientRect().top - innerHeight;
        scrollBy({ top: below - heights * innerHeight, behavior: 'instant' });
      }, windows);
    await scrollTo(1.1);
    await nextFrames(page);
    expect([...asked]).toEqual(atLoad);
    const fetched = page.waitForEvent('requestfinished');
    await scrollTo(0.9);
    const address = (await fetched).url();
    expect([...asked]).toEqual([...atLoad, address]);
    expect((await bytesOf(address)) / kilobyte, advice).toBeLessThanOrEqual(calendar);
    expect(await run()).toEqual(before);
    await form.choose('phone');
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    expect(await run()).toContain(address);
    // From the browser's cache.
    const sizes = await page.evaluate((url) => {
      const entries = performance.getEntriesByName(url) as PerformanceResourceTiming[];
      return entries.map(({ transferSize }) => transferSize);
    }, address);
    expect(sizes.slice(1)).toEqual([0]);
  },
);

test('the page of a call runs its calendar at once, and weighs no more than the form with it', async ({
  page,
}) => {
  const asked = noteRequests(page);
  await page.goto(paths.call, { waitUntil: 'networkidle' });
  const isCalendar = await calendarScript(page, paths.call);
  const calendars = () => [...asked].filter((url) => isCalendar(new URL(url)));
  // On a busy machine, the network is idle before hydration.
  await expect.poll(calendars).toHaveLength(1);
  const { all, script } = await loadedBy(page, asked);
  expect(script, advice).toBeLessThanOrEqual(formScript + calendar);
  expect(all, advice).toBeLessThanOrEqual(formAll + calendar);
});

function upToFirstScreen(html: string): string {
  const $ = load(html);
  $('main > *').not('style, script').first().after('<!--end-->');
  return $.html().split('<!--end-->')[0] ?? '';
}

// The initial congestion window: ten segments (RFC 6928).
siteTest('each content page has its first screen within 14 KB', async ({ request }) => {
  for (const path of documentPaths) {
    const firstScreen = upToFirstScreen(await (await request.get(path)).text());
    expect(firstScreen, path).toContain('</h1>');
    expect(gzipSync(firstScreen).length, `${path}: ${advice}`).toBeLessThanOrEqual(14 * kilobyte);
  }
});

/** Round trip in seconds, and bytes per second (WebPageTest's “Slow 3G”). */
const slow = { roundTrip: 0.4, bytesPerSecond: 50_000 };

siteTest(
  'home’s stated loading time is the one computed for one bar of signal',
  async ({ request }) => {
    const firstScreen = upToFirstScreen(await (await request.get(paths.home)).text());
    // DNS, TCP, TLS, and the request.
    const answered = 4 * slow.roundTrip;
    const seconds = answered + gzipSync(firstScreen).length / slow.bytesPerSecond;
    expect(Math.ceil(seconds)).toBe(opensIn);
  },
);

siteTest('home has at most 1,250 elements', async ({ request }) => {
  const html = await (await request.get(paths.home)).text();
  expect(load(html)('*').length, advice).toBeLessThanOrEqual(1250);
});
