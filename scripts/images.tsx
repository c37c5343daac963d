/**
 * `npm run images`: draws the site's icons and share images into `public/`, where they are
 * committed. The name of the agency is in none of them: it is set when the site is built.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { appIcons } from '../src/components/seo/appIcons';
import { shareImagePath, shareImageSize } from '../src/components/seo/shareImages';
import { type PublicPage, publicPages } from '../src/content/pages';
import { theme } from '../src/styles/theme';
import { Street, streetSize } from './images/Street';
import { toIco } from './images/toIco';

const { color } = theme.raw;
const resolve = createRequire(import.meta.url).resolve;
const icon = `data:image/svg+xml;base64,${readFileSync('public/icon.svg', 'base64')}`;

/** Static cuts of the site's typefaces as WOFF: the renderer reads neither WOFF2 nor variable fonts. */
const fonts = [
  { name: 'display', file: 'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff' },
  { name: 'text', file: 'figtree/files/figtree-latin-500-normal.woff' },
].map(({ name, file }) => ({ name, data: readFileSync(resolve(`@fontsource/${file}`)) }));

async function draw(picture: ReactElement, size: { width: number; height: number }) {
  const image = new ImageResponse(picture, { ...size, fonts });
  return new Uint8Array(await image.arrayBuffer());
}

/**
 * The icon as a PNG: `rounded` with its own corners; `square` on ground that fills the square, for
 * systems that cut their own shape; `maskable` the same, with the mark inside the safe zone of the
 * Web App Manifest (a circle of 80% of the width).
 */
function drawIcon(size: number, shape: 'rounded' | 'square' | 'maskable') {
  const width = Math.round(shape === 'maskable' ? size * 0.8 : size);
  return draw(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        alignItems: 'center',
        justifyContent: 'center',
        background: shape === 'rounded' ? 'transparent' : color.ink,
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: drawn into a PNG, not part of a page */}
      <img src={icon} width={width} height={width} alt="" />
    </div>,
    { width: size, height: size },
  );
}

function drawShareImage({ picture }: PublicPage, lit: number) {
  return draw(
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
        <Street lit={lit} />
      </div>
      {/* biome-ignore lint/performance/noImgElement: drawn into a PNG, not part of a page */}
      <img src={icon} width={64} height={64} alt="" style={{ marginLeft: -14 }} />
      <div style={{ marginTop: 28, color: color.signal, fontSize: 32 }}>{picture.kicker}</div>
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
    shareImageSize,
  );
}

function write(path: string, bytes: Uint8Array) {
  writeFileSync(join('public', path), bytes);
  console.log(`${path}: ${bytes.length} bytes`);
}

write('favicon.ico', toIco(await drawIcon(48, 'rounded'), 48));
write('apple-icon.png', await drawIcon(180, 'square'));
for (const { name, size, purpose } of appIcons) {
  const shape = purpose === 'maskable' ? 'maskable' : 'rounded';
  write(join('icons', name), await drawIcon(size, shape));
}
// Each page has a lit window of its own in the street.
for (const [index, page] of publicPages.entries()) {
  write(shareImagePath(page), await drawShareImage(page, index));
}
