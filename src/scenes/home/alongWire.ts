import { keyframes } from 'styled-components';
import { percent, selectParts, viewBoxOf } from '@/scenes/drawing/readDrawing';

/**
 * @param rests the end of the wire at which the pulse is drawn
 * @throws Error if the part `wire` is no quadratic curve
 */
export function alongWire(drawing: string, rests: 0 | 1) {
  const [wire] = selectParts(drawing, { only: 'wire' });
  const points = (/d="M([^"]+)/.exec(wire?.markup ?? '')?.[1] ?? '').split(/[Q ]/).map(Number);
  if (points.length !== 6) throw new Error(`the wire of ${drawing}.svg is no quadratic curve`);
  const { width, height } = viewBoxOf(drawing, '');
  const at = (axis: 0 | 1, share: number) => {
    const [from = 0, bend = 0, to = 0] = points.filter((_, index) => index % 2 === axis);
    return (1 - share) ** 2 * from + 2 * share * (1 - share) * bend + share ** 2 * to;
  };
  const steps = [0, 0.15, 0.35, 0.65, 1].map((share) => {
    const x = percent((at(0, share) - at(0, rests)) / width);
    const y = percent((at(1, share) - at(1, rests)) / height);
    return `${100 * share}% { transform: translate(${x}, ${y}); }`;
  });
  return keyframes`${steps.join(' ')}`;
}
