'use client';

import { thankYouCopy } from '@/content/consultation';
import { calendarEvent } from '../model/calendarEvent';
import { AppointmentCard } from './AppointmentCard';

interface BookedCallProps {
  callDate: string;
  callTime: string;
  /** IANA zone of the call, and its name in words. */
  timeZone: string;
  timeZoneName: string;
  siteName: string;
}

/** The booked call on the Thank You screen, to take into the visitor's own calendar. */
export function BookedCall({ siteName, ...call }: BookedCallProps) {
  const title = thankYouCopy.calendarTitle(siteName);
  const event = calendarEvent({ ...call, title, now: new Date() });
  return (
    <AppointmentCard
      {...call}
      lead={thankYouCopy.call}
      action={
        <a
          className="button"
          data-variant="primary"
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(event)}`}
          download={thankYouCopy.calendarFile}
        >
          {thankYouCopy.addToCalendar}
        </a>
      }
    />
  );
}
