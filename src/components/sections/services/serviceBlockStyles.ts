import styled, { css } from 'styled-components';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { factsStyles } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { exampleSiteStyles } from '../examples/exampleSiteStyles';

const words = css`
  h2 {
    font-size: ${theme.size.display};
    line-height: ${theme.leading.display};
    letter-spacing: ${theme.tracking.display};
  }
  h3 { font-size: ${theme.size.heading}; }
  .subtitle { margin-top: ${theme.space.x4}; color: ${theme.color.text}; font-size: ${theme.size.lede}; }
  .description { max-width: ${theme.width.prose}; margin-top: ${theme.space.x4}; color: ${theme.color.muted}; }
  .terms {
    display: grid;
    justify-items: start;
    gap: ${theme.space.x5};
    margin-top: ${theme.space.x5};
    padding-top: ${theme.space.x4};
    border-top: 1px solid ${theme.color.line};
    .facts { padding: 0; border: 0; }
  }
`;

/** What to expect: the meaning in large, the claimed figure under it. */
const results = css`
  .results ul { display: grid; gap: ${theme.space.x4} ${theme.space.x5}; margin-top: ${theme.space.x4}; }
  .results li {
    padding-top: ${theme.space.x4};
    border-top: 1px solid ${theme.color.lineLit};
    font-weight: ${theme.weight.strong};
    line-height: 1.4;
  }
  .results p { margin-top: ${theme.space.x2}; color: ${theme.color.muted}; font-weight: ${theme.weight.text}; font-size: ${theme.size.small}; }
  .results p strong {
    display: block;
    color: ${theme.color.text};
    font: ${theme.weight.display} ${theme.size.title} / 1.2 ${theme.font.display};
    letter-spacing: ${theme.tracking.display};
    font-variant-numeric: tabular-nums;
  }
`;

/** On a phone the list unfolds; where there is room it stands open, and its heading is only a heading. */
const offered = css`
  .offered summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${theme.height.control};
    border-block: 1px solid ${theme.color.line};
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
  .offered ul { margin-top: ${theme.space.x3}; }
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
      .offered summary { min-height: 0; border: 0; pointer-events: none; &::after { display: none; } }
      .offered::details-content { content-visibility: visible; }
      .offered ul { margin-top: ${theme.space.x4}; }
      .offered li { padding-block: ${theme.space.x3}; border-top: 1px solid ${theme.color.line}; }
    }
  }
`;

const wideLayouts = css`
  ${media.tablet} {
    > section { grid-template-columns: repeat(12, 1fr); column-gap: ${theme.space.x5}; align-items: center; }
    .words { grid-column: 1 / span 6; }
    .picture { grid-column: 7 / -1; order: 0; align-self: center; display: grid; align-items: center; }
    .results { grid-column: 1 / span 6; padding-right: ${theme.space.x5}; align-self: start; }
    .offered { grid-column: 7 / -1; align-self: start; }
    [data-layout='picture-left'] {
      .words { grid-area: 1 / 7 / auto / -1; }
      .picture { grid-area: 1 / 1 / auto / span 6; }
    }
    [data-layout='stage'] { .words, .picture { grid-column: 1 / -1; } }
  }
  ${media.desktop} {
    [data-layout='picture-right'] .words { padding-right: ${theme.space.x5}; }
    [data-layout='stage'] {
      .words { grid-column: 1 / span 5; }
      .picture { grid-column: 6 / -1; }
    }
  }
`;

/** The look of all blocks, set here once and not in each block. */
export const Blocks = styled.div`
  ${container}
  ${factsStyles}
  ${exampleSiteStyles}
  ${words}
  ${results}
  ${offered}

  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(2.5rem, 5vw, 4.5rem) ${theme.space.x6};
    padding-block: clamp(3.5rem, 2rem + 4vw, 6rem);
    border-top: 1px solid ${theme.color.line};
    scroll-margin-top: calc(-1 * ${theme.space.x6});
  }
  > section:first-child { border-top: 0; }
  .picture { order: -1; > svg { max-width: 30rem; margin-inline: auto; } }
  > section:not(:first-child) > .picture {
    padding: clamp(1rem, 3vw, 2.25rem);
    border: 1px solid ${theme.color.wallEdge};
    border-radius: ${theme.radius.large};
    background: ${theme.color.wall};
  }

  ${wideLayouts}
`;
