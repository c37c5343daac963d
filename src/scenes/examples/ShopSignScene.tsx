import styled from 'styled-components';
import { DrawnScene } from '@/scenes/drawing/Drawing';
import { ratioOf } from '@/scenes/drawing/readDrawing';
import { lightGradient } from '@/styles/lightStyles';

/**
 * The board over the shop's door by night, close, on which features/visitorBusiness letters the name, and the awning
 * in the trade's color.
 */
export function ShopSignScene() {
  return (
    <Sign
      name="street"
      view="sign"
      light="night"
      only="shop shop-lit awning name"
      preserveAspectRatio="xMidYMin slice"
    />
  );
}

/** The aspect ratio of the scene, which its container takes. */
export const shopSignRatio = ratioOf('street', 'sign');

const Sign = styled(DrawnScene)`
  background: ${lightGradient({ skyTop: '', skyMiddle: '' })};
`;
