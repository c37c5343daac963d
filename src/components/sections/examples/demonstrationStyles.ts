import styled, { css, keyframes } from 'styled-components';
import { examples } from '@/content/examples';
import { choiceFocus } from '@/styles/choiceFocus';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { sectionHead } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { exampleSiteStyles } from './exampleSiteStyles';
import { pageFactsStyles } from './pageFactsStyles';

/** Legible from the first frame, so that a fast reader never meets an empty panel. */
const arrive = keyframes`
  from { opacity: 0.6; transform: translateY(0.5rem); }
`;

/** The question is there; its answers settle turn by turn when seen and when another business is chosen. */
const inOrder = [0.3, 0.8, 1.3]
  .map((seconds, index) => `> :nth-child(${index + 3}) { animation-delay: ${seconds}s; }`)
  .join('\n');

const chosen = examples
  .map(
    ({ slug }) =>
      `&:has(input[value='${slug}']:checked) [data-example='${slug}'] { display: grid; }`,
  )
  .join('\n');

const conversation = css`
  .night {
    display: grid;
    align-content: space-between;
    gap: ${theme.space.x3};
    padding: ${theme.space.x5};
    border: 1px solid ${theme.color.lineLit};
    border-radius: ${theme.radius.large};
    background: ${theme.color.ink};
    box-shadow: ${theme.shadow.lift};
    line-height: 1.4;
  }
  .asked {
    display: grid;
    padding-bottom: ${theme.space.x3};
    border-bottom: 1px solid ${theme.color.line};
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
    time {
      color: ${theme.color.text};
      font: ${theme.weight.display} ${theme.size.title} / 1.1 ${theme.font.display};
      letter-spacing: 0;
      font-variant-numeric: tabular-nums;
    }
    small { color: ${theme.color.muted}; font-size: 0.5em; font-weight: ${theme.weight.strong}; letter-spacing: 0; }
  }
  .turn {
    justify-self: start;
    max-width: 88%;
    padding: ${theme.space.x3} ${theme.space.x4};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.medium} ${theme.radius.medium} ${theme.radius.medium} 0.25rem;
    background: ${theme.color.raised};
  }
  /* What the shop says carries its light, as in the services' scenes. */
  .turn[data-from='site'] {
    justify-self: end;
    border-color: ${theme.color.signal};
    border-radius: ${theme.radius.medium} ${theme.radius.medium} 0.25rem ${theme.radius.medium};
    background: ${theme.color.signalDeep};
  }
  .appointment {
    display: grid;
    margin-top: ${theme.space.x2};
    padding: ${theme.space.x4};
    border-radius: ${theme.radius.medium};
    background: ${theme.color.text};
    color: ${theme.color.ink};
    font-size: ${theme.size.small};
    > :first-child { display: flex; justify-content: space-between; }
    strong { font: ${theme.weight.display} clamp(1.375rem, 1.1rem + 0.75vw, 1.875rem) / 1.3 ${theme.font.display}; letter-spacing: ${theme.tracking.title}; }
    time { font-variant-numeric: tabular-nums; }
  }
  ${media.motion} {
    .examples[data-awake] .night { > * { animation: ${arrive} 450ms ease-out backwards; } > :nth-child(-n + 2) { animation: none; } ${inOrder} }
  }
`;

export const Demo = styled.div`
  ${container}
  ${sectionHead}
  ${exampleSiteStyles}
  ${conversation}
  ${pageFactsStyles}
  padding-block: clamp(3.5rem, 8vw, 8rem) ${theme.space.section};

  > header { margin-bottom: ${theme.space.x6}; }
  /* The hour and its line over the title. */
  > header > .hour { overflow: visible; ${media.desktop} { grid-column: 1 / -1; } }

  fieldset { display: flex; flex-wrap: wrap; gap: ${theme.space.x2}; margin-bottom: ${theme.space.x5}; }
  label {
    position: relative;
    display: grid;
    place-items: center;
    flex: 1;
    min-height: ${theme.height.control};
    padding-inline: ${theme.space.x2};
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.round};
    font-weight: ${theme.weight.strong};
    cursor: pointer;
    transition: background-color ${theme.motion.quick};
    ${media.tablet} { flex: none; min-width: 9rem; }
    &:hover { background: ${theme.color.raised}; }
    &:has(:checked) { border-color: ${theme.color.text}; background: ${theme.color.text}; color: ${theme.color.ink}; }
    ${choiceFocus}
  }
  input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; }

  /* Where grounds are not painted, edges mark what is chosen and booked. */
  ${media.forcedColors} {
    label:has(:checked) { border-width: 4px; background: Canvas; color: CanvasText; }
    .appointment { border: 2px solid CanvasText; background: Canvas; color: CanvasText; }
  }
  @media print {
    label:has(:checked) { border-width: 3px; color: black; }
    .appointment { border: 2px solid black; }
  }

  .example { display: none; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.x5}; }
  /* The same heights for each business: nothing jumps when another is chosen. */
  .example-site { min-height: 29rem; }
  .night {
    min-height: 36rem;
    ${media.phone} {
      min-height: 30.25rem;
      padding: ${theme.space.x4};
      .turn { max-width: 92%; padding: ${theme.space.x2} ${theme.space.x3}; font-size: 1rem; }
    }
  }
  .wanted {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.x3} ${theme.space.x5};
    margin-top: ${theme.space.x2};
    p { font: ${theme.weight.strong} ${theme.size.lede} / 1.35 ${theme.font.display}; letter-spacing: ${theme.tracking.title}; }
    ${media.phone} { .button { flex: auto; } }
  }
  ${chosen}
  @supports not selector(:has(*)) { .example:first-child { display: grid; } }

  ${media.tablet} {
    .night { grid-template-columns: 3fr 2fr; column-gap: ${theme.space.x5}; }
    .asked { grid-column: 1 / -1; }
    .turn { grid-column: 1; }
    .appointment { grid-area: 2 / 2 / 5; margin-top: 0; align-self: start; }
    .night { min-height: 19rem; }
    .example-site { min-height: 36rem; }
  }

  /* Site and conversation side by side, at one height. */
  ${media.desktop} {
    .example { grid-template: minmax(38rem, auto) / 8fr 4fr; }
    .wanted { grid-column: 1 / -1; }
    .night { grid-template-columns: minmax(0, 1fr); min-height: 0; }
    .appointment { grid-area: auto; margin-top: ${theme.space.x2}; }
  }
  @media (min-width: 100em) { .example { grid-template-rows: minmax(42rem, auto); } }
`;
