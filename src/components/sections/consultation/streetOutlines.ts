import { css } from 'styled-components';
import { media } from '@/styles/media';

/** In forced colors the street is drawn in outlines, in the reader's own palette. */
export const streetOutlines = css`
  ${media.forcedColors} {
    --far: Canvas;
    --hill: Canvas;
    --street: Canvas;
    --wall: Canvas;
    --dark: Canvas;
    --awning: Canvas;
    --stripe: Canvas;
    --edge: CanvasText;
  }
`;
