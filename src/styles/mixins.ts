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
 * Buttons and button-like links: `.button`, with `data-variant="primary"` for the main
 * action or `"secondary"` for the other. Containers may set `--button-height` and
 * `--button-padding`, and for the secondary `--button-text`, `--button-edge` and
 * `--button-ground`.
 */
export const buttonRules = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${theme.space.x2};
    min-height: var(--button-height, ${theme.height.control});
    padding: var(--button-padding, ${theme.space.x3} ${theme.space.x5});
    border: 1px solid transparent;
    border-radius: ${theme.radius.round};
    font-family: ${theme.font.text};
    font-weight: ${theme.weight.strong};
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
    transition:
      transform ${theme.motion.quick},
      background-color ${theme.motion.quick},
      border-color ${theme.motion.quick},
      box-shadow ${theme.motion.quick};
  }
  .button[data-variant='primary'] {
    background: ${theme.color.signal};
    color: ${theme.color.onSignal};
  }
  .button[data-variant='secondary'] {
    background: var(--button-ground, transparent);
    border-color: var(--button-edge, ${theme.color.control});
    color: var(--button-text, ${theme.color.text});
  }
  /* Forced colors keep the accent's replacement as the background, on which letters need the other color. */
  ${media.forcedColors} {
    .button[data-variant='primary'] {
      background: ButtonText;
      color: ButtonFace;
      forced-color-adjust: none;
    }
  }
  .button:active { transform: scale(0.97); }
  ${media.hover} {
    .button[data-variant='primary']:hover {
      background: ${theme.color.signalLit};
      box-shadow: ${theme.shadow.glow};
    }
    .button[data-variant='secondary']:hover {
      background: color-mix(in srgb, currentcolor 15%, var(--button-ground, transparent));
      border-color: currentcolor;
    }
  }
`;

/** A page with a single message: `.message`, for components that may not have styled parts. */
export const messageRules = css`
  .message {
    ${container}
    padding-block: calc(${theme.height.header} + ${theme.space.section});
    p { margin-top: ${theme.space.x5}; }
  }
`;

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
  font: ${theme.weight.strong} 1.125rem / 1.15 ${theme.font.display};
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

/** At most so many lines, truncated with an ellipsis. */
export const linesAtMost = (count: number) => css`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${count};
`;

/** For screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
