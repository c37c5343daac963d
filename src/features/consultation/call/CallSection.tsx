import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { keepCallRoom, wasPosted } from '../browser/beforeHydration';
import { ErrorBoundary } from '../form/ErrorBoundary';
import type { ConsultationFormState } from '../form/useConsultationForm';
import type { CallBookingProps } from './CallBooking';
import { isNativeInUse, NativeBooking } from './NativeBooking';

interface CallSectionProps extends Pick<CallBookingProps, 'site'> {
  state: ConsultationFormState;
}

/**
 * Day and time of a call: calendar and times, or the native fields as fallback. The calendar has its place before it
 * comes, and after a reload so do the times.
 */
export function CallSection({ state, site }: CallSectionProps) {
  const { choice, draft } = state;
  const isCall = choice.contactMethod === 'phone';
  const calendar = useCalendar(isCall);
  const place = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what its height depends on
  useEffect(() => {
    if (draft && calendar !== 'loading')
      keepCallRoom(place.current?.getBoundingClientRect().height ?? 0);
  }, [draft, isCall, calendar, choice.callDate]);

  if (draft && !isCall) return null;
  return (
    <Place ref={place} data-loading={calendar === 'loading' ? '' : undefined}>
      <Content calendar={calendar} state={state} site={site} />
    </Place>
  );
}

function Content({ calendar, state, site }: CallSectionProps & { calendar: Calendar }) {
  const native = <NativeBooking site={site} state={state} />;
  if (!state.draft || calendar === 'unavailable') return native;
  if (calendar === 'loading') {
    return (
      <>
        <h3>{callCopy.date}</h3>
        <Loading>{callCopy.loading}</Loading>
      </>
    );
  }
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

  useLayoutEffect(() => {
    if (isNativeInUse() || wasPosted()) setCalendar('unavailable');
  }, []);

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

/*
 * Before hydration, CSS shows it when a call is chosen. The calendar is as high in every month: the arrows, the names
 * of the days, and the six weeks that a month can touch, with their margins.
 */
const Place = styled.div`
  --calendar-padding: ${theme.space.x4};
  ${media.phone} { --calendar-padding: ${theme.space.x2}; }
  --calendar-room: calc(
    1.4 * ${theme.size.body} + ${theme.space.x3} + 2 * var(--calendar-padding)
    + 7 * ${theme.height.target} + 2rem + 14px
  );
  display: var(--call-display, block);
  min-height: var(--calendar-room);
  &[data-loading] { min-height: var(--call-room, var(--calendar-room)); }
  ${media.noScript} { && { min-height: 0; } }

  h3 {
    font: ${theme.weight.strong} ${theme.size.body} / 1.4 ${theme.font.text};
    letter-spacing: 0;
  }
`;

const Loading = styled.p`
  margin-top: ${theme.space.x3};
  color: ${theme.color.muted};
`;
