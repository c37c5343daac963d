import { css } from 'styled-components';
import { media } from './media';
import { theme } from './theme';

export const container = css`
  width: 100%;
  max-width: calc(${theme.width.page} + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`;

export const pageSides = `max(${theme.space.gutter}, calc((100% - ${theme.width.page}) / 2))`;

/** Forced colors keep the accent as the background, so the text needs another color. */
export const primaryColors = css`
  --button-ground: ${theme.color.primary};
  --button-lit: ${theme.color.primaryLit};
  --button-edge: transparent;
  --button-text: ${theme.color.onPrimary};
  ${media.forcedColors} {
    background: ButtonText;
    color: ButtonFace;
    forced-color-adjust: none;
  }
`;

/** The whole length in windows of 640 px and more, none at 160 px (400% zoom on a laptop). */
export const spareHeight = (length: string) => `clamp(0rem, 30svh - 3rem, ${length})`;

export const glow = (color: string) => `0 0 0 0.3rem color-mix(in srgb, ${color} 18%, transparent)`;

export const displayType = css`
  font-size: ${theme.size.display};
  line-height: ${theme.leading.display};
  letter-spacing: ${theme.tracking.display};
`;

export const wordmark = css`
  display: flex;
  align-items: center;
  gap: clamp(${theme.space.x2}, 2vw, ${theme.space.x3});
  font: ${theme.weight.display} 1.125rem / 1.15 ${theme.font.display};
  letter-spacing: ${theme.tracking.title};
  svg { flex: none; width: 1.75rem; height: 1.75rem; }
`;

/** A touch-sized link outside running text. */
export const loneLink = css`
  display: inline-flex;
  align-items: center;
  min-width: ${theme.height.target};
  min-height: ${theme.height.target};
  color: inherit;
  text-decoration: none;
  &:hover { text-decoration: underline; }
`;

/** Chromium before 120 needs the prefix. */
export const maskedBy = (image: string) => css`
  -webkit-mask-image: ${image};
  mask-image: ${image};
`;

export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** In WebKit, a radio button focused by an arrow key does not match `:focus-visible`. */
export const choiceFocus = css`
  &:has(:focus) { outline: 2px solid ${theme.color.control}; outline-offset: 3px; }
  &:has(:focus-visible) { outline: 3px solid ${theme.color.signal}; }
`;

export const coveringInput = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
`;

/** The root of every scene. Hidden in print. */
export const sceneBox = css`
  position: absolute;
  inset: 0;
  overflow: clip;
  @media print { display: none; }
`;
