import styled from 'styled-components';
import { sceneBox } from '@/scenes/drawing/box';
import { leftEnd } from '@/scenes/street/parts';
import { Street } from '@/scenes/street/Street';
import type { LightName } from '@/styles/lights';

/** The street without motion along the lower edge of its box, for new pages. */
export function StreetScene({ light }: { light: LightName }) {
  return (
    <Box data-light={light}>
      <Street view="hero" light={light} omit={leftEnd} />
    </Box>
  );
}

const Box = styled.div`
  ${sceneBox}
  > svg { height: 100%; }
  @media print { display: none; }
`;
