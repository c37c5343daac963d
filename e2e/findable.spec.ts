import type { APIRequestContext, Page } from '@playwright/test';
import { shareImagePath } from '@/components/seo/shareImages';
import { publicPages } from '@/content/pages';
import { services } from '@/content/services';
import { site as agency } from '@/content/site';
import { paths } from '@/lib/paths';
import { expect, test } from './support/test';

const meta = (page: Page, name: string) =>
  page.locator(`head meta[name="${name}"], head meta[property="${name}"]`).getAttribute('content');

/** An address of the pages as they were built, in the site under test. */
const here = (address: string, base: string) => address.replace(agency.url, base);

/** Width and height of a PNG: the first chunk, IHDR (PNG specification, 11.2.1). */
async function fetchPng(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  const headers = response.headers();
  expect(headers['content-type']).toBe('image/png');
  const bytes = await response.body();
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), bytes, headers };
}

interface Described {
  '@type': string;
  name?: string;
  itemListElement?: { item: string }[];
  offers?: { price: string };
}

async function describedThings(page: Page): Promise<Described[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return (JSON.parse(text ?? '') as { '@graph': Described[] })['@graph'];
}

for (const { path, title, description } of publicPages) {
  test(`${path} says what it is, where it is and how it looks`, async ({ page, request, site }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    expect(await meta(page, 'description')).toBe(description);
    const canonical = await page.locator('head link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').href).toBe(new URL(path, agency.url).href);
    await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);

    expect(await meta(page, 'og:title')).toBe(title);
    expect(await meta(page, 'og:description')).toBe(description);
    expect(await meta(page, 'og:url')).toBe(canonical);
    expect(await meta(page, 'og:image:alt')).toContain(agency.name);
    expect(await meta(page, 'twitter:card')).toBe('summary_large_image');
    const image = (await meta(page, 'og:image')) ?? '';
    expect(await meta(page, 'twitter:image')).toBe(image);
    const { width, height } = await fetchPng(request, here(image, site.url));
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
  });
}

test('each page has a picture of its own', async ({ request }) => {
  const pictures = new Set<string>();
  for (const publicPage of publicPages) {
    const address = shareImagePath(publicPage);
    const { bytes, headers } = await fetchPng(request, address);
    pictures.add(bytes.toString('base64'));
    // Other sites may show it.
    expect(headers['cross-origin-resource-policy'], address).toBe('cross-origin');
  }
  expect(pictures.size).toBe(publicPages.length);
});

test('the home page describes the agency and the site', async ({ page }) => {
  await page.goto(paths.home);
  const things = await describedThings(page);
  expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
});

test('the services page describes its trail and the services with their prices', async ({
  page,
}) => {
  await page.goto(paths.services);
  const [trail, ...offered] = await describedThings(page);
  expect(trail?.itemListElement?.at(-1)?.item).toBe(`${agency.url}${paths.services}`);
  expect(offered.map(({ name }) => name)).toEqual(services.map(({ title }) => title));
  for (const { name, offers } of offered) {
    const block = page.locator('main section').filter({ hasText: name ?? '' });
    await expect(block.first()).toContainText(`$${Number(offers?.price).toLocaleString('en-US')}`);
  }
});

for (const { path } of publicPages.filter((page) => page.path !== paths.home)) {
  test(`${path} describes its trail`, async ({ page }) => {
    await page.goto(path);
    const [trail] = await describedThings(page);
    expect(trail?.['@type']).toBe('BreadcrumbList');
    expect(trail?.itemListElement?.map(({ item }) => item)).toEqual([
      `${agency.url}/`,
      `${agency.url}${path}`,
    ]);
  });
}

test('the sitemap lists the public pages', async ({ page, request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  const xml = await response.text();
  await page.goto(paths.home);
  const { root, addresses } = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    return {
      root: `${parsed.documentElement.namespaceURI} ${parsed.documentElement.localName}`,
      addresses: [...parsed.querySelectorAll('url > loc')].map((loc) => loc.textContent),
    };
  }, xml);
  expect(root).toBe('http://www.sitemaps.org/schemas/sitemap/0.9 urlset');
  expect(addresses).toEqual(publicPages.map(({ path }) => new URL(path, agency.url).href));
});

test('robots may fetch every page and are told of the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
  expect(text).toContain(`Sitemap: ${agency.url}/sitemap.xml`);
});

test('the Thank You page is not to be listed', async ({ page }) => {
  await page.goto(paths.thankYou);
  expect(await meta(page, 'robots')).toContain('noindex');
  await expect(page.locator('head link[rel="canonical"]')).toHaveCount(0);
});

test.describe('an unknown address', () => {
  test.use({ expectedConsole: /status of 404/ });

  test('is not to be listed, and says so with a title of its own', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page).toHaveTitle(`Page not found | ${agency.name}`);
    expect(await meta(page, 'robots')).toContain('noindex');
  });
});

test('the manifest names the agency, and its icons are as large as it says', async ({
  page,
  request,
}) => {
  await page.goto(paths.home);
  const address = await page.locator('head link[rel="manifest"]').getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { name, start_url, icons } = await response.json();
  expect({ name, start_url }).toEqual({ name: agency.name, start_url: '/' });
  const pngs = icons.filter(({ type }: { type: string }) => type === 'image/png');
  expect(pngs.map(({ sizes }: { sizes: string }) => sizes)).toEqual([
    '192x192',
    '512x512',
    '512x512',
  ]);
  for (const { src, sizes } of pngs) {
    const { width, height } = await fetchPng(request, src);
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('there is an icon for tabs, for home screens and for those who guess its address', async ({
  page,
  request,
}) => {
  await page.goto(paths.home);
  const touchIcon = await page.locator('head link[rel="apple-touch-icon"]').getAttribute('href');
  expect(await fetchPng(request, touchIcon ?? '')).toMatchObject({ width: 180, height: 180 });
  const tabIcon = await page.locator('head link[rel="icon"]').getAttribute('href');
  const svg = await request.get(tabIcon ?? '');
  expect(svg.headers()['content-type']).toBe('image/svg+xml');
  const guessed = await request.get('/favicon.ico');
  expect(guessed.status()).toBe(200);
  expect(guessed.headers()['content-type']).toBe('image/x-icon');
  expect((await request.get('/icons/none.png')).status()).toBe(404);
});

test('no two links of a page say the same and lead elsewhere', async ({ page }) => {
  for (const { path } of publicPages) {
    await page.goto(path);
    const links = await page.getByRole('link').evaluateAll((all) =>
      all.map((link) => {
        const name = link.getAttribute('aria-label') ?? link.textContent ?? '';
        return [name.trim(), link.getAttribute('href') ?? ''] as const;
      }),
    );
    const targets = new Map<string, Set<string>>();
    for (const [name, href] of links) {
      expect(name, `${path}: the link to ${href} has a name`).not.toBe('');
      targets.set(name, (targets.get(name) ?? new Set()).add(href));
    }
    expect([...targets].filter(([, hrefs]) => hrefs.size > 1).map(([name]) => name)).toEqual([]);
  }
});
