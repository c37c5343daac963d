import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import { theme } from '@/styles/theme';
import { ErrorBoundary } from '../form/ErrorBoundary';
import { Notice } from '../form/Notice';
import { bookingWindow } from '../model/call/calendar';
import type { CallBookingProps } from './CallBooking';
import { NativeBooking } from './NativeBooking';

/** Day and time of a call: calendar and times, or the native fields as fallback. */
export function CallSection({ state, site }: CallBookingProps) {
  const { choice, lostTime, draft, now } = state;
  const isCall = choice.contactMethod === 'phone';
  const calendar = useCalendar(isCall);

  // Without script, and until the form is hydrated.
  if (!draft) return <NativeBooking site={site} />;
  if (!isCall) return null;
  const native = (
    <NativeBooking site={site} choice={choice} offered={bookingWindow(site.timeZone, now)} />
  );
  return (
    <div>
      <Notice>{lostTime === 'passed' && <span>{callCopy.passed}</span>}</Notice>
      {calendar === 'loading' && <Loading>{callCopy.loading}</Loading>}
      {calendar === 'unavailable' && native}
      {typeof calendar === 'object' && (
        <ErrorBoundary fallback={native}>
          <calendar.CallBooking state={state} site={site} />
        </ErrorBoundary>
      )}
    </div>
  );
}

/** How long the calendar may take to load before the native fields replace it. */
const patienceMs = 6000;

type Calendar = 'loading' | 'unavailable' | { CallBooking: ComponentType<CallBookingProps> };

/**
 * The calendar's code, loaded on first use. The outcome is final: a calendar that loads
 * late does not replace the native fields while the visitor is using them.
 */
function useCalendar(wanted: boolean): Calendar {
  const [calendar, setCalendar] = useState<Calendar>('loading');

  useEffect(() => {
    if (!wanted) return;
    // Synchronous, so that a call can be booked even if React's scheduler has stopped.
    const decide = (result: Calendar) =>
      flushSync(() => setCalendar((current) => (current === 'loading' ? result : current)));
    setTimeout(() => decide('unavailable'), patienceMs);
    import('./CallBooking').then(decide, () => decide('unavailable'));
  }, [wanted]);

  return calendar;
}

const Loading = styled.p`
  min-height: 24rem;
  color: ${theme.color.muted};
`;
