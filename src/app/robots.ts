import type { MetadataRoute } from 'next';
import { site } from '@/content/site';

/**
 * Everything may be fetched but the API. The Thank You page too: only a page that is fetched can say
 * that it is not to be listed.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: new URL('/sitemap.xml', site.url).href,
  };
}
