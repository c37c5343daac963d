import type { APIRequestContext } from '@playwright/test';
import { shareImagePath } from '@/components/seo/shareImages';
import { publicPages } from '@/content/pages';
import { site as agency } from '@/content/site';
import { paths } from '@/lib/paths';
import { expect, test } from './support/test';

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

test('each page has a picture of its own', async ({ request }) => {
  const pictures = new Set<string>();
  for (const publicPage of publicPages) {
    const address = shareImagePath(publicPage);
    const { width, height, bytes, headers } = await fetchPng(request, address);
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    pictures.add(bytes.toString('base64'));
    // Other sites may show it.
    expect(headers['cross-origin-resource-policy'], address).toBe('cross-origin');
  }
  expect(pictures.size).toBe(publicPages.length);
});

test('the sitemap lists the public pages', async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  const xml = await response.text();
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  const addresses = Array.from(
    xml.matchAll(/<url>\s*<loc>(.*?)<\/loc>/g),
    ([, address]) => address,
  );
  expect(addresses).toEqual(publicPages.map(({ path }) => new URL(path, agency.url).href));
});

test('robots may fetch every page and are told of the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
  expect(text).toContain(`Sitemap: ${agency.url}/sitemap.xml`);
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
  const pngs: { src: string; sizes: string }[] = icons.filter(
    ({ type }: { type: string }) => type === 'image/png',
  );
  expect(pngs.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
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
