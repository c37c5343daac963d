import { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** Brighter and darker lights, and the edges of what is drawn: the same on paper and in a reader's own palette. */
const bright = theme.raw.color.signalLit;
const soft = '#d48f38';
const amber = '#f0a63e';
const edge = '#6a5a9e';
/** The line that it stands on. */
export const statGround = '#8276b8';

/** The look of a list of `Stats` wherever it stands: drawings on one ground line, then what the figures mean. */
export const statStyles = css`
  dl { --between: ${theme.space.x6}; display: grid; gap: var(--between); }
  /* On a phone the drawing stands at the right of its figure, and what it means below both. */
  dl > div {
    display: grid;
    grid-template: 1fr auto auto / minmax(0, 1fr) auto;
    column-gap: ${theme.space.x3};
    &::after { content: ''; grid-area: 2 / 1 / 3 / -1; align-self: end; border-bottom: 1.5px solid ${statGround}; }
  }
  .meaning { grid-area: 3 / 1 / 4 / -1; margin-top: ${theme.space.x3}; line-height: 1.45; text-wrap: pretty; }
  .figure {
    grid-area: 1 / 1;
    align-self: end;
    font: ${theme.weight.display} ${theme.size.title} / 1.1 ${theme.font.display};
    letter-spacing: ${theme.tracking.display};
    font-variant-numeric: tabular-nums;
  }
  dt { grid-area: 2 / 1; padding-bottom: ${theme.space.x3}; color: ${theme.color.muted}; font-size: ${theme.size.small}; }
  .drawing { grid-area: 1 / 2 / 3; align-self: end; }
  .statistic {
    display: block;
    width: auto;
    height: 5.5rem;
    overflow: visible;
    fill: none;
    stroke-width: 1.5px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .wall { fill: #1c1440; stroke: ${edge}; }
  .edge { stroke: ${edge}; }
  .window { fill: ${amber}; }
  .bright { fill: ${bright}; }
  .soft { fill: ${soft}; }
  .shop { fill: #120b2e; stroke: ${edge}; }
  .unlit { fill: #0b0820; stroke: #8f7fca; stroke-width: 0.9px; }
  /* Each dash is the window of a house. */
  .lights {
    stroke: ${amber};
    stroke-width: 5px;
    stroke-linecap: butt;
    path { fill: none; }
    .bright { stroke: ${bright}; }
    .soft { stroke: ${soft}; }
  }
  [data-statistic='houses'] .wall { stroke-width: 1px; &:nth-of-type(odd) { fill: #261c54; } }
  .awning { fill: #2b1c52; stroke: #6a5a9e; stroke-width: 1px; }
  .other { fill: #5a3a86; }
  /* The one of a hundred: a house of the street as wide as the page allows, its figure as large as an hour. */
  [data-stat='windows'] {
    grid-column: 1 / -1;
    order: -1;
    grid-template: auto auto auto auto / minmax(0, 1fr);
    &::after { grid-area: 3 / 1; }
    dt { padding: 0; }
    .drawing { grid-area: 3 / 1; margin-top: ${theme.space.x4}; }
    .statistic { width: 100%; height: auto; stroke-width: 0.6px; }
    .meaning { grid-area: 4 / 1; font: ${theme.weight.medium} ${theme.size.heading} / 1.3 ${theme.font.display}; letter-spacing: ${theme.tracking.title}; }
    .figure { font-size: ${theme.size.hour}; line-height: 0.95; }
  }
  ${media.tablet} {
    dl {
      --between: clamp(${theme.space.x5}, 4vw, ${theme.space.x8});
      grid-template-columns: repeat(var(--stats, 3), minmax(0, 1fr));
      gap: ${theme.space.x7} var(--between);
    }
    /* The drawings stand on one line, and the words hang under it. */
    dl > div {
      grid-template: auto auto auto 1fr / minmax(0, 1fr);
      &::after { grid-area: 1 / 1; margin-right: calc(-1 * var(--between)); }
      &:last-child::after { margin: 0; }
    }
    .drawing { grid-area: 1 / 1; }
    .statistic { height: clamp(6.5rem, 13vw, 12rem); }
    .figure { grid-area: 2 / 1; margin-top: ${theme.space.x5}; }
    dt { grid-area: 3 / 1; padding: 0; }
    .meaning { grid-area: 4 / 1; max-width: 21em; font-size: ${theme.size.body}; text-wrap: balance; }
    [data-stat='windows'] {
      grid-template: 1fr auto auto auto 1fr / 5fr 7fr;
      column-gap: ${theme.space.x7};
      .figure { grid-area: 2 / 1; margin: 0; }
      dt { grid-area: 3 / 1; }
      .meaning { grid-area: 4 / 1; margin-top: ${theme.space.x4}; }
      .drawing { grid-area: 1 / 2 / -1; margin: 0; }
      &::after { grid-area: 1 / 1 / -1 / -1; margin: 0; }
    }
  }
`;
