import { css } from 'styled-components';
import { theme } from '@/styles/theme';

/** How buildings are drawn at night: flat walls with a thin edge, and amber only where somebody is at work. */
export const buildingStyles = css`
  --far: ${theme.color.duskLow};
  --hill: ${theme.color.hill};
  --street: ${theme.color.street};
  --wall: #1c1440;
  --edge: #6a5a9e;
  --dark: #150f33;
  --stripe: #4a2a63;
  --awning: #2b1c52;
  --inside: ${theme.color.onSignal};

  width: 100%;
  height: auto;
  overflow: visible;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;

  .far { fill: var(--far); }
  .hill { fill: var(--hill); }
  .street { fill: var(--street); }
  .wall, .cat { fill: var(--wall); }
  .edged, .asleep, .line, .wire, .kerb, .awning, .board, .cat { stroke: var(--edge); stroke-width: 1.5px; }
  .asleep, .pane { fill: var(--dark); }
  .asleep { stroke-opacity: 0.5; }
  .wire { stroke-opacity: 0.7; stroke-dasharray: 1 5; }
  .thin { stroke-opacity: 0.6; }
  .awning { fill: var(--awning); }
  .stripes { fill: var(--stripe); }
  .window, .signal { fill: ${theme.color.signal}; }
  .inside { fill: var(--inside); }
  .ray { fill: ${theme.color.signalLit}; }
  .frame { stroke: ${theme.color.signalDeep}; stroke-width: 3px; }
  .mark { stroke: ${theme.color.text}; stroke-width: 2.5px; }
  .printed path { stroke: ${theme.color.signal}; stroke-width: 3px; }
  .halo { fill: ${theme.color.signal}; opacity: 0.22; }
  .board { fill: ${theme.color.ink}; }
  .word { fill: ${theme.color.text}; font: ${theme.weight.strong} 17px ${theme.font.text}; letter-spacing: 0.02em; }
  .awake { fill: #d9dcff; }
  .pulse { fill: #fff3d6; stroke: rgb(255 203 125 / 0.4); stroke-width: 12px; opacity: 0; }
  stop { stop-color: ${theme.color.signal}; }
  .moon { fill: #f3dcc8; }
  .disc { fill: none; }
  .stars { stroke: ${theme.color.text}; }
`;
