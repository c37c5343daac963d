import styled from 'styled-components';
import { DrawnScene } from '@/scenes/drawing/Drawing';
import { ratioOf } from '@/scenes/drawing/readDrawing';
import { lightColor } from '@/styles/lightStyles';

export function LitHouseScene() {
  return <House name="street" view="growth-1-phone" only="houses" omit="window-3" />;
}

export const litHouseRatio = ratioOf('street', 'growth-1-phone');

/* Shows a window that this light hides. */
const House = styled(DrawnScene)`
  --show-dawn: inline;
  --lookout: ${lightColor.lamp};
`;
