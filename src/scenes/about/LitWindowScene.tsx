import styled, { css } from 'styled-components';
import { Drawing } from '@/scenes/drawing/Drawing';
import { anchorIn, part } from '@/scenes/drawing/readDrawing';
import { media } from '@/styles/media';
import { sceneBox } from '@/styles/mixins';

/**
 * Shows the lit house; below desktop width, its window alone.
 *
 * @param className contains `houseAt`
 */
export function LitWindowScene({ className }: { className?: string }) {
  return (
    <Box className={className}>
      <Drawing name="lit-window" add="wall-left" />
    </Box>
  );
}

/** In shares of the drawing's width. */
const middle = anchorIn('lit-window', 'window').x.toFixed(3);

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
