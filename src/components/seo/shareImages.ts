import type { PublicPage } from '@/content/pages';
import { site } from '@/content/site';

/** Width and height in pixels: what the networks show without cropping. */
export const shareImageSize = { width: 1200, height: 630 };

/** The picture of a page in `public/`, drawn by `npm run images`. */
export const shareImagePath = ({ path }: PublicPage) => `/share/${path.slice(1) || 'home'}.png`;

/** Alternative text of a page's share image. */
export const shareImageAlt = ({ picture }: PublicPage) =>
  `${site.name}. ${picture.kicker}: ${picture.headline}`;
