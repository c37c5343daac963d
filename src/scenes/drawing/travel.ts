import { keyframes } from 'styled-components';
import { anchorOf, percent, viewBoxOf } from './readDrawing';

interface Point {
  x: number;
  y: number;
}

/** Shares of the way at which a keyframe stands. */
const steps = [0, 0.15, 0.35, 0.65, 1];

/**
 * Keyframes that move a layer of a drawing along a quadratic curve, in the drawing's units. The layer's part is drawn
 * at the anchor `mast`.
 */
export function travelAlong(drawing: string, [from, bend, to]: readonly [Point, Point, Point]) {
  const box = viewBoxOf(drawing, '');
  const drawn = anchorOf(drawing, 'mast');
  const at = (key: keyof Point, share: number) =>
    (1 - share) ** 2 * from[key] + 2 * share * (1 - share) * bend[key] + share ** 2 * to[key];
  const frames = steps.map((share) => {
    const x = percent((at('x', share) - drawn.x) / box.width);
    const y = percent((at('y', share) - drawn.y) / box.height);
    return `${100 * share}% { transform: translate(${x}, ${y}); opacity: ${share === 0 ? 0 : 1}; }`;
  });
  return keyframes`${frames.join(' ')}`;
}
