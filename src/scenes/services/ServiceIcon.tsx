import styled, { css } from 'styled-components';
import type { Service } from '@/content/services';
import { Drawing } from '@/scenes/drawing/Drawing';
import { lightColor } from '@/styles/lightStyles';

/**
 * A lit room with the part `icon` of a service's drawing in it, if it has one. Decorative. The container sets its
 * width, and may set its height.
 */
export function ServiceIcon({ service: { drawing } }: { service: Service }) {
  if (!drawing) return <EmptyRoom viewBox="0 0 90 74" data-icon="" aria-hidden="true" />;
  return (
    <Room name={drawing} view="icon" only="icon" preserveAspectRatio="xMidYMid" data-icon="" />
  );
}

const { lamp, lampBright, furniture, wood } = lightColor;

/* The light on the wall, the wall, the edge of the desk at y = 58 of 74, and the desk at 63. */
const room = css`
  && { overflow: clip; }
  aspect-ratio: 90 / 74;
  background: linear-gradient(
    color-mix(in srgb, ${lamp}, ${lampBright}) 48.65%, ${lamp} 0 78.38%, ${furniture} 0 85.14%, ${wood} 0
  );
  forced-color-adjust: none;
  @media print { visibility: hidden; }
`;

const Room = styled(Drawing)`${room}`;

const EmptyRoom = styled.svg`
  ${room}
  width: 100%;
`;
