import type { MetadataRoute } from 'next';
import { pages } from '@/content/pages';
import { site } from '@/content/site';

export default function sitemap(): MetadataRoute.Sitemap {
  return Object.values(pages).map(({ path }) => ({ url: new URL(path, site.url).href }));
}
