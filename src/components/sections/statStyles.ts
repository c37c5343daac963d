import { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** The look of a list of `Stats` wherever it stands: the figure and its label, its drawing, then what it means. */
export const statStyles = css`
  dl { display: grid; gap: ${theme.space.x6} ${theme.space.x5}; }
  dl > div {
    display: grid;
    grid-template: auto auto auto 1fr / minmax(0, 1fr);
    padding-top: ${theme.space.x5};
    border-top: 1px solid ${theme.color.lineLit};
  }
  .meaning {
    grid-area: 4 / 1;
    max-width: 19em;
    font: ${theme.weight.medium} ${theme.size.heading} / 1.3 ${theme.font.display};
    letter-spacing: ${theme.tracking.title};
    text-wrap: balance;
  }
  .figure {
    grid-area: 1 / 1;
    font: ${theme.weight.display} ${theme.size.title} / 1.1 ${theme.font.display};
    letter-spacing: ${theme.tracking.display};
    font-variant-numeric: tabular-nums;
  }
  dt { grid-area: 2 / 1; color: ${theme.color.muted}; font-size: ${theme.size.small}; }
  .drawing { grid-area: 3 / 1; margin-block: ${theme.space.x5}; }
  .chart {
    height: 8rem;
    overflow: visible;
    fill: none;
    stroke-linecap: round;
  }
  .dots { stroke: ${theme.color.cool}; stroke-width: 5px; stroke-dasharray: 0 10; }
  .ring { stroke: ${theme.color.control}; stroke-width: 1.5px; }
  .before { fill: ${theme.color.control}; }
  .after, .sector { fill: ${theme.color.cool}; }
  .wall { fill: #0d0b22; stroke: ${theme.color.lineLit}; }
  .window { fill: ${theme.color.signal}; opacity: 0.5; }
  .warm { opacity: 0.68; }
  .unlit { fill: #1a1a3c; stroke: ${theme.color.control}; stroke-width: 0.75px; }
  /* The one of a hundred: a house as wide as the page allows, its figure as large as an hour. */
  [data-stat='satisfaction'] {
    grid-column: 1 / -1;
    order: -1;
    .chart { width: 100%; height: auto; }
    .figure { font-size: ${theme.size.hour}; line-height: 0.95; }
  }
  .spokes { stroke: ${theme.color.cool}; stroke-width: 3.5px; }
  ${media.tablet} {
    dl { grid-template-columns: repeat(var(--stats, 3), minmax(0, 1fr)); }
    .meaning { font-size: ${theme.size.lede}; }
    [data-stat='satisfaction'] {
      grid-template: 1fr auto auto auto 1fr / 5fr 7fr;
      column-gap: ${theme.space.x7};
      .figure { grid-area: 2 / 1; }
      dt { grid-area: 3 / 1; }
      .meaning { grid-area: 4 / 1; margin: ${theme.space.x4} 0 0; font-size: ${theme.size.heading}; }
      .drawing { grid-area: 1 / 2 / -1; margin: 0; align-self: center; }
    }
  }
`;
