import type { PublicPage } from '@/content/pages';
import { site } from '@/content/site';

/** Width and height in pixels: what the networks show without cropping. */
export const shareImageSize = { width: 1200, height: 630 };

/** The picture of a page in `public/`, drawn by `npm run images`. */
export const shareImagePath = ({ path }: PublicPage) => `/share/${path.slice(1) || 'home'}.png`;

/** What a page's picture says to those who do not see it. */
export const shareImageAlt = ({ picture }: PublicPage) =>
  `${site.name}. ${picture.kicker}: ${picture.headline}`;
