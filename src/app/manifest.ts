import type { MetadataRoute } from 'next';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { siteLanguage } from '@/lib/text/language';
import { theme } from '@/styles/theme';

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: site.name,
    description: pages.home.description,
    lang: siteLanguage,
    start_url: '/',
    display: 'minimal-ui',
    background_color: theme.raw.color.ink,
    theme_color: theme.raw.color.ink,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  };
}
