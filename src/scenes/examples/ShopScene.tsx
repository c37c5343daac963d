import styled from 'styled-components';
import { deferredSceneBox } from '@/scenes/drawing/box';
import { Street } from '@/scenes/street/Street';
import { lightColor } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';

/** The shop on the street at closing time, as an example website shows it. */
export function ShopScene() {
  return (
    <Box data-light={streetLights.example}>
      <Street view="shop" light={streetLights.example} />
    </Box>
  );
}

const Box = styled.div`
  ${deferredSceneBox}
  background: linear-gradient(in oklab, ${lightColor.skyLow}, ${lightColor.skyHaze} 45%, ${lightColor.skyGlow});
  > svg { height: 100%; }
`;
