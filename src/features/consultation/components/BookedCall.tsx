'use client';

import styled from 'styled-components';
import { callCopy, thankYouCopy } from '@/content/consultation';
import { theme } from '@/styles/theme';
import { calendarEvent } from '../model/calendarEvent';
import { callInWords, callOnVisitorClock, visitorTimeZone } from '../model/callInWords';
import { AppointmentCard } from './AppointmentCard';

export interface BookedCallProps {
  callDate: string;
  callTime: string;
  /** IANA zone of the call, and its name in words. */
  timeZone: string;
  timeZoneName: string;
  siteName: string;
}

/** The booked call on the Thank You screen, to take into the visitor's own calendar. */
export function BookedCall(props: BookedCallProps) {
  const { callDate, callTime, timeZone, timeZoneName, siteName } = props;
  const title = `Consultation call with ${siteName}`;
  const event = calendarEvent({ callDate, callTime, timeZone, title, now: new Date() });
  const ownClock = callOnVisitorClock(callDate, callTime, timeZone, visitorTimeZone());
  return (
    <AppointmentCard callDate={callDate}>
      <p>
        {thankYouCopy.call} <strong>{callInWords(callDate, callTime)}</strong>{' '}
        <small>
          {timeZoneName}. {ownClock && callCopy.ownClock(ownClock)}
        </small>
      </p>
      <Keep
        className="button"
        data-variant="primary"
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(event)}`}
        download="consultation-call.ics"
      >
        {thankYouCopy.addToCalendar}
      </Keep>
    </AppointmentCard>
  );
}

const Keep = styled.a`
  justify-self: start;
  margin-top: ${theme.space.x1};
`;
