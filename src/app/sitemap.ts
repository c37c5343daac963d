import type { MetadataRoute } from 'next';
import { publicPages } from '@/content/pages';
import { site } from '@/content/site';

export default function sitemap(): MetadataRoute.Sitemap {
  return publicPages.map(({ path }) => ({ url: new URL(path, site.url).href }));
}
