import styled from 'styled-components';
import type { StatisticDrawing as DrawingName } from '@/content/statistics';
import { Clock } from './Clock';
import { Houses } from './Houses';
import { Shops } from './Shops';
import { Towers } from './Towers';
import { Windows } from './Windows';

/** Each draws a figure, given as a number, to scale. Their widths are in their own units, in which all are 190 high, from the ground up. */
const drawings = {
  houses: { Content: Houses, width: 360 },
  towers: { Content: Towers, width: 160 },
  windows: { Content: Windows, width: 276 },
  clock: { Content: Clock, width: 184 },
  shops: { Content: Shops, width: 176 },
} satisfies Record<DrawingName, unknown>;

/** A claimed figure as a picture, drawn to scale. In the light around it. Decorative: the figure stands beside it in words. */
export function StatisticDrawing({ drawing, value }: { drawing: DrawingName; value: number }) {
  const { Content, width } = drawings[drawing];
  return (
    <Canvas viewBox={`0 0 ${width} 190`} preserveAspectRatio="xMinYMax" aria-hidden="true">
      <Content value={value} />
    </Canvas>
  );
}

const Canvas = styled.svg`
  overflow: visible;
  fill: none;
  stroke-width: 1.5px;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
