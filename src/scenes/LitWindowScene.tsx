import styled from 'styled-components';
import { media } from '@/styles/media';
import { sceneBox } from './box';
import { Drawing } from './drawing/Drawing';
import { partOf } from './drawing/readDrawing';

/**
 * The lit house late in the evening, in the light around it. Below desktop width its window is in the middle and the
 * wall goes on to both sides; a desktop shows all of it.
 *
 * `--drawing-width`: how wide the drawing is.
 */
export function LitWindowScene() {
  return (
    <Box>
      <Drawing name="lit-window" add={['wall-left']} />
    </Box>
  );
}

const part = (name: string) => partOf('lit-window', name);

/* On a phone, a sliver of the door would be seen. */
const Box = styled.div`
  ${sceneBox}
  > svg {
    position: absolute;
    bottom: 0;
    left: calc(50% - 0.646 * var(--drawing-width));
    width: var(--drawing-width);
    max-width: none;
  }
  ${media.compact} { ${part('stars')}, ${part('corner')} { display: none; } }
  ${media.phone} { ${part('door')} { display: none; } }
  ${media.desktop} {
    > svg { left: calc(50% - var(--drawing-width) / 2); }
    ${part('wall-left')} { display: none; }
  }
  @media print { display: none; }
`;
