import styled from 'styled-components';
import { ratioOf } from '@/scenes/drawing/readDrawing';
import { Street } from '@/scenes/street/Street';
import { lightGradient } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { sceneBox } from '@/styles/mixins';

/** The parts within this crop. */
const shown = [
  'far-hills sun hills ground shadows shop shop-glow shop-lit',
  'screen awning name sign-closed cat-body cat-tail cat-head',
].join(' ');

/**
 * The shop at closing time: the board over its door, on which features/visitorBusiness letters the name, and the
 * window with the trade's goods, where the picture ends.
 */
export function ShopSignScene() {
  return (
    <Box data-light={streetLights.sign}>
      <Street view="sign" light={streetLights.sign} only={shown} />
    </Box>
  );
}

/** The aspect ratio of the scene, which its container takes. */
export const shopSignRatio = ratioOf('street', 'sign');

const Box = styled.div`
  ${sceneBox}
  background: ${lightGradient({ skyLow: '', skyHaze: '45%', skyGlow: '' })};
`;
