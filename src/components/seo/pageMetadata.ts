import type { Metadata } from 'next';
import { isPublic, type Page, type PublicPage } from '@/content/pages';
import { site } from '@/content/site';
import { siteLanguage } from '@/lib/text/language';

/** Networks do not crop this size. */
export const shareImageSize = { width: 1200, height: 630 };

export const shareImagePath = ({ path }: PublicPage) => `/share/${path.slice(1) || 'home'}.png`;

/** Next derives the X card from Open Graph. */
export function pageMetadata(page: Page | PublicPage): Metadata {
  if (!isPublic(page)) return { title: { absolute: page.title }, robots: { index: false } };
  const { path, title, description, picture } = page;
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
        alt: `${site.name}: ${picture.headline}`,
        ...shareImageSize,
      },
    },
  };
}
