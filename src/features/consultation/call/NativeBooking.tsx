import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { theme } from '@/styles/theme';
import { Field, FieldRow } from '../controls/Field';
import { bookingWindow, timeSlots } from '../model/call/calendar';
import type { CallChoice } from '../model/call/call';
import { timeInWords } from '../model/call/callInWords';

interface NativeBookingProps {
  choice: CallChoice;
  isReady: boolean;
  site: Pick<SiteSettings, 'timeZone'>;
  hint: ReactNode;
}

export function NativeBooking({ choice, isReady, site, hint }: NativeBookingProps) {
  // Browsers empty a date that is being typed if its limits change.
  const [days] = useState(() => (isReady ? bookingWindow(site.timeZone, new Date()) : null));
  return (
    <Booking>
      {hint && <Hint>{hint}</Hint>}
      <Field id="native-call-date" label={callCopy.date}>
        <input
          id="native-call-date"
          name="callDate"
          type="date"
          min={days?.first}
          max={days?.last ?? '9999-12-31'}
          // For '', React would empty the field.
          defaultValue={choice.date || undefined}
        />
      </Field>
      <Field id="native-call-time" label={callCopy.time}>
        <select id="native-call-time" name="callTime" defaultValue={choice.time ?? ''}>
          <option value="">{callCopy.chooseTime}</option>
          {timeSlots.map((value) => (
            <option key={value} value={value}>
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
