import { memo, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { forgetHeights } from '../browser/lateHeights';
import { LatePart } from '../controls/LatePart';
import { CalendarLoading } from './CalendarLoading';
import type { CallBookingProps } from './calendar/CallBooking';
import { failCalendar, loadCalendar, useCalendar } from './calendarScript';
import { ErrorBoundary } from './ErrorBoundary';
import { NativeBooking } from './NativeBooking';

interface CallSectionProps extends CallBookingProps {
  isReady: boolean;
  hint: ReactNode;
}

/** Becomes true after a press that is held meanwhile: the calendar is higher than native fields, and would move it. */
function useAfterPress(isReady: boolean): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useLayoutEffect(() => {
    if (!isReady) return;
    const end = () => setIsAfter(true);
    if (!document.querySelector('form :active')) return end();
    // `click` follows.
    const onUp = () => setTimeout(end);
    window.addEventListener('pointerup', onUp, { once: true });
    return () => window.removeEventListener('pointerup', onUp);
  }, [isReady]);
  return isAfter;
}

/** Shows native fields before hydration and if the calendar fails. */
export const CallSection = memo(function CallSection(props: CallSectionProps) {
  const { hint, ...call } = props;
  const isReady = useAfterPress(props.isReady);
  const calendar = useCalendar();
  const { choice, site } = call;
  const isChosen = choice.method !== null;
  const isNative = !isReady || calendar.kind === 'failed';
  const isComplete = isReady && !(isChosen && calendar.kind === 'coming');

  useEffect(() => {
    if (isReady && isChosen) void loadCalendar();
  }, [isReady, isChosen]);

  useEffect(() => {
    if (isComplete) forgetHeights();
  }, [isComplete]);

  return (
    <LatePart name="call">
      {(!isReady || isChosen) && (
        <Area data-call-area="">
          {isNative && <NativeBooking choice={choice} isReady={isReady} site={site} hint={hint} />}
          {!isNative && calendar.kind === 'coming' && <CalendarLoading {...call} />}
          {!isNative && calendar.kind === 'ready' && (
            <ErrorBoundary onError={failCalendar}>
              <calendar.CallBooking {...call} />
            </ErrorBoundary>
          )}
        </Area>
      )}
    </LatePart>
  );
});

/* Before hydration, CSS shows a chosen call. Keeps native fields' focus until the calendar has loaded. */
const Area = styled.div.attrs({ tabIndex: -1 })`
  display: var(--call-display, block);
  margin-top: ${theme.space.x5};
  ${media.tablet} { margin-top: ${theme.space.x6}; }
  &:focus { outline: none; }
`;
