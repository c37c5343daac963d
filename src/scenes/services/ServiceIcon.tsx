import styled, { css } from 'styled-components';
import type { Service } from '@/content/services';
import { Drawing } from '@/scenes/drawing/Drawing';
import { percent } from '@/scenes/drawing/readDrawing';
import { lightColor } from '@/styles/lightStyles';

/** The size of the view `icon`. */
const [width, height] = [90, 74];

export const iconRatio = `${width} / ${height}`;

/** Shows a lit room with the part `icon` of the drawing. The container sets its width. */
export function ServiceIcon({ service: { drawing } }: { service: Service }) {
  if (!drawing)
    return <EmptyRoom viewBox={`0 0 ${width} ${height}`} data-icon="" aria-hidden="true" />;
  return (
    <Room name={drawing} view="icon" only="icon" preserveAspectRatio="xMidYMid" data-icon="" />
  );
}

const { lamp, lampBright, furniture, wood } = lightColor;

const at = (y: number) => percent(y / height);

const desk = `${lamp} 0 ${at(58)}, ${furniture} 0 ${at(63)}, ${wood} 0`;

/* Light, wall, edge of the desk, desk. */
const room = css`
  && { overflow: clip; }
  aspect-ratio: ${iconRatio};
  background: linear-gradient(${desk});
  @supports (color: color-mix(in srgb, red, red)) {
    background: linear-gradient(color-mix(in srgb, ${lamp}, ${lampBright}) ${at(36)}, ${desk});
  }
  forced-color-adjust: none;
`;

const Room = styled(Drawing)`${room}`;

const EmptyRoom = styled.svg`
  ${room}
  width: 100%;
`;
