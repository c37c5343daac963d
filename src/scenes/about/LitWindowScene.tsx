import styled, { css } from 'styled-components';
import { Drawing } from '@/scenes/drawing/Drawing';
import { anchorIn, part } from '@/scenes/drawing/readDrawing';
import { media } from '@/styles/media';
import { sceneBox } from '@/styles/mixins';

/**
 * The lit house in the surrounding light. Below desktop width its window is centered and the wall extends to both
 * sides; a desktop shows all of it.
 *
 * @param className the scene's style, with `houseAt`
 */
export function LitWindowScene({ className }: { className?: string }) {
  return (
    <Box className={className}>
      <Drawing name="lit-window" add="wall-left" />
    </Box>
  );
}

/** Where the window is, of the drawing's width. */
const middle = anchorIn('lit-window', 'window').x.toFixed(3);

/** How wide the house is. */
export const houseAt = (width: string) => css`
  > svg {
    left: calc(50% - ${middle} * ${width});
    width: ${width};
    ${media.desktop} { left: calc(50% - ${width} / 2); }
  }
`;

/* A phone's crop would show a sliver of the door. */
const Box = styled.div`
  ${sceneBox}
  > svg {
    position: absolute;
    bottom: 0;
    max-width: none;
  }
  ${media.belowDesktop} { ${part('lit-window', 'stars', 'corner')} { display: none; } }
  ${media.phone} { ${part('lit-window', 'door')} { display: none; } }
  ${media.desktop} {
    ${part('lit-window', 'wall-left')} { display: none; }
  }
`;
