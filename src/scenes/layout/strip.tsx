import type { ReactNode } from 'react';
import { css } from 'styled-components';
import { phoneCrop, ratioOf, viewBoxOf } from '@/scenes/drawing/readDrawing';
import { media } from '@/styles/media';
import { plays } from '@/styles/plays';

/** Puts words above a scene. On a desktop, the scene fills both rows behind them. */
export const stripSection = css`
  position: relative;
  display: grid;
  grid-template: auto auto / minmax(0, 1fr);
  overflow: clip;
  :where(&) > * { grid-area: 1 / 1; }
  ${media.desktop} { :where(&) > * { grid-row: 1 / 3; align-self: start; } }
  @media print { display: block; }
`;

/** Returns the height of the view `phone` at the screen's width, up to a phone's. */
export function phoneHeight(drawing: string): string {
  const { width, height } = viewBoxOf(drawing, 'phone');
  return `${height / width} * min(100vw, 31rem)`;
}

interface StripSize {
  /** On a desktop. */
  width?: string;
  /** On a desktop: moves the drawing to the right. */
  right?: string;
  /** On a desktop: the heights that are missing at the drawing's top and foot. */
  cut?: string;
  cutFoot?: string;
  /** Below desktop width. */
  height?: string;
}

/**
 * Styles the scene of a `stripSection`, which contains a `Strip`. Below desktop width it shows the view `phone`. Its
 * background fills the section.
 */
export function stripBox(drawing: string, size: StripSize = {}) {
  const { width = 'clamp(70rem, 100vw, 116rem)', height = `calc(${phoneHeight(drawing)})` } = size;
  const { right = '0', cut = '0', cutFoot = '0' } = size;
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
      [data-strip] { display: grid; align-self: end; justify-content: center; margin-block: calc(-1 * ${cut}) calc(-1 * ${cutFoot}); }
      [data-whole] { position: relative; left: ${right}; width: ${width}; }
    }
  `;
}

/** Children are positioned in percent of the drawing. */
export function Strip({ children }: { children: ReactNode }) {
  return (
    <div data-strip="" {...plays}>
      <div data-whole="" data-after-load="">
        {children}
      </div>
    </div>
  );
}
