import { css } from 'styled-components';
import { theme } from '@/styles/theme';

/** The look of `Stats` wherever they stand, set once by the section that holds them. */
export const statStyles = css`
  dt { font-weight: ${theme.weight.strong}; }
  .figure {
    font-family: ${theme.font.display};
    font-size: ${theme.size.display};
    font-weight: ${theme.weight.display};
    line-height: 1.1;
    letter-spacing: ${theme.tracking.display};
  }
  .meaning { color: ${theme.color.muted}; }
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
