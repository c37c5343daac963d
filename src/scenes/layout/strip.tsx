import type { ReactNode } from 'react';
import { css } from 'styled-components';
import { phoneCrop, ratioOf, viewBoxOf } from '@/scenes/drawing/readDrawing';
import { media } from '@/styles/media';
import { sceneBox } from '@/styles/mixins';
import { plays } from '@/styles/plays';

/**
 * Box of a drawing that ends a page or shows an hour: below desktop width its view `phone`, in a strip along the lower
 * edge that is `--foot` high; on a desktop the whole drawing, centered, `--drawing-width` wide. The box contains a
 * `Strip`.
 */
export const stripBox = (drawing: string) => css`
  ${sceneBox}
  [data-strip] { position: absolute; inset: auto 0 0; height: var(--foot); }
  [data-whole] { aspect-ratio: ${ratioOf(drawing)}; }
  svg { width: 100%; height: 100%; }
  ${media.compact} { [data-whole] { ${phoneCrop(drawing, '', 'phone')} } }
  ${media.desktop} {
    [data-whole] {
      position: absolute;
      bottom: 0;
      left: calc(50% - var(--drawing-width) / 2);
      width: var(--drawing-width);
    }
  }
`;

/** The heights of such a box as shares of its width, for the section around it: `--height`, and `--phone-height`. */
export function stripHeights(drawing: string): string {
  const [whole, phone] = [viewBoxOf(drawing, ''), viewBoxOf(drawing, 'phone')];
  return `--height: ${whole.height / whole.width}; --phone-height: ${phone.height / phone.width};`;
}

/** The drawing of such a box, and what is positioned in shares of it. It may play. */
export function Strip({ children }: { children: ReactNode }) {
  return (
    <div data-strip="" {...plays}>
      <div data-whole="">{children}</div>
    </div>
  );
}
