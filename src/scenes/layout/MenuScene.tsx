import styled from 'styled-components';
import { sceneBox } from '@/scenes/drawing/box';
import { Street } from '@/scenes/street/Street';
import { streetLights } from '@/styles/lights';

/** The street at closing time, below the links of the open menu. */
export function MenuScene() {
  return (
    <Box>
      <Street
        light={streetLights.menu}
        view="menu"
        omit={['moon-rising', 'stars', 'east', 'lamp', 'lamp-lit']}
      />
    </Box>
  );
}

const Box = styled.div`
  ${sceneBox}
  > svg { height: 100%; }
`;
