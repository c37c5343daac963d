import { css } from 'styled-components';
import { theme } from '@/styles/theme';
import { Stars } from './Stars';

/** The stars across the top of a sky; its section places it with `starlight`. */
export function Starlight() {
  return (
    <svg
      className="starlight"
      viewBox="0 0 1600 300"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <Stars />
    </svg>
  );
}

/** Below the page's header. */
export const starlight = css`
  position: absolute;
  inset: ${theme.height.header} 0 auto;
  width: 100%;
  height: 60%;
  fill: none;
  stroke: ${theme.color.text};
  stroke-linecap: round;
  opacity: 0.7;
`;
