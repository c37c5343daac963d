import styled from 'styled-components';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { closingBox } from './drawing/closing';
import { Drawing } from './drawing/Drawing';
import { partOf } from './drawing/readDrawing';

/**
 * The door of the lit house at first light; its left half leaves room for words. On small screens the wall extends
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

/* A phone's crop would show half of the window and its cat. */
const Box = styled.div`
  ${closingBox('open-door')}
  ${media.compact} { ${part('cornice')} { display: none; } }
  ${media.phone} { ${part('window')}, ${part('cat')} { display: none; } }
  ${media.desktop} { ${part('wall-around')} { display: none; } }
`;
