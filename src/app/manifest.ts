import type { MetadataRoute } from 'next';
import { appIcons } from '@/components/seo/appIcons';
import { pages } from '@/content/pages';
import { site, siteLanguage } from '@/content/site';
import { theme } from '@/styles/theme';

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: site.name,
    short_name: site.name,
    description: pages.home.description,
    lang: siteLanguage,
    start_url: '/',
    display: 'minimal-ui',
    background_color: theme.raw.color.ink,
    theme_color: theme.raw.color.ink,
    icons: [
      ...appIcons.map(({ name, size, purpose }) => ({
        src: `/icons/${name}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
