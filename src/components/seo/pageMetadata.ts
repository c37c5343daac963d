import type { Metadata } from 'next';
import type { Page, PublicPage } from '@/content/pages';
import { site, siteLanguage } from '@/content/site';
import { shareImageAlt, shareImagePath, shareImageSize } from './shareImages';

/**
 * What a page says about itself to search engines and to sites where it is shared: title,
 * description, canonical address and Open Graph (ogp.me), of which Next makes the X card, too. A page
 * that is not public asks search engines not to list it.
 */
export function pageMetadata(page: Page | PublicPage): Metadata {
  if (!('picture' in page)) return { title: { absolute: page.title }, robots: { index: false } };
  const { path, title, description } = page;
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: (page.language ?? siteLanguage).replace('-', '_'),
      url: path,
      title,
      description,
      images: {
        url: shareImagePath(page),
        type: 'image/png',
        alt: shareImageAlt(page),
        ...shareImageSize,
      },
    },
  };
}
