import { iconImage } from '@/components/seo/iconImage';

export const size = { width: 180, height: 180 };
export const contentType = 'image/png';

/** The icon on an Apple home screen, which cuts its own corners. */
export default function AppleIcon() {
  return iconImage(size.width, 'square');
}
