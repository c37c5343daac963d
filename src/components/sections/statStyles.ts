import { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** The look of a list of `Stats` wherever it stands: the figure and its label, its drawing, then what it means. */
export const statStyles = css`
  dl { display: grid; gap: ${theme.space.x5}; }
  /* On a phone the drawing stands at the right of the words. */
  dl > div {
    display: grid;
    grid-template: auto auto 1fr / minmax(0, 1fr) 7rem;
    column-gap: ${theme.space.x5};
    padding-top: ${theme.space.x4};
    border-top: 1px solid ${theme.color.lineOnBlue};
  }
  .meaning { grid-area: 3 / 1; max-width: 22em; margin-top: ${theme.space.x2}; line-height: 1.45; text-wrap: pretty; }
  .figure {
    grid-area: 1 / 1;
    font: ${theme.weight.display} ${theme.size.title} / 1.1 ${theme.font.display};
    letter-spacing: ${theme.tracking.display};
    font-variant-numeric: tabular-nums;
  }
  dt { grid-area: 2 / 1; color: ${theme.color.muted}; font-size: ${theme.size.small}; }
  .drawing { grid-area: 1 / 2 / 4; align-self: center; justify-self: end; }
  .chart {
    width: 7rem;
    max-height: 5.5rem;
    overflow: visible;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .dots { stroke: ${theme.color.cool}; stroke-width: 5px; stroke-dasharray: 0 10; }
  .ring { stroke: ${theme.color.control}; stroke-width: 1.5px; }
  .before { fill: ${theme.color.control}; }
  .after, .sector { fill: ${theme.color.cool}; }
  .wall { fill: #1c1440; stroke: #6a5a9e; }
  .edge { stroke: #6a5a9e; }
  .window { fill: #f0a63e; }
  .bright { fill: ${theme.color.signalLit}; }
  .soft { fill: #d48f38; }
  .shop { fill: #120b2e; stroke: #6a5a9e; }
  .unlit { fill: #0b0820; stroke: #8f7fca; stroke-width: 0.9px; }
  /* The one of a hundred: a house of the street as wide as the page allows, its figure as large as an hour. */
  [data-stat='satisfaction'] {
    grid-column: 1 / -1;
    order: -1;
    grid-template: auto auto auto auto / minmax(0, 1fr);
    .drawing { grid-area: 3 / 1; justify-self: stretch; margin-block: ${theme.space.x4}; }
    .chart { width: 100%; max-height: none; }
    .wall, .edge, .shop { stroke-width: 0.6px; }
    .meaning { grid-area: 4 / 1; margin: 0; font: ${theme.weight.medium} ${theme.size.heading} / 1.3 ${theme.font.display}; letter-spacing: ${theme.tracking.title}; }
    .figure { font-size: ${theme.size.hour}; line-height: 0.95; }
  }
  ${media.tablet} {
    dl { grid-template-columns: repeat(var(--stats, 3), minmax(0, 1fr)); gap: ${theme.space.x7} clamp(${theme.space.x5}, 4vw, ${theme.space.x8}); }
    dl > div { grid-template: auto auto auto 1fr / minmax(0, 1fr); padding: 0; border: 0; }
    .drawing { grid-area: 3 / 1; align-self: start; justify-self: start; margin-block: ${theme.space.x5}; }
    .meaning { grid-area: 4 / 1; max-width: 19em; margin: 0; font-size: ${theme.size.body}; text-wrap: balance; }
    .chart { width: auto; height: 7.5rem; max-height: none; }
    [data-stat='satisfaction'] {
      grid-template: 1fr auto auto auto 1fr / 5fr 7fr;
      column-gap: ${theme.space.x7};
      .figure { grid-area: 2 / 1; }
      dt { grid-area: 3 / 1; }
      .meaning { grid-area: 4 / 1; margin-top: ${theme.space.x4}; }
      .drawing { grid-area: 1 / 2 / -1; margin: 0; align-self: end; justify-self: stretch; }
      /* What the house stands on, and over which the other figures hang. */
      border-bottom: 1.5px solid #6a5a9e;
      .chart { height: auto; }
    }
  }
`;
