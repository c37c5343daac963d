'use client';

import { useId } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import type { SlotState } from '../model/availability';
import type { TimeSlot } from '../model/slots';

interface SlotGridProps {
  slots: readonly { slot: TimeSlot; state: SlotState }[];
  /** The chosen time (HH:MM), or null. */
  value: string | null;
  onChange: (callTime: string) => void;
  timeZoneName: string;
}

const stateWords: Record<SlotState, string | null> = { free: null, booked: 'Booked', past: 'Past' };

/**
 * The times of a day, as one radio group: one tab stop, arrow keys between the times that can be
 * had (ARIA Authoring Practices, radio group, which native radio buttons follow by themselves).
 */
export function SlotGrid({ slots, value, onChange, timeZoneName }: SlotGridProps) {
  const hint = useId();
  const parts = [
    { title: 'Morning', slots: slots.filter(({ slot }) => slot.value < '12:00') },
    { title: 'Afternoon', slots: slots.filter(({ slot }) => slot.value >= '12:00') },
  ];
  return (
    <Timetable aria-describedby={hint}>
      <legend>
        <h3>Select Your Preferred Time</h3>
      </legend>
      <p id={hint}>
        Grayed out times are already booked. <span>Times are in {timeZoneName}.</span>
      </p>
      {parts.map((part) => (
        <div key={part.title}>
          <h4>{part.title}</h4>
          <ul>
            {part.slots.map(({ slot, state }) => (
              <li key={slot.value}>
                <label data-state={state}>
                  <input
                    type="radio"
                    name="callTime"
                    value={slot.value}
                    checked={value === slot.value}
                    disabled={state !== 'free'}
                    onChange={() => onChange(slot.value)}
                  />
                  <span>{slot.label}</span>
                  {stateWords[state] && <small>{stateWords[state]}</small>}
                </label>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Timetable>
  );
}

const Timetable = styled.fieldset`
  > p {
    margin-top: ${theme.space.x1};
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
  }
  h4 {
    margin-top: ${theme.space.x5};
    color: ${theme.color.quiet};
    font: ${theme.weight.medium} ${theme.size.small} / 1.4 ${theme.font.text};
    letter-spacing: ${theme.tracking.label};
  }
  /* A row is an hour of four quarters, where four fit. */
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.x1};
    margin-top: ${theme.space.x3};
    @media (min-width: 22em) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
    ${media.wide} { gap: ${theme.space.x2}; }
  }
  label {
    position: relative;
    display: grid;
    place-content: center;
    min-height: 3.25rem;
    padding: ${theme.space.x1} 0;
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.small};
    background: ${theme.color.well};
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
    text-align: center;
    white-space: nowrap;
    cursor: pointer;
    transition:
      background-color ${theme.motion.quick},
      border-color ${theme.motion.quick};
  }
  label:hover { border-color: ${theme.color.cool}; background: ${theme.color.coolDeep}; }
  /* As large as its label and not seen itself: the label shows its state. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  label:has(:focus-visible) {
    outline: 3px solid ${theme.color.signal};
    outline-offset: 3px;
  }
  label:has(:checked) {
    border-color: ${theme.color.signal};
    background: ${theme.color.signal};
    color: ${theme.color.onSignal};
    font-weight: ${theme.weight.strong};

    span::before {
      content: '✓' / '';
      position: absolute;
      top: 0.125rem;
      right: 0.375rem;
      font-size: ${theme.size.tiny};
    }
  }
  /* Taken and gone read as such without color: no edge, and the word. */
  label[data-state='booked'],
  label[data-state='past'] {
    border-color: transparent;
    background: rgb(255 255 255 / 0.06);
    color: ${theme.color.quiet};
    cursor: not-allowed;
  }
  small { font-size: ${theme.size.tiny}; }
  ${media.wide} { label { font-size: ${theme.size.small}; } }

  ${media.forcedColors} {
    label:has(:checked) { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    label:is([data-state='booked'], [data-state='past']) { color: GrayText; }
  }
`;
