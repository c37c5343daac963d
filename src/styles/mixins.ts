import { css } from 'styled-components';
import { media } from './media';
import { theme } from './theme';

/** The one container: page width, with the gutter on both sides. */
export const container = css`
  width: 100%;
  max-width: calc(${theme.width.page} + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`;

/** Inline padding of a full-width element with content of page width. */
export const pageSides = `max(${theme.space.gutter}, calc((100% - ${theme.width.page}) / 2))`;

/** A button that looks like a link in a text, and is no taller than its line except to a finger. */
export const plainButton = css`
  min-height: ${theme.height.target};
  margin-block: calc((1lh - ${theme.height.target}) / 2);
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  ${media.forcedColors} { color: LinkText; }
`;

/**
 * The colors of the main action's button, which another one takes where it is the one thing to do next. Forced colors
 * keep the accent's replacement as the background, on which letters need the other color.
 */
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

/** A length that a window of 640 px and more has to spare; one of 160 px, as at 400% zoom on a laptop, has none. */
export const spareHeight = (length: string) => `clamp(0rem, 30svh - 3rem, ${length})`;

/** The shadow of a small light. */
export const glow = (color: string) => `0 0 0 0.3rem color-mix(in srgb, ${color} 18%, transparent)`;

/** The type of page headings and equally large ones. */
export const displayType = css`
  font-size: ${theme.size.display};
  line-height: ${theme.leading.display};
  letter-spacing: ${theme.tracking.display};
`;

/** The agency's logo and name side by side. */
export const wordmark = css`
  display: flex;
  align-items: center;
  gap: clamp(${theme.space.x2}, 2vw, ${theme.space.x3});
  font: ${theme.weight.display} 1.125rem / 1.15 ${theme.font.display};
  letter-spacing: ${theme.tracking.title};
`;

/** A link outside running text: touch-sized, in the surrounding color. */
export const loneLink = css`
  display: inline-flex;
  align-items: center;
  min-width: ${theme.height.target};
  min-height: ${theme.height.target};
  color: inherit;
  text-decoration: none;
  &:hover { text-decoration: underline; }
`;

/** Shows what is opaque in an image alone; Chromium before 120 knows it by its prefix. */
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

/**
 * Focus style of an element that represents a radio button. A quiet line after a click, and in WebKit,
 * where a radio button that an arrow key has reached is not `:focus-visible`.
 */
export const choiceFocus = css`
  &:has(:focus) { outline: 2px solid ${theme.color.control}; outline-offset: 3px; }
  &:has(:focus-visible) { outline: 3px solid ${theme.color.signal}; }
`;

/** An invisible input that covers its container, which shows its state. */
export const coveringInput = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
`;

/** Root of every scene: fills its positioned container and clips its content. Not printed. */
export const sceneBox = css`
  position: absolute;
  inset: 0;
  overflow: clip;
  @media print { display: none; }
`;
