import type { MetadataRoute } from 'next';
import { site } from '@/content/site';

/** Allows every page: a crawler has to fetch one to read that it must not index it. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: new URL('/sitemap.xml', site.url).href,
  };
}
