import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { sceneStyles } from './sceneStyles';

/** The shift ends: the sun stands on the horizon, rings of light around it. */
export function DawnScene() {
  return (
    <Picture viewBox="0 0 640 320" aria-hidden="true">
      <g className="rings">
        <path className="edge" d="M40 320a280 280 0 0 1 560 0" />
        <path className="edge" d="M100 320a220 220 0 0 1 440 0" />
        <path className="edge" d="M160 320a160 160 0 0 1 320 0" />
      </g>
      <path className="lit sun" d="M220 320a100 100 0 0 1 200 0z" />
      <path className="cool-edge" d="M-3000 319.5h6640" />
    </Picture>
  );
}

const Picture = styled.svg`
  ${sceneStyles}
  aspect-ratio: 2;
  .rings path:nth-child(1) { opacity: 0.35; }
  .rings path:nth-child(2) { opacity: 0.6; }
  .rings path { stroke: ${theme.color.signal}; stroke-dasharray: 1 9; }
`;
