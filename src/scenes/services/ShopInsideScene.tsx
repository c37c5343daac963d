import styled from 'styled-components';
import { Drawing } from '@/scenes/drawing/Drawing';
import { placedAt } from '@/scenes/drawing/readDrawing';
import { Strip, stripBox } from '@/scenes/layout/strip';
import { NameOnGlass } from '@/scenes/street/NameOnGlass';
import { lightColor, lightGradient } from '@/styles/lightStyles';
import type { LightName } from '@/styles/lights';
import { media } from '@/styles/media';

export const shopInsideLight: LightName = 'morning';

export function ShopInsideScene() {
  return (
    <Box>
      <Strip>
        <Drawing name="shop-inside" light={shopInsideLight} />
        <Name light={shopInsideLight} />
      </Strip>
    </Box>
  );
}

const Box = styled.div`
  ${stripBox('shop-inside')}
  background: ${lightColor.indoorWall};
  [data-drawing='shop-inside'] {
    ${media.screenColors} {
      background: ${lightGradient({ skyLow: '18%', skyHaze: '34%', skyGlow: '48%', skyHorizon: '62%' })};
    }
  }
`;

const Name = styled(NameOnGlass)`
  ${placedAt('shop-inside', 'name')}
  > svg { --name: ${lightColor.lampFrame}; --name-line: ${lightColor.lampFrame}; }
`;
