import type { APIRequestContext, Page } from '@playwright/test';
import { load } from 'cheerio';
import { shareImagePath } from '@/components/seo/pageMetadata';
import { allPages, isPublic, publicPages, type Page as SitePage } from '@/content/pages';
import { site as agency } from '@/content/site';
import { paths } from '@/lib/paths';
import { unknownPath } from '../../testing/browser/pages';
import { expect, siteTest, test } from '../../testing/browser/test';

/** Reads the first chunk, IHDR (PNG specification, 11.2.1). */
async function fetchPng(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  const headers = response.headers();
  expect(headers['content-type']).toBe('image/png');
  const bytes = await response.body();
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  const size = `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  return { size, bytes, headers };
}

const linked = async (page: Page, relation: string) =>
  (await page.locator(`head link[rel="${relation}"]`).getAttribute('href')) ?? '';

siteTest('each page has its own share image', async ({ request }) => {
  const pictures = new Set<string>();
  for (const publicPage of publicPages) {
    const address = shareImagePath(publicPage);
    const { size, bytes, headers } = await fetchPng(request, address);
    expect(size).toBe('1200x630');
    pictures.add(bytes.toString('base64'));
    expect(headers['cross-origin-resource-policy'], address).toBe('cross-origin');
  }
  expect(pictures.size).toBe(publicPages.length);
});

const notFound: SitePage = {
  path: unknownPath,
  name: '',
  title: `Page not found | ${agency.name}`,
};

// Chats read at most 32 KB for a link's preview.
siteTest(
  'the first 8 KB of each page contain everything that search engines and link previews show',
  async ({ request }) => {
    for (const page of [...allPages, notFound]) {
      const begin = (await (await request.get(page.path)).body()).subarray(0, 8192).toString();
      const $ = load(begin);
      const read = (name: string) =>
        $(`meta[property="${name}"], meta[name="${name}"]`).attr('content');
      expect($('head > title').text(), page.path).toBe(page.title);
      const address = $('link[rel="canonical"]').attr('href');
      if (!isPublic(page)) {
        expect([page.path, address]).toEqual([page.path, undefined]);
        expect(read('robots'), page.path).toContain('noindex');
        continue;
      }
      expect(new URL(address ?? '').href).toBe(new URL(page.path, agency.url).href);
      const { title, description } = page;
      const told = {
        robots: undefined,
        description,
        'og:title': title,
        'og:description': description,
        'og:url': address,
        'og:image': agency.url + shareImagePath(page),
        'og:image:alt': expect.stringContaining(agency.name),
        'twitter:card': 'summary_large_image',
      };
      const names = Object.keys(told);
      expect(Object.fromEntries(names.map((name) => [name, read(name)]))).toEqual(told);
    }
  },
);

siteTest('robots may fetch every page, and the sitemap has them', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
  expect(text).toContain(`Sitemap: ${agency.url}/sitemap.xml`);
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  const xml = await response.text();
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  const addresses = xml.match(/(?<=<url>\s*<loc>).*?(?=<\/loc>)/g);
  expect(addresses).toEqual(publicPages.map(({ path }) => new URL(path, agency.url).href));
});

test('there are icons for tabs and home screens', async ({ page, request }) => {
  await page.goto(paths.home);
  const appleIcon = await linked(page, 'apple-touch-icon');
  expect((await fetchPng(request, appleIcon)).size).toBe('180x180');
  const manifest = await (await request.get(await linked(page, 'manifest'))).json();
  expect(manifest).toMatchObject({ id: '/', name: agency.name, start_url: '/' });
  const { src, sizes } = manifest.icons[1];
  expect((await fetchPng(request, src)).size).toBe(sizes);
  for (const [address, type] of [
    [await linked(page, 'icon'), 'image/svg+xml'],
    [manifest.icons[0].src, 'image/svg+xml'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ] as const) {
    expect((await request.get(address)).headers()['content-type'], address).toBe(type);
  }
  expect((await request.get('/share/none.png')).status()).toBe(404);
});
