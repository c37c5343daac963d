import type { ComponentType } from 'react';
import styled from 'styled-components';
import type { StatisticDrawing as DrawingName } from '@/content/statistics';
import { Clock } from './Clock';
import { Houses } from './Houses';
import { Shops } from './Shops';
import { Towers } from './Towers';
import { Windows } from './Windows';

/** Each draws a figure, given as a number, to scale. */
const drawings: Record<DrawingName, ComponentType<{ value: number }>> = {
  houses: Houses,
  towers: Towers,
  windows: Windows,
  clock: Clock,
  shops: Shops,
};

/** A claimed figure as a picture, drawn to scale. In the light around it. Decorative: the figure stands beside it in words. */
export function StatisticDrawing({ drawing, value }: { drawing: DrawingName; value: number }) {
  const Content = drawings[drawing];
  return (
    <Canvas
      viewBox={`0 0 ${widths[drawing]} ${height}`}
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
    >
      <Content value={value} />
    </Canvas>
  );
}

/** Height of all of them in their own units, and the widths. The ground is at the lower edge. */
const height = 190;
const widths: Record<DrawingName, number> = {
  houses: 360,
  towers: 160,
  windows: 276,
  clock: 184,
  shops: 176,
};

const Canvas = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  fill: none;
  stroke-width: 1.5px;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
