import type { MetadataRoute } from 'next';
import { site } from '@/content/site';

/**
 * Everything except the API may be fetched, including Thank You: only a fetched page can say
 * that it must not be indexed.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: new URL('/sitemap.xml', site.url).href,
  };
}
