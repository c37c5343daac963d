import styled from 'styled-components';
import { lightColor } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { deferredSceneBox } from './box';
import { Street } from './street/Street';

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
