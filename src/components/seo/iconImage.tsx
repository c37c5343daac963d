import { ImageResponse } from 'next/og';
import { theme } from '@/styles/theme';
import { iconSource } from './iconSource';

/**
 * The site's icon as a PNG, drawn from `icon.svg`.
 *
 * @param size width and height in pixels
 * @param fill the icon with its own rounded corners; `square`: on ground that fills the square, for
 *   systems that cut their own shape; `maskable`: the same, with the mark inside the safe zone of
 *   the Web App Manifest (a circle of 80% of the width)
 */
export async function iconImage(
  size: number,
  fill: 'rounded' | 'square' | 'maskable',
): Promise<ImageResponse> {
  const width = Math.round(fill === 'maskable' ? size * 0.8 : size);
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        alignItems: 'center',
        justifyContent: 'center',
        background: fill === 'rounded' ? 'transparent' : theme.raw.color.ink,
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: drawn into a PNG, not part of a page */}
      <img src={await iconSource()} width={width} height={width} alt="" />
    </div>,
    { width: size, height: size },
  );
}
