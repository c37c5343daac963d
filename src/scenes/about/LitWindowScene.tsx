import styled from 'styled-components';
import { Drawing } from '@/scenes/drawing/Drawing';
import { part } from '@/scenes/drawing/readDrawing';
import { media } from '@/styles/media';
import { sceneBox } from '@/styles/mixins';

/**
 * The lit house in the surrounding light. Below desktop width its window is centered and the wall extends to both
 * sides; a desktop shows all of it.
 *
 * @param className the style of the scene, which says how wide its svg is
 */
export function LitWindowScene({ className }: { className?: string }) {
  return (
    <Box className={className}>
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
    left: 50%;
    max-width: none;
    translate: -64.6%;
  }
  ${media.compact} { ${part('lit-window', 'stars', 'corner')} { display: none; } }
  ${media.phone} { ${part('lit-window', 'door')} { display: none; } }
  ${media.desktop} {
    > svg { translate: -50%; }
    ${part('lit-window', 'wall-left')} { display: none; }
  }
`;
