import { pageMetadata } from '@/components/seo/pageMetadata';
import { pages, publicPages } from '@/content/pages';

test.each(publicPages)('$path says the same to search engines and where it is shared', (page) => {
  const { title, description, alternates, openGraph, twitter } = pageMetadata(page);
  expect(title).toEqual({ absolute: page.title });
  expect(description).toBe(page.description);
  expect(alternates).toEqual({ canonical: page.path });
  const card = { title: page.title, description: page.description };
  expect(openGraph).toMatchObject({ ...card, url: page.path, type: 'website' });
  expect(twitter).toMatchObject({ ...card, card: 'summary_large_image' });
});

test('a page that is not public is not to be listed', () => {
  expect(pageMetadata(pages.thankYou)).toEqual({
    title: { absolute: pages.thankYou.title },
    robots: { index: false },
  });
});
