import styled from 'styled-components';
import { DrawnScene } from '@/scenes/drawing/Drawing';
import { ratioOf } from '@/scenes/drawing/readDrawing';
import { lightGradient } from '@/styles/lightStyles';

/** features/visitorBusiness writes the name on the board. */
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

export const shopSignRatio = ratioOf('street', 'sign');

const Sign = styled(DrawnScene)`
  background: ${lightGradient({ skyTop: '', skyMiddle: '' })};
`;
