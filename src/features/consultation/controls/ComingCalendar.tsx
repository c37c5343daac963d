import { useState } from 'react';
import { callCopy } from '@/content/copy/consultation';
import { openDaysBefore, type SiteCalls } from '../model/call/calendar';
import type { CallChoice } from '../model/call/callChoice';

interface ComingCalendarProps extends Pick<CallChoice, 'method'> {
  site: SiteCalls;
  /** Whether a day is chosen, whose times come with the calendar. */
  hasDay: boolean;
}

/** Says that the calendar is coming, and says what keeps its room (CallPlaceStyle). */
export function ComingCalendar({ method, site, hasDay }: ComingCalendarProps) {
  const [before] = useState(() => openDaysBefore(method, site, new Date()));
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
