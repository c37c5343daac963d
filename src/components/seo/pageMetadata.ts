import type { Metadata } from 'next';
import type { Page, PublicPage } from '@/content/pages';
import { site, siteLanguage } from '@/content/site';
import { shareImageAlt, shareImagePath, shareImageSize } from './shareImages';

/**
 * A page's metadata for search engines and social networks: title,
 * description, canonical address and Open Graph (ogp.me), from which Next derives the X card. A page
 * that is not public is not indexed.
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
      locale: siteLanguage.replace('-', '_'),
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
