import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import { theme } from '@/styles/theme';
import { Field, FieldRow } from '../form/Field';
import type { BookingChoice } from '../model/call/bookingChoice';
import type { bookingWindow } from '../model/call/calendar';
import { callRules, timeSlots } from '../model/call/callRules';
import type { CallBookingProps } from './CallBooking';

interface NativeBookingProps extends Pick<CallBookingProps, 'site'> {
  /** Both absent without JavaScript and before hydration. */
  choice?: BookingChoice;
  offered?: ReturnType<typeof bookingWindow>;
}

/**
 * Day and time of a call in native controls, which are uncontrolled like the form's others: without JavaScript, before
 * hydration, and when the calendar's code cannot be loaded. They accept any time of any day in the booking window.
 */
export function NativeBooking({ site, choice, offered }: NativeBookingProps) {
  return (
    <Booking>
      <p>{callCopy.nativeHint(callRules.weekdaysInWords, site.timeZoneName)}</p>
      <Field id="native-call-date" label={callCopy.date}>
        <input
          id="native-call-date"
          name="callDate"
          type="date"
          min={offered?.first}
          max={offered?.last ?? '9999-12-31'}
          defaultValue={choice?.callDate ?? ''}
        />
      </Field>
      <Field id="native-call-time" label={callCopy.time}>
        <select id="native-call-time" name="callTime" defaultValue={choice?.callTime ?? ''}>
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
