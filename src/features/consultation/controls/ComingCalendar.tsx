import { useState } from 'react';
import { callCopy } from '@/content/copy/consultation';
import { openDaysBefore, type SiteCalls } from '../model/call/calendar';

interface ComingCalendarProps {
  site: SiteCalls;
  /** Whether a day is chosen, whose times come with the calendar. */
  hasDay: boolean;
}

/** Says that the calendar is coming, and says what keeps its room (CallPlaceStyle). */
export function ComingCalendar({ site, hasDay }: ComingCalendarProps) {
  const [before] = useState(() => openDaysBefore(site, new Date()));
  return (
    <p
      data-coming=""
      data-before={before.length > 0 ? '' : undefined}
      data-times={hasDay ? '' : undefined}
    >
      {callCopy.coming}
    </p>
  );
}
