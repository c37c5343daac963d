'use client';

import { thankYouCopy } from '@/content/copy/consultation';
import { calendarEvent } from '@/features/consultation/model/call/calendarEvent';
import { callRules } from '@/features/consultation/model/call/callRules';
import { AppointmentCard, type Call } from '../call/AppointmentCard';

interface BookedCallProps extends Call {
  siteName: string;
  siteEmail: string;
  sitePhone: string;
  /** The number that is called. */
  phone: string;
}

/** The booked call on Thank You, with a link to add it to a calendar. */
export function BookedCall({ siteName, siteEmail, sitePhone, phone, ...call }: BookedCallProps) {
  const title = thankYouCopy.calendarTitle(siteName, callRules.stepMinutes);
  const text = thankYouCopy.calendarText(phone, siteEmail, sitePhone);
  const event = calendarEvent({ ...call, title, text, now: new Date() });
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
