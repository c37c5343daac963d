import { useRef, useState } from 'react';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import { theme } from '@/styles/theme';
import type { CallBookingProps } from '../controls/CallBooking';
import { Field, FieldRow } from '../controls/Field';
import { useSlots, withDay } from '../controls/useSlots';
import { bookingWindow } from '../model/call/calendar';
import { timeInWords, weekInWords, zoneHint } from '../model/call/callInWords';
import { timeSlots } from '../model/call/callRules';

/** While no day is chosen. */
const allSlots = timeSlots.map((value) => ({ value, state: 'free' }));

interface NativeBookingProps extends CallBookingProps {
  isReady: boolean;
  /** Called when the visitor presses, focuses or fills in one of the fields. */
  onUse: () => void;
}

/** Whether the visitor has begun to fill in the native fields before hydration. */
export const isNativeInUse = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('#native-call-date, #native-call-time')].some(
    (field) => field.value || field === document.activeElement,
  );

/**
 * Day and time of a call in native controls, which are uncontrolled like the form's others. With script they offer what
 * the calendar does: no time on a closed day, and none that is booked or past.
 */
export function NativeBooking(props: NativeBookingProps) {
  const { choice, chooseCall, held, site, isReady, onUse } = props;
  const date = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLSelectElement>(null);
  const slots = useSlots(choice, site, held);
  // As when it came: browsers empty a date that is being typed when its limits change. Not what was today at the build.
  const [days] = useState(() => (isReady ? bookingWindow(site.timeZone, new Date()) : null));
  const isDayChosen = isReady && choice.callDate !== null;

  function chooseDate(value: string) {
    const chosen = value ? withDay(choice, value, site) : { ...choice, callDate: null };
    if (time.current && chosen.callTime !== choice.callTime) time.current.value = '';
    chooseCall(chosen);
  }

  return (
    <Booking onFocus={onUse} onChange={onUse}>
      <Hint>{callCopy.nativeHint(weekInWords, zoneHint(site))}</Hint>
      <Field id="native-call-date" label={callCopy.date}>
        <input
          ref={date}
          id="native-call-date"
          name="callDate"
          type="date"
          min={days?.first}
          max={days?.last ?? '9999-12-31'}
          // Not '', for which React would empty it, too.
          defaultValue={choice.callDate || undefined}
          onChange={({ target }) => chooseDate(target.value)}
        />
      </Field>
      <Field id="native-call-time" label={callCopy.time}>
        <select
          ref={time}
          id="native-call-time"
          name="callTime"
          defaultValue={choice.callTime ?? ''}
          onChange={({ target }) => chooseCall({ ...choice, callTime: target.value || null })}
        >
          <option value="">
            {isDayChosen && slots.length === 0 ? callCopy.noCalls : callCopy.chooseTime}
          </option>
          {(isDayChosen ? slots : allSlots).map(({ value, state }) => (
            <option key={value} value={value} disabled={state !== 'free'}>
              {timeInWords(value)}
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
