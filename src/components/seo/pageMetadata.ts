import type { Metadata } from 'next';
import type { PublicPage } from '@/content/pages';
import { site } from '@/content/site';

/**
 * What a public page says about itself to search engines and to sites where it is shared: title,
 * description, canonical address, Open Graph (ogp.me) and X card. The picture comes from the
 * `opengraph-image` beside the page, and serves both.
 */
export function pageMetadata({ path, title, description }: PublicPage): Metadata {
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: 'en_US',
      url: path,
      title,
      description,
    },
    twitter: { card: 'summary_large_image', title, description },
  };
}
