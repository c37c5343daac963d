import type { MetadataRoute } from 'next';
import { site } from '@/content/site';

/** Crawlers must fetch a page to read its noindex. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: new URL('/sitemap.xml', site.url).href,
  };
}
