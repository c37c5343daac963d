import styled from 'styled-components';
import { Drawing } from '@/scenes/drawing/Drawing';
import { ratioOf } from '@/scenes/drawing/readDrawing';
import { lightGradient } from '@/styles/lightStyles';
import { sceneBox } from '@/styles/mixins';

/**
 * The board over the shop's door by night, close, on which features/visitorBusiness letters the name, and the awning
 * in the trade's color.
 */
export function ShopSignScene() {
  return (
    <Box data-light="night">
      <Drawing name="street" view="sign" light="night" only="shop shop-lit awning name" />
    </Box>
  );
}

/** The aspect ratio of the scene, which its container takes. */
export const shopSignRatio = ratioOf('street', 'sign');

const Box = styled.div`
  ${sceneBox}
  background: ${lightGradient({ skyTop: '', skyMiddle: '' })};
`;
