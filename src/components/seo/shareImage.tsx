import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { type PublicPage, pages } from '@/content/pages';
import { site } from '@/content/site';
import { theme } from '@/styles/theme';
import { iconSource } from './iconSource';
import { Street, streetSize } from './Street';

const { color } = theme.raw;

/** Width and height in pixels: what the networks show without cropping. */
export const shareImageSize = { width: 1200, height: 630 };

/** Static cuts of the site's faces as WOFF: the renderer reads neither WOFF2 nor variable fonts. */
const faces = [
  { name: 'display', weight: 700, file: 'bricolage-grotesque/files/bricolage-grotesque-latin-700' },
  { name: 'text', weight: 500, file: 'figtree/files/figtree-latin-500' },
] as const;

const loadFonts = () =>
  Promise.all(
    faces.map(async ({ name, weight, file }) => {
      const path = join(process.cwd(), 'node_modules/@fontsource', `${file}-normal.woff`);
      return { name, weight, style: 'normal' as const, data: await readFile(path) };
    }),
  );

/** Each page has a light of its own in the street. */
const lights = new Map<string, number>([
  [pages.home.path, 6],
  [pages.services.path, 2],
  [pages.about.path, 4],
  [pages.consultation.path, 0],
]);

/** What a page's picture says to those who do not see it. */
export const shareImageAlt = ({ picture }: PublicPage) =>
  `${site.name}. ${picture.kicker}: ${picture.headline}`;

/** The picture that stands for a page where its address is shared, as a PNG. */
export async function shareImage({ path, picture }: PublicPage): Promise<ImageResponse> {
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '60px 72px',
        color: color.text,
        fontFamily: 'text',
        backgroundImage: `linear-gradient(178deg, ${color.ink} 0%, ${color.indigo} 70%, ${color.teal} 120%)`,
      }}
    >
      <div style={{ position: 'absolute', left: 0, bottom: 0, display: 'flex', ...streetSize }}>
        <Street lit={lights.get(path) ?? 0} />
      </div>
      <div style={{ display: 'flex', alignItems: 'center', gap: 8, marginLeft: -12, fontSize: 30 }}>
        {/* biome-ignore lint/performance/noImgElement: drawn into a PNG, not part of a page */}
        <img src={await iconSource()} width={52} height={52} alt="" />
        {site.name}
      </div>
      <div style={{ marginTop: 40, color: color.signal, fontSize: 32 }}>{picture.kicker}</div>
      <div
        style={{
          marginTop: 14,
          maxWidth: 1000,
          fontFamily: 'display',
          fontSize: 84,
          lineHeight: 1.02,
          letterSpacing: '-0.03em',
          textWrap: 'balance',
        }}
      >
        {picture.headline}
      </div>
    </div>,
    { ...shareImageSize, fonts: await loadFonts() },
  );
}
