import { shareImage, shareImageAlt, shareImageSize } from '@/components/seo/shareImage';
import { pages } from '@/content/pages';

export const alt = shareImageAlt(pages.services);
export const size = shareImageSize;
export const contentType = 'image/png';

export default function ServicesPicture() {
  return shareImage(pages.services);
}
