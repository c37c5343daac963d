'use client';

import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import { callCopy } from '@/content/consultation';
import { theme } from '@/styles/theme';
import { nothingChosen } from '../model/bookingChoice';
import { bookingWindow } from '../model/calendar';
import { timeSlots } from '../model/slots';
import type { CallBookingProps } from './CallBooking';
import { Field, FieldRow } from './Field';

interface NativeBookingProps {
  timeZoneName: string;
  /** Absent while the page has no JavaScript running: the fields then speak for themselves. */
  control?: Pick<CallBookingProps, 'choice' | 'onChange' | 'timeZone' | 'now'>;
}

/**
 * Day and time of a phone call with the browser's own controls: what stands in for calendar and
 * grid without JavaScript, before hydration, and where the calendar's code cannot be loaded.
 */
export function NativeBooking({ timeZoneName, control }: NativeBookingProps) {
  const choice = control?.choice ?? nothingChosen;
  const offered = control && bookingWindow(control.timeZone, control.now);
  const field = (name: 'callDate' | 'callTime') => ({
    name,
    ...(control
      ? {
          value: choice[name] ?? '',
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
            control.onChange({ ...choice, [name]: target.value || null }),
        }
      : { defaultValue: '' }),
  });
  return (
    <Booking>
      <Field id="native-call-date" label={callCopy.date}>
        <input
          id="native-call-date"
          type="date"
          min={offered?.first}
          max={offered?.last ?? '9999-12-31'}
          {...field('callDate')}
        />
      </Field>
      <Field id="native-call-time" label={callCopy.time}>
        <select id="native-call-time" {...field('callTime')}>
          <option value="">{callCopy.chooseTime}</option>
          {timeSlots.map((slot) => (
            <option key={slot.value} value={slot.value}>
              {slot.label}
            </option>
          ))}
        </select>
      </Field>
      <p>
        {callCopy.needs} {callCopy.zone(timeZoneName)}
      </p>
    </Booking>
  );
}

const Booking = styled(FieldRow)`
  /* Before hydration they appear with the choice of a call. */
  display: var(--call-display, grid);

  > p {
    grid-column: 1 / -1;
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
  }
`;
