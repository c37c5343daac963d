import type { ReactNode } from 'react';
import { css } from 'styled-components';
import { phoneCrop, ratioOf, viewBoxOf } from '@/scenes/drawing/readDrawing';
import { media } from '@/styles/media';
import { plays } from '@/styles/plays';

/** A section with words above a scene in a strip, on a desktop over it: in the first of two rows, there in both. */
export const stripSection = css`
  position: relative;
  display: grid;
  grid-template: auto auto / minmax(0, 1fr);
  overflow: clip;
  :where(&) > * { grid-area: 1 / 1; }
  ${media.desktop} { :where(&) > * { grid-row: 1 / 3; align-self: start; } }
  @media print { display: block; }
`;

/** The height of a drawing's view `phone` that is as wide as the screen, but no wider than a phone's. */
export function phoneHeight(drawing: string): string {
  const { width, height } = viewBoxOf(drawing, 'phone');
  return `${height / width} * min(100vw, 31rem)`;
}

interface StripSize {
  /** The width of the whole drawing on a desktop. */
  width?: string;
  /** The height of the strip below desktop width. */
  height?: string;
}

/**
 * Box of a drawing that ends a page or shows an hour: below desktop width its view `phone`, in a strip in the second
 * row of a `stripSection`; on a desktop the whole drawing, centered, in both rows. Its background is the whole
 * section's. The box contains a `Strip`.
 */
export function stripBox(drawing: string, size: StripSize = {}) {
  const { width = 'clamp(70rem, 100vw, 116rem)', height = `calc(${phoneHeight(drawing)})` } = size;
  return css`
    grid-area: 2 / 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    &::before { content: ''; position: absolute; inset: 0; background: inherit; }
    @media print { display: none; }
    svg { width: 100%; height: 100%; }
    [data-strip] { position: relative; }
    [data-whole] { aspect-ratio: ${ratioOf(drawing)}; }
    ${media.belowDesktop} {
      [data-strip] { height: ${height}; }
      [data-whole] { ${phoneCrop(drawing, '', 'phone')} }
    }
    ${media.desktop} {
      grid-row: 1 / 3;
      [data-strip] { display: grid; align-self: end; justify-content: center; }
      [data-whole] { position: relative; width: ${width}; }
    }
  `;
}

/** The drawing of such a box, and what is positioned in shares of it. It may play. */
export function Strip({ children }: { children: ReactNode }) {
  return (
    <div data-strip="" {...plays}>
      <div data-whole="">{children}</div>
    </div>
  );
}
