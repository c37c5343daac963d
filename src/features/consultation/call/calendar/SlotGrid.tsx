import { useId } from 'react';
import styled from 'styled-components';
import { calendarCopy } from '@/content/copy/calendar';
import { callCopy } from '@/content/copy/consultation';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { media } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { radioTile } from '../../controls/radioTile';
import type { SlotOfDay } from '../../model/call/availability';
import { callMinutesOn } from '../../model/call/calendar';
import { dayInWords, timeInWords, zoneHint } from '../../model/call/callInWords';
import { tile } from './tile';

interface SlotGridProps {
  date: string;
  slots: readonly SlotOfDay[];
  value: string | null;
  onChange: (time: string) => void;
  site: Pick<SiteSettings, 'timeZone' | 'timeZoneName'>;
}

export function SlotGrid({ date, slots, value, onChange, site }: SlotGridProps) {
  const hint = useId();
  const day = dayInWords(date);
  const isFull = slots.every(({ state }) => state !== 'free');
  return (
    <fieldset aria-describedby={hint}>
      <legend>
        <h3>{callCopy.time}</h3>
        <Spoken>{calendarCopy.timesOn(day, zoneHint(site))}</Spoken>
      </legend>
      <Hint id={hint}>
        <strong>{isFull ? calendarCopy.full(day) : `${day}.`}</strong>{' '}
        <span>
          {calendarCopy.grayedOut} {calendarCopy.timesHint(callMinutesOn(date), zoneHint(site))}
        </span>
      </Hint>
      <Timetable>
        {slots.map(({ value: time, state }) => (
          <li key={time}>
            <input
              id={`time-${time}`}
              type="radio"
              name="callTime"
              value={time}
              checked={time === value}
              disabled={state !== 'free'}
              onChange={() => onChange(time)}
            />
            <label htmlFor={`time-${time}`}>
              <span>{timeInWords(time)}</span>{' '}
              {state !== 'free' && <small>{calendarCopy.states[state]}</small>}
            </label>
          </li>
        ))}
      </Timetable>
    </fieldset>
  );
}

/* Screen readers skip the description of a group entered by arrow key. */
const Spoken = styled.span`
  ${visuallyHidden}
`;

const Hint = styled.p`
  margin-top: ${theme.space.x1};
  font-size: ${theme.size.small};
  color: ${theme.color.muted};
  strong { color: ${theme.color.text}; font-weight: ${theme.weight.medium}; }
`;

/* Places texts in a grid: positioned elements would be layers, which slow each keystroke. */
const Timetable = styled.ul`
  --gap: ${theme.space.x2};
  margin-top: ${theme.space.x3};
  padding: ${theme.space.x3};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.large};
  ${media.phone} { --gap: ${theme.space.x1}; padding: ${theme.space.x2}; }
  display: grid;
  /* An hour in a row, or half an hour with large text. */
  grid-template-columns: repeat(4, 1fr);
  @container (width < 16.5rem) { grid-template-columns: repeat(2, 1fr); }
  gap: var(--gap);
  background: ${theme.color.well};
  font-size: clamp(min(0.75rem, 6.8vw), 3.9vw, 0.875rem);

  li {
    display: grid;
    min-height: 3rem;
    line-height: 1.2;
    > * { grid-area: 1 / 1; }
  }
  input {
    ${radioTile}
    ${tile(':checked', ':disabled')}
    &:focus, &:focus-visible { outline-offset: 1px; }
    /* Visible without color, too. */
    &:checked { box-shadow: inset 0 0 0 2px ${theme.color.onSignal}; }
  }
  label { display: grid; place-content: center; text-align: center; }
  input:checked + label { color: ${theme.color.onSignal}; font-weight: ${theme.weight.strong}; }
  input:disabled + label { color: ${theme.color.quiet}; }
  input:disabled + label > span { text-decoration: line-through; }
  span { white-space: nowrap; }
  small { font-size: ${theme.size.tiny}; }
  ${media.forcedColors} {
    input:checked + label { forced-color-adjust: none; color: HighlightText; }
    input:disabled + label { color: GrayText; }
  }
`;
