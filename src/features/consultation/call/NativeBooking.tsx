import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import { theme } from '@/styles/theme';
import { Field, FieldRow } from '../form/Field';
import type { ConsultationFormState } from '../form/useConsultationForm';
import { bookingWindow } from '../model/call/calendar';
import { callRules, timeSlots } from '../model/call/callRules';
import type { CallBookingProps } from './CallBooking';

interface NativeBookingProps extends Pick<CallBookingProps, 'site'> {
  state: Pick<ConsultationFormState, 'choice' | 'withdrawn' | 'now' | 'refreshNow' | 'draft'>;
}

/** Whether the visitor has begun to fill in the native fields. */
export const isNativeInUse = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('#native-call-date, #native-call-time')].some(
    (field) => field.value || field === document.activeElement,
  );

/**
 * Day and time of a call in native controls, which are uncontrolled like the form's others: without JavaScript, before
 * hydration, and when the calendar's code cannot be loaded. They take any day; one without calls is withdrawn.
 */
export function NativeBooking({ site, state }: NativeBookingProps) {
  const date = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLSelectElement>(null);
  const { choice, withdrawn, refreshNow } = state;
  const { callDate, callTime } = choice;
  // As when it came: browsers empty a date that is being typed when its limits change. Not what was today at the build.
  const [offered] = useState(state.draft && bookingWindow(site.timeZone, state.now));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is withdrawn leaves, once
  useEffect(() => {
    if (withdrawn && date.current) date.current.value = callDate ?? '';
    if (withdrawn && time.current) time.current.value = callTime ?? '';
  }, [withdrawn]);

  return (
    // Withdraws a date without calls, once it is complete.
    <Booking onBlur={refreshNow}>
      <Hint>{callCopy.nativeHint(callRules.weekdaysInWords, site.timeZoneName)}</Hint>
      <Field id="native-call-date" label={callCopy.date}>
        <input
          ref={date}
          id="native-call-date"
          name="callDate"
          type="date"
          min={offered?.first}
          max={offered?.last ?? '9999-12-31'}
          // Not '', for which React would empty it, too.
          defaultValue={callDate || undefined}
        />
      </Field>
      <Field id="native-call-time" label={callCopy.time}>
        <select
          ref={time}
          id="native-call-time"
          name="callTime"
          defaultValue={callTime ?? ''}
          onChange={refreshNow}
        >
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
  > p { grid-column: 1 / -1; }
`;

const Hint = styled.p`
  margin-bottom: ${theme.space.x4};
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
`;
