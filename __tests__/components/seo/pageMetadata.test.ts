import { pageMetadata } from '@/components/seo/pageMetadata';
import { pages } from '@/content/pages';

test.each(Object.values(pages))(
  '$path says the same to search engines and where it is shared',
  (page) => {
    const { title, description, alternates, openGraph, twitter } = pageMetadata(page);
    expect(title).toEqual({ absolute: page.title });
    expect(description).toBe(page.description);
    expect(alternates).toEqual({ canonical: page.path });
    const card = { title: page.title, description: page.description };
    expect(openGraph).toMatchObject({ ...card, url: page.path, type: 'website' });
    expect(twitter).toMatchObject({ ...card, card: 'summary_large_image' });
  },
);
