import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import type { CallBookingProps } from './calendar/CallBooking';
import { giveUpCalendar, useCalendar } from './calendarScript';
import { ErrorBoundary } from './ErrorBoundary';
import { NativeBooking } from './NativeBooking';

interface CallSectionProps extends CallBookingProps {
  /** Whether the form is hydrated. */
  isReady: boolean;
  /** When we call, for native fields. */
  hint: ReactNode;
  /** What keeps the place of all that may be shown (`CallSpace`). */
  room: ReactNode;
}

/**
 * Day and time of a call: native fields without script, and before hydration; then the calendar and its times, or,
 * where these cannot be shown, native fields again. A letter in the form does not render it.
 */
export const CallSection = memo(function CallSection(props: CallSectionProps) {
  const { isReady, hint, room, ...call } = props;
  const calendar = useCalendar();
  const { choice, site } = call;
  if (isReady && !choice.method) return null;
  const isNative = !isReady || calendar.kind === 'native';
  return (
    <Place data-call-place="" data-native={isReady && isNative ? '' : undefined}>
      {room}
      {isNative && <NativeBooking choice={choice} isReady={isReady} site={site} hint={hint} />}
      {!isNative && calendar.kind === 'coming' && <p>{callCopy.coming}</p>}
      {!isNative && calendar.kind === 'ready' && (
        <ErrorBoundary onError={giveUpCalendar}>
          <calendar.CallBooking {...call} />
        </ErrorBoundary>
      )}
    </Place>
  );
});

/* Before hydration, CSS shows it when a call is chosen. Until the calendar comes, it has the focus of native fields. */
const Place = styled.div.attrs({ tabIndex: -1 })`
  display: var(--call-display, grid);
`;
