import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CallBookingProps } from './CallBooking';

/** How long the calendar may take to load before the native fields replace it. */
const patienceMs = 6000;

type Calendar = 'loading' | 'unavailable' | { CallBooking: ComponentType<CallBookingProps> };

/**
 * The calendar's code, loaded on first use. The outcome is final: a calendar that loads
 * late does not replace the native fields while the visitor is using them.
 */
export function useCalendar(wanted: boolean): Calendar {
  const [calendar, setCalendar] = useState<Calendar>('loading');
  const requested = useRef(false);

  useEffect(() => {
    if (!wanted || requested.current) return;
    requested.current = true;
    // Synchronous, so that a call can be booked even if React's scheduler has stopped.
    const decide = (result: Calendar) =>
      flushSync(() => setCalendar((current) => (current === 'loading' ? result : current)));
    setTimeout(() => decide('unavailable'), patienceMs);
    import('./CallBooking').then(decide, () => decide('unavailable'));
  }, [wanted]);

  return calendar;
}
