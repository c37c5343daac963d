import { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** Where each block stands in the night, and how it is composed. */
export const serviceLayouts = css`
  container-type: inline-size;

  > section {
    --inset: ${theme.space.x4};
    /* What is left of the screen beside the page's width. */
    --side: max(${theme.space.gutter}, calc((100cqi - ${theme.width.page}) / 2));
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x3};
    padding: 1.25rem var(--side);
    ${media.screenColors} { background: linear-gradient(in oklab, var(--above) var(--until, 0%), var(--below)); }
  }
  [data-service='website'] { --above: ${theme.color.street}; --below: #34194d; }
  [data-service='email'] { --above: #34194d; --below: #1b1648; }
  [data-service='chatbot'] { --above: #1b1648; --below: #12163f; --sky: #1b1648; }
  [data-service='phone'] { --above: #12163f; --below: #1f2f60; }
  [data-service='messaging'] { --above: #1f2f60; --below: #2b4470; }

  .at { order: -2; }
  ${media.phone} { .words { margin-top: ${theme.space.x4}; } .results { margin-top: 1.75rem; } }
  .picture { order: -1; min-width: 0; }
  .picture:has(.scene) { aspect-ratio: 10 / 7; margin-inline: calc(-1 * var(--side)); }

  /* The example's masthead reaches from one side to the other. */

  ${media.tablet} {
    > section { grid-template-columns: repeat(12, minmax(0, 1fr)); gap: clamp(1.75rem, 2.2vw, 2.75rem) ${theme.space.x5}; padding-block: clamp(2.25rem, 3.2vw, 4rem); }
    .at, .picture, .words { grid-column: 1 / -1; }
    .at { margin-bottom: -0.75rem; padding-top: ${theme.space.x4}; border-top: 1px solid ${theme.color.lineLit}; }
    /* In every block what to expect stands left and what is offered right. */
    .results { grid-column: 1 / span 6; padding-right: var(--inset); }
    .offered { grid-column: 7 / -1; }

    [data-layout='stage'] .words {
      display: grid;
      grid-template-columns: subgrid;
      > h2 { grid-column: 1 / -1; }
      > .subtitle, > .description { grid-column: 1 / span 6; padding-right: var(--inset); }
      > .terms { grid-area: 2 / 7 / span 2 / -1; align-content: start; }
    }

    .words { padding-block: ${theme.space.x2}; }
    [data-layout='edge-left'], [data-layout='edge-right'], [data-layout='tall'] {
      .words { grid-row: 2; align-self: center; }
      .picture { align-self: center; aspect-ratio: 1; }
    }
    [data-layout='edge-right'], [data-layout='tall'] {
      .words { grid-column: 1 / span 6; padding-right: var(--inset); }
      .picture { grid-area: 2 / 7 / auto / -1; margin-left: 0; border-radius: ${theme.radius.large} 0 0 ${theme.radius.large}; }
    }
    [data-layout='edge-left'] {
      .words { grid-column: 7 / -1; padding-left: var(--inset); }
      .picture { grid-area: 2 / 1 / auto / span 6; margin-right: 0; border-radius: 0 ${theme.radius.large} ${theme.radius.large} 0; }
    }
  }

  ${media.desktop} {
    > section { --inset: ${theme.space.x7}; }
    .terms { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; }
    .offered ul { display: grid; grid-template-columns: 1fr 1fr; column-gap: ${theme.space.x5}; }
    /* Where the picture has the whole width, so have the results, and what is offered stands in as many columns. */
    [data-layout='stage'], [data-layout='ground'] {
      .results, .offered { grid-column: 1 / -1; padding: 0; }
      .results ul, .offered ul { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: ${theme.space.x5}; border: 0; }
      /* Figures large, in one line across the three. */
      .results li { grid-template: calc(1.1 * ${theme.size.display}) auto auto / 1fr; align-content: start; align-items: start; padding-block: ${theme.space.x4} 0; }
      .results strong { grid-area: 1 / 1; font-size: ${theme.size.display}; }
      .meaning { grid-area: 2 / 1; margin-top: ${theme.space.x2}; text-wrap: balance; }
      /* What has no figure stands in a figure's place itself. */
      .results li:not(:has(p)) {
        &::before { display: none; }
        .meaning { grid-area: 1 / 1 / -1; margin: 0; font: ${theme.weight.display} calc(0.42 * ${theme.size.display}) / 1.12 ${theme.font.display}; letter-spacing: ${theme.tracking.title}; }
      }
      .results p > span { grid-area: 3 / 1; }
    }
    [data-layout^='edge'] .picture { align-self: stretch; aspect-ratio: auto; min-height: 33cqi; }
    /* The example is seen across the page, and so less high for its width: its picture stands beside all of it. */
    .example-site[data-look='salon'] .sheet {
      grid-template-columns: 33cqi 1fr;
      column-gap: 3.5cqi;
      padding-right: 3.5cqi;
      .art { grid-row: 1 / -1; }
      .name { grid-area: 1 / 2; padding: 2.6cqi 0 1.4cqi; font-size: 9cqi; text-indent: -0.025em; }
      .headline { font-size: 4.4cqi; }
    }
    /* Where the picture keeps its colors, words stand in its sky. */
    ${media.screenColors} {
      [data-layout='tall'] {
        .words { grid-row: 1; min-height: 34rem; align-content: center; }
        .picture, .at { grid-area: 1 / 7 / auto / -1; }
        .picture { align-self: stretch; aspect-ratio: auto; margin: 0; border-radius: ${theme.radius.large}; }
        .at { z-index: 1; align-self: start; padding: ${theme.space.x6}; border: 0; }
      }
      [data-layout='ground'] {
        /* From the picture's own ground on. */
        --above: #0d0a24;
        --until: 65%;
        padding-top: 0;
        .at, .words { z-index: 1; grid-area: 2 / 1 / auto / span 5; }
        .at { grid-row: 1; padding-top: clamp(2.25rem, 3.35vw, 4rem); border: 0; time { font-size: ${theme.size.display}; } }
        h2 { margin-right: -7.5rem; }
        .words { padding: 0 1.5rem clamp(13.5rem, 18.5vw, 19rem) 0; }
        .facts { column-gap: ${theme.space.x5}; }
        .picture { grid-area: 1 / 1 / span 2 / -1; aspect-ratio: auto; }
        .scene { left: auto; right: max(0.5rem, calc(var(--side) - 11rem)); width: clamp(30rem, 52cqi, 56rem); }
      }
    }
  }
`;
