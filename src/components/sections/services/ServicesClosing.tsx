import styled from 'styled-components';
import { servicesPage } from '@/content/copy/servicesPage';
import { ShopInsideScene } from '@/scenes/services/ShopInsideScene';
import { lightColor } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { ClosingSection } from '../ClosingSection';

/** The end of the services page. */
export function ServicesClosing() {
  return (
    <Inside
      texts={servicesPage.closing}
      scene={<ShopInsideScene />}
      light={streetLights.shopInside}
    />
  );
}

const Inside = styled(ClosingSection)`
  --height: 0.4306;
  --phone-height: 0.875;
  border-top: 2px solid ${lightColor.wallEdge};
  background: ${lightColor.indoorWall};
`;
