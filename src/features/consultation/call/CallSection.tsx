import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import { isPressing, wasPosted, whenUnpressed } from '@/lib/browser/press';
import { theme } from '@/styles/theme';
import { ErrorBoundary } from '../form/ErrorBoundary';
import type { ConsultationFormState } from '../form/useConsultationForm';
import type { CallBookingProps } from './CallBooking';
import { NativeBooking, nativeFields } from './NativeBooking';

interface CallSectionProps extends Pick<CallBookingProps, 'site'> {
  state: ConsultationFormState;
}

/** Day and time of a call: calendar and times, or the native fields as fallback. */
export function CallSection({ state, site }: CallSectionProps) {
  const { choice, draft } = state;
  const isCall = choice.contactMethod === 'phone';
  const calendar = useCalendar(isCall);

  if (draft && !isCall) return null;
  // Without script, and until the form is hydrated, it has no state.
  const native = <NativeBooking site={site} state={draft ? state : undefined} />;
  if (!draft || calendar === 'unavailable') return native;
  if (calendar === 'loading') return <Loading>{callCopy.loading}</Loading>;
  return (
    <ErrorBoundary fallback={native}>
      <calendar.CallBooking state={state} site={site} />
    </ErrorBoundary>
  );
}

/** How long the calendar may take to load before the native fields replace it. */
const patienceMs = 6000;

type Calendar = 'loading' | 'unavailable' | { CallBooking: ComponentType<CallBookingProps> };

/** The calendar's code, loaded on first use. It replaces no native fields that are in use, or that have been sent. */
function useCalendar(wanted: boolean): Calendar {
  const [calendar, setCalendar] = useState<Calendar>('loading');

  // Who fills in the native fields as the form is hydrated keeps them, and who presses what the calendar would move.
  useLayoutEffect(() => {
    const isInUse = document.activeElement?.closest(nativeFields) || isPressing();
    if (isInUse || wasPosted()) setCalendar('unavailable');
  }, []);

  useEffect(() => {
    if (!wanted) return;
    // Synchronous, so that a call can be booked even if React's scheduler has stopped.
    const decide = (result: Calendar) =>
      whenUnpressed(() =>
        flushSync(() => setCalendar((current) => (current === 'loading' ? result : current))),
      );
    setTimeout(() => decide('unavailable'), patienceMs);
    import('./CallBooking').then(decide, () => decide('unavailable'));
  }, [wanted]);

  return calendar;
}

const Loading = styled.p`
  min-height: 24rem;
  color: ${theme.color.muted};
`;
