import styled from 'styled-components';
import { deferredSceneBox } from '@/scenes/drawing/box';
import { Street } from '@/scenes/street/Street';
import { lightGradient } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';

/** The parts within this crop. */
const shown = [
  'far-hills',
  'hills',
  'wires',
  'mast-halo',
  'mast-light',
  'shop',
  'shop-lit',
  'awning',
  'name',
  'sign-strings',
  'cat-body',
  'cat-tail',
  'cat-head',
];

/** The board over the shop's door at closing time, on which features/visitorBusiness letters the name. */
export function ShopSignScene() {
  return (
    <Box data-light={streetLights.sign}>
      <Street
        view="sign"
        light={streetLights.sign}
        only={shown}
        preserveAspectRatio="xMidYMin slice"
      />
    </Box>
  );
}

const Box = styled.div`
  ${deferredSceneBox}
  background: ${lightGradient({ skyLow: '', skyHaze: '45%', skyGlow: '' })};
  > svg { height: 100%; }
`;
