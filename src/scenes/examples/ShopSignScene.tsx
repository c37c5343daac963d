import styled from 'styled-components';
import { deferredSceneBox } from '@/scenes/drawing/box';
import { viewBoxOf } from '@/scenes/drawing/readDrawing';
import { Street } from '@/scenes/street/Street';
import { lightGradient } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';

/** The parts within this crop. */
const shown = [
  ...['far-hills', 'sun', 'hills', 'ground', 'shadows'],
  ...['shop', 'shop-glow', 'shop-lit'],
  'screen',
  'awning',
  'name',
  'sign-closed',
  'cat-body',
  'cat-tail',
  'cat-head',
];

/**
 * The shop at closing time: the board over its door, on which features/visitorBusiness letters the name, and the
 * window with the trade's goods. On a phone, down to the goods.
 */
export function ShopSignScene() {
  return (
    <Box data-light={streetLights.sign}>
      <Street view="sign" light={streetLights.sign} only={shown} />
    </Box>
  );
}

const crop = viewBoxOf('street', 'sign');
/** Below the goods in the window. */
const goodsEnd = 486;
const phoneZoom = 1.25;

/** The scene's proportions, which its container takes. */
export const shopSignRatio = {
  phone: `${crop.width / phoneZoom} / ${goodsEnd - crop.y}`,
  wide: `${crop.width} / ${crop.height}`,
};

const Box = styled.div`
  ${deferredSceneBox}
  background: ${lightGradient({ skyLow: '', skyHaze: '45%', skyGlow: '' })};
  ${media.phone} { > svg { width: ${100 * phoneZoom}%; max-width: none; margin-left: ${-50 * (phoneZoom - 1)}%; } }
`;
