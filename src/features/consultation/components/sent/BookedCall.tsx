'use client';

import { thankYouCopy } from '@/content/copy/consultation';
import { calendarEvent } from '@/features/consultation/model/calendarEvent';
import { callRules } from '@/features/consultation/model/callRules';
import { AppointmentCard, type Call } from '../call/AppointmentCard';

/** The booked call on Thank You, with a link to add it to a calendar. */
export function BookedCall({ siteName, ...call }: Call & { siteName: string }) {
  const title = thankYouCopy.calendarTitle(siteName, callRules.stepMinutes);
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
