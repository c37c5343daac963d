import { shareImage, shareImageAlt, shareImageSize } from '@/components/seo/shareImage';
import { pages } from '@/content/pages';

export const alt = shareImageAlt(pages.home);
export const size = shareImageSize;
export const contentType = 'image/png';

export default function HomePicture() {
  return shareImage(pages.home);
}
