import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import { theme } from '@/styles/theme';
import { Field, FieldRow } from '../form/Field';
import { chooseCallDate, nothingChosen } from '../model/call/bookingChoice';
import { bookingWindow } from '../model/call/calendar';
import { callRules } from '../model/call/callRules';
import { timeSlots } from '../model/call/slots';
import type { CallBookingProps } from './CallBooking';

interface NativeBookingProps extends Pick<CallBookingProps, 'site'> {
  /** Absent without JavaScript and before hydration: the fields are then uncontrolled. */
  state?: CallBookingProps['state'];
}

/**
 * Day and time of a call in native controls: without JavaScript, before hydration, and when
 * the calendar's code cannot be loaded.
 */
export function NativeBooking({ site, state }: NativeBookingProps) {
  const choice = state?.choice ?? nothingChosen;
  const offered = state && bookingWindow(site.timeZone, state.now);
  /** Accepts any time with any date, because native fields cannot know which times are free. */
  const chosen = {
    callDate: (date: string | null) => chooseCallDate(choice, date, () => true),
    callTime: (callTime: string | null) => ({ ...choice, callTime }),
  };
  const field = (name: keyof typeof chosen) => ({
    name,
    ...(state
      ? {
          value: choice[name] ?? '',
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
            state.chooseCall(chosen[name](target.value || null)),
        }
      : { defaultValue: '' }),
  });
  return (
    <Booking>
      <p>{callCopy.nativeHint(callRules.weekdaysInWords, site.timeZoneName)}</p>
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
    </Booking>
  );
}

const Booking = styled(FieldRow)`
  /* Before hydration, CSS shows them when a call is chosen. */
  display: var(--call-display, grid);

  > p {
    grid-column: 1 / -1;
    margin-bottom: ${theme.space.x4};
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
  }
`;
