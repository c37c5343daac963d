import { appIcons } from '@/components/seo/appIcons';
import { iconImage } from '@/components/seo/iconImage';

/** The manifest's icons, drawn when the site is built; any other name is unknown. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => appIcons.map(({ name }) => ({ name }));

export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  const icon = appIcons.find((candidate) => candidate.name === name);
  if (!icon) return new Response(null, { status: 404 });
  return iconImage(icon.size, icon.purpose === 'maskable' ? 'maskable' : 'rounded');
}
