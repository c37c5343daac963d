import styled from 'styled-components';
import { anchorIn, percent } from '@/components/drawing/readDrawing';
import { Street } from '@/components/street/Street';
import { servicesPage } from '@/content/servicesPage';
import { light } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { ClosingScene } from '../ClosingScene';

/** The end of the services page: the shop from behind its counter, as the first customer comes. */
export function ServicesClosing() {
  return (
    <Inside texts={servicesPage.closing} drawing="shop-inside" light={streetLights.shopInside}>
      <Street view="name" light={streetLights.shopInside} only={['name']} />
    </Inside>
  );
}

const name = anchorIn('shop-inside', 'name');

const Inside = styled(ClosingScene)`
  border-top: 2px solid ${light.wallEdge};
  background: ${light.indoorWall};
  [data-drawing='shop-inside'] {
    ${media.screenColors} {
      background: linear-gradient(in oklab, ${light.skyLow} 18%, ${light.skyHaze} 34%, ${light.skyGlow} 48%, ${light.skyHorizon} 62%);
    }
  }
  /* The shop's name on the glass, seen from behind: letters alone, dark against the morning. */
  [data-drawing='street'] {
    --name-board: transparent;
    --wall-edge: transparent;
    --name-shade: transparent;
    --name: ${light.lampFrame};
    --name-line: ${light.lampFrame};
    position: absolute;
    top: ${percent(name.y)};
    left: ${percent(name.x)};
    width: ${percent(name.width)};
    height: ${percent(name.height)};
    transform: scaleX(-1);
  }
`;
