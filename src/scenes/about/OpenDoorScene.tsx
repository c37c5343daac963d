import styled from 'styled-components';
import { closingBox } from '@/scenes/drawing/closing';
import { Drawing } from '@/scenes/drawing/Drawing';
import { partOf } from '@/scenes/drawing/readDrawing';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/**
 * The door of the lit house in the morning; its left half leaves room for words. On small screens the wall extends
 * around it.
 *
 * `--foot`: its height below desktop width. `--drawing-width`: the drawing's width on a desktop.
 */
export function OpenDoorScene() {
  return (
    <Box>
      <div data-strip="">
        <div data-whole="">
          <Drawing name="open-door" add={['wall-around']} light={streetLights.openDoor} />
        </div>
      </div>
    </Box>
  );
}

const part = (name: string) => partOf('open-door', name);

/* A phone's crop would show half of the window, its cat and the bicycle. */
const Box = styled.div`
  ${closingBox('open-door')}
  /* The light inside is still on. */
  ${part('doorway')}, ${part('window')}, ${part('leaf')}, ${part('step')}, ${part('woman')}, ${part('man')} {
    --lamp: ${theme.color.signal};
    --lamp-bright: ${theme.color.signalLit};
    --lamp-frame: ${theme.color.signalDeep};
    --in-light: ${theme.color.onSignal};
  }
  ${media.compact} { ${part('cornice')} { display: none; } }
  ${media.phone} { ${part('window')}, ${part('cat')}, ${part('bicycle')} { display: none; } }
  ${media.desktop} { ${part('wall-around')} { display: none; } }
`;
