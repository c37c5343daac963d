'use client';

import { callCopy, thankYouCopy } from '@/content/consultation';
import { calendarEvent } from '../model/calendarEvent';
import { callOnVisitorClock, visitorTimeZone } from '../model/callInWords';
import { AppointmentCard, CallInWords } from './AppointmentCard';

interface BookedCallProps {
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
    <AppointmentCard
      callDate={callDate}
      action={
        <a
          className="button"
          data-variant="primary"
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(event)}`}
          download="consultation-call.ics"
        >
          {thankYouCopy.addToCalendar}
        </a>
      }
    >
      <p>
        {thankYouCopy.call} <CallInWords callDate={callDate} callTime={callTime} />{' '}
        <small>
          {timeZoneName}. {ownClock && callCopy.ownClock(ownClock)}
        </small>
      </p>
    </AppointmentCard>
  );
}
