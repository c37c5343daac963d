import { css } from 'styled-components';
import { theme } from '@/styles/theme';

/** The look of the charts drawn by `StatChart`, set once by the section that holds them. */
export const chartRules = css`
  .chart {
    overflow: visible;
    fill: none;
    stroke-linecap: round;
  }
  .dots { stroke: ${theme.color.cool}; stroke-width: 5px; stroke-dasharray: 0 10; }
  .ring { stroke: ${theme.color.control}; stroke-width: 1.5px; }
  .before { fill: ${theme.color.control}; }
  .after, .sector { fill: ${theme.color.signal}; }
  .spokes { stroke: ${theme.color.cool}; stroke-width: 3.5px; }
`;
