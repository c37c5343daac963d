import styled from 'styled-components';
import type { StatisticDrawing } from '@/content/statistics';
import { Clock } from './Clock';
import { Houses } from './Houses';
import { Shops } from './Shops';
import { Towers } from './Towers';
import { Windows } from './Windows';

/** Each drawing's component, highest value and width; all drawings are 190 units high. */
const drawings = {
  houses: { Content: Houses, most: 400, width: 360 },
  towers: { Content: Towers, most: 400, width: 160 },
  windows: { Content: Windows, most: 100, width: 276 },
  clock: { Content: Clock, most: 12, width: 184 },
  shops: { Content: Shops, most: 100, width: 176 },
} satisfies Record<StatisticDrawing, unknown>;

/** A claimed figure drawn to scale, in the surrounding light. Decorative. Its container sets its width or height. */
export function StatisticPicture({ drawing, value }: { drawing: StatisticDrawing; value: number }) {
  const { Content, most, width } = drawings[drawing];
  if (!Number.isInteger(value) || value < 1 || value > most) {
    throw new Error(
      `The drawing "${drawing}" shows whole figures from 1 to ${most}, not ${value}: choose another one in src/content/statistics.ts, or none`,
    );
  }
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
