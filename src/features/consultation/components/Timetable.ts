import styled from 'styled-components';
import { choiceFocus } from '@/styles/choiceFocus';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { coveringInput } from './coveringInput';

/* A row is an hour of four quarters, on the narrowest screens half of one. */
export const Timetable = styled.fieldset`
  container-type: inline-size;

  > p {
    margin-top: ${theme.space.x1};
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
  }
  > .day {
    margin-top: ${theme.space.x2};
    color: ${theme.color.text};
    font: ${theme.weight.display} ${theme.size.heading} / 1.25 ${theme.font.display};
    letter-spacing: ${theme.tracking.title};
  }
  .parts {
    display: grid;
    gap: ${theme.space.x4} ${theme.space.x5};
    margin-top: ${theme.space.x3};
    padding: ${theme.space.x4} ${theme.space.x3} ${theme.space.x3};
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.medium};
    background: ${theme.color.well};
  }
  h4 {
    color: ${theme.color.muted};
    font: ${theme.weight.medium} ${theme.size.small} / 1.4 ${theme.font.text};
    letter-spacing: ${theme.tracking.label};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.x1};
    margin-top: ${theme.space.x2};
  }
  @container (min-width: 19.5rem) {
    ul { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  }
  label {
    position: relative;
    display: grid;
    place-content: center;
    height: 100%;
    min-height: 3.25rem;
    border: 1px solid ${theme.color.choice};
    border-radius: ${theme.radius.small};
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
    text-align: center;
    cursor: pointer;
    transition:
      background-color ${theme.motion.quick},
      border-color ${theme.motion.quick};
  }
  label:hover { border-color: ${theme.color.cool}; background: ${theme.color.coolDeep}; }
  input {
    ${coveringInput}
    cursor: inherit;
  }
  label { ${choiceFocus} }
  label:has(:checked) {
    border-color: ${theme.color.signal};
    background: ${theme.color.signal};
    color: ${theme.color.onSignal};
    font-weight: ${theme.weight.strong};
    /* Chosen without color, too: an edge of two pixels within. */
    box-shadow: inset 0 0 0 2px ${theme.color.onSignal};
  }
  /* Taken and gone read as such without color: no button, and the word. */
  label[data-state='booked'],
  label[data-state='past'] {
    border-color: transparent;
    background: none;
    color: ${theme.color.quiet};
    cursor: not-allowed;

    span { text-decoration: line-through; }
  }
  small { font-size: ${theme.size.tiny}; }

  /* Wide enough for the word beside the time. */
  @container (min-width: 36rem) {
    label { grid-auto-flow: column; gap: ${theme.space.x2}; align-items: baseline; min-height: calc(${theme.height.target} + 2px); font-size: ${theme.size.small}; }
    label:has(:checked) { box-shadow: inset 0 0 0 2px ${theme.color.signal}, inset 0 0 0 4px ${theme.color.onSignal}; }
  }

  ${media.forcedColors} {
    label:has(:checked) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      box-shadow: inset 0 0 0 2px HighlightText;
    }
    label:is([data-state='booked'], [data-state='past']) { color: GrayText; }
  }
`;
