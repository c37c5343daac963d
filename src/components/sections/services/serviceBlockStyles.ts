import styled, { css } from 'styled-components';
import { sceneStyles } from '@/components/scenes/sceneStyles';
import { serviceSkies } from '@/components/scenes/serviceSkies';
import { media } from '@/styles/media';
import { factsStyles } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { exampleSiteStyles } from '../examples/exampleSiteStyles';
import { serviceLayouts } from './serviceLayouts';

const words = css`
  .at {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${theme.space.x3};
    color: ${theme.color.muted};
    font-size: ${theme.size.tiny};
    line-height: 1.3;
    time { white-space: nowrap; color: ${theme.color.text}; font: ${theme.weight.display} ${theme.size.heading} / 1.2 ${theme.font.display}; letter-spacing: 0; }
    small { color: ${theme.color.muted}; font-size: 0.5em; font-weight: ${theme.weight.strong}; letter-spacing: 0; }
    ${media.tablet} { column-gap: ${theme.space.x4}; font-size: ${theme.size.lede}; time { font-size: ${theme.size.title}; } }
  }
  h2 {
    font-size: ${theme.size.display};
    line-height: ${theme.leading.display};
    letter-spacing: ${theme.tracking.display};
  }
  h3 { font-size: ${theme.size.heading}; }
  .subtitle { margin-top: ${theme.space.x3}; color: ${theme.color.text}; font-size: ${theme.size.lede}; line-height: 1.4; }
  .description { max-width: ${theme.width.prose}; margin-top: ${theme.space.x3}; color: ${theme.color.muted}; }
  .terms {
    display: grid;
    justify-items: start;
    gap: ${theme.space.x4};
    margin-top: ${theme.space.x4};
    padding-top: ${theme.space.x4};
    border-top: 1px solid ${theme.color.lineLit};
    .facts { padding: 0; border: 0; }
    dt { color: ${theme.color.muted}; line-height: 1.4; }
    dd { line-height: 1.4; }
    ${media.tablet} { gap: ${theme.space.x5}; margin-top: ${theme.space.x5}; }
  }
  /* On a phone each term is one line, and the button stands beside them where there is room. */
  ${media.phone} {
    .terms { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${theme.space.x3} ${theme.space.x2}; }
    .facts { display: block; }
    .facts > div { display: flex; align-items: baseline; gap: 0 0.375rem; flex-wrap: wrap; }
    .terms dt { font-size: ${theme.size.tiny}; }
    .terms dd { font-size: 0.875rem; }
    .button { min-height: ${theme.height.target}; padding: ${theme.space.x2} ${theme.space.x3}; font-size: ${theme.size.small}; }
    h2 { font-size: 1.5625rem; line-height: 1.1; letter-spacing: ${theme.tracking.title}; }
    .subtitle { margin-top: ${theme.space.x2}; font-size: inherit; }
    .description { margin-top: ${theme.space.x2}; font-size: ${theme.size.small}; line-height: 1.5; }
  }
`;

/** What to expect, row by row: the claimed figure in a column of its own, what it means beside it. */
const results = css`
  .results ul { margin-top: ${theme.space.x3}; border-bottom: 1px solid ${theme.color.lineLit}; }
  .results li {
    display: grid;
    grid-template-columns: 5rem 1fr;
    align-items: center;
    padding-block: ${theme.space.x2};
    border-top: 1px solid ${theme.color.lineLit};
    line-height: 1.35;
    ${media.tablet} { grid-template-columns: 7rem 1fr; padding-block: ${theme.space.x3}; }
    ${media.desktop} { grid-template-columns: 8.5rem 1fr; }
  }
  .results p { display: contents; }
  .results strong {
    grid-area: 1 / 1 / span 2;
    font: ${theme.weight.display} 1.5rem / 1.1 ${theme.font.display};
    letter-spacing: ${theme.tracking.display};
    ${media.tablet} { font-size: ${theme.size.title}; }
    font-variant-numeric: tabular-nums;
  }
  .results p > span { grid-column: 2; color: ${theme.color.muted}; font-size: ${theme.size.small}; }
  .meaning { grid-column: 2; font-weight: ${theme.weight.strong}; }
  /* Where no figure is claimed, a tick stands in its place. */
  .results li:not(:has(p))::before {
    content: '';
    width: 1.375rem;
    height: 0.6875rem;
    margin: -0.375rem 0 0 0.25rem;
    border: solid ${theme.color.text};
    border-width: 0 0 3.5px 3.5px;
    transform: rotate(-45deg);
    ${media.tablet} { width: 1.75rem; height: 0.875rem; margin-top: -0.5rem; border-width: 0 0 4.5px 4.5px; }
  }
`;

/** On a phone the list unfolds; where there is room it stands open, and its heading is only a heading. */
const offered = css`
  .offered summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${theme.height.target};
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker { display: none; }
    &::after {
      content: '';
      width: 0.625rem;
      height: 0.625rem;
      margin: -0.25rem 0.25rem 0 0;
      border: solid ${theme.color.cool};
      border-width: 0 2px 2px 0;
      transform: rotate(45deg);
    }
  }
  .offered[open] summary::after { margin-top: 0.25rem; transform: rotate(225deg); }
  .offered li {
    display: grid;
    grid-template-columns: ${theme.space.x5} 1fr;
    padding-block: ${theme.space.x2};
    break-inside: avoid;
    line-height: 1.45;
    &::before {
      content: '';
      width: 0.5rem;
      height: 0.625rem;
      margin-top: 0.4em;
      border-radius: 2px;
      background: ${theme.color.cool};
    }
  }
  @supports selector(::details-content) {
    ${media.tablet} {
      .offered summary { min-height: 0; pointer-events: none; &::after { display: none; } }
      .offered::details-content { content-visibility: visible; }
      .offered ul { margin-top: ${theme.space.x3}; border-bottom: 1px solid ${theme.color.lineLit}; }
      .offered li { padding-block: 0.625rem; border-top: 1px solid ${theme.color.lineLit}; font-size: ${theme.size.small}; line-height: 1.35; }
    }
  }
`;

/** The look of all blocks, set here once and not in each block. */
export const Blocks = styled.div`
  ${factsStyles}
  ${exampleSiteStyles}
  ${sceneStyles}
  ${serviceSkies}
  ${words}
  ${results}
  ${offered}
  ${serviceLayouts}
`;
