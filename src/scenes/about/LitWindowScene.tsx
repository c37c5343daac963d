import styled from 'styled-components';
import { Drawing } from '@/scenes/drawing/Drawing';
import { part } from '@/scenes/drawing/readDrawing';
import { media } from '@/styles/media';
import { sceneBox } from '@/styles/mixins';

/**
 * The lit house in the surrounding light, `--drawing-width` wide. Below desktop width its window is centered and the
 * wall extends to both sides; a desktop shows all of it.
 */
export function LitWindowScene() {
  return (
    <Box>
      <Drawing name="lit-window" add="wall-left" />
    </Box>
  );
}

/* A phone's crop would show a sliver of the door. */
const Box = styled.div`
  ${sceneBox}
  > svg {
    position: absolute;
    bottom: 0;
    left: calc(50% - 0.646 * var(--drawing-width));
    width: var(--drawing-width);
    max-width: none;
  }
  ${media.compact} { ${part('lit-window', 'stars', 'corner')} { display: none; } }
  ${media.phone} { ${part('lit-window', 'door')} { display: none; } }
  ${media.desktop} {
    > svg { left: calc(50% - var(--drawing-width) / 2); }
    ${part('lit-window', 'wall-left')} { display: none; }
  }
`;
