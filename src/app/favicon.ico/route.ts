import { iconImage } from '@/components/seo/iconImage';
import { toIco } from '@/lib/toIco';

/** For those who ask for it without having read the page: feed readers, search engines, old browsers. */
export const dynamic = 'force-static';

export async function GET() {
  const size = 48;
  const png = new Uint8Array(await (await iconImage(size, 'rounded')).arrayBuffer());
  return new Response(toIco(png, size), { headers: { 'content-type': 'image/x-icon' } });
}
