import styled from 'styled-components';
import { streetLights } from '@/styles/lights';
import { sceneBox } from './box';
import { Street } from './street/Street';

/** The street at closing time, below the links of the open menu. */
export function MenuScene() {
  return (
    <Box>
      <Street light={streetLights.menu} view="menu" omit={['moon-rising', 'stars']} />
    </Box>
  );
}

const Box = styled.div`
  ${sceneBox}
  > svg { height: 100%; }
`;
