import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import type { CallBookingProps } from './calendar/CallBooking';
import { keepNativeFields, useCalendar } from './calendarScript';
import { ErrorBoundary } from './ErrorBoundary';
import { NativeBooking } from './NativeBooking';

interface CallSectionProps extends CallBookingProps {
  isReady: boolean;
  hint: ReactNode;
  space: ReactNode;
}

/** Shows native fields before hydration and if the calendar fails. */
export const CallSection = memo(function CallSection(props: CallSectionProps) {
  const { isReady, hint, space, ...call } = props;
  const calendar = useCalendar();
  const { choice, site } = call;
  if (isReady && !choice.method) return null;
  const isNative = !isReady || calendar.kind === 'native';
  return (
    <Area data-call-area="" data-native={isReady && isNative ? '' : undefined}>
      {space}
      {isNative && <NativeBooking choice={choice} isReady={isReady} site={site} hint={hint} />}
      {!isNative && calendar.kind === 'coming' && <p>{callCopy.coming}</p>}
      {!isNative && calendar.kind === 'ready' && (
        <ErrorBoundary onError={keepNativeFields}>
          <calendar.CallBooking {...call} />
        </ErrorBoundary>
      )}
    </Area>
  );
});

/* Before hydration, CSS shows a chosen call. Keeps native fields' focus until the calendar has loaded. */
const Area = styled.div.attrs({ tabIndex: -1 })`
  display: var(--call-display, grid);
`;
