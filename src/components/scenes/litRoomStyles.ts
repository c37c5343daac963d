import { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { buildingStyles } from './street/buildingStyles';

/** How a room is drawn that somebody is at work in: amber light, and dark what stands in it. */
export const litRoomStyles = css`
  ${buildingStyles}
  .warm { fill: ${theme.color.signalLit}; opacity: 0.35; }
  .ray { opacity: 0.6; }
  .shelf { fill: #8a5a1c; }
  .glasses { stroke: ${theme.color.signalLit}; stroke-width: 2px; }
  .inside { stroke: none; }
  .frame { stroke-width: 6px; }
  /* Outlines in the reader's own palette. */
  ${media.forcedColors} { --wall: Canvas; --dark: Canvas; --edge: CanvasText; }
`;
