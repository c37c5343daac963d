import { memo, useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { wasPosted } from '../browser/wasPosted';
import type { CallBookingProps } from '../controls/CallBooking';
import { useCalendar } from '../controls/calendarScript';
import { ErrorBoundary } from '../controls/ErrorBoundary';
import { booksCall } from '../model/options';
import { isNativeInUse, NativeBooking } from './NativeBooking';

interface CallSectionProps extends CallBookingProps {
  /** Whether the form is hydrated. */
  isReady: boolean;
}

/**
 * Day and time of a call: calendar and times, or native fields in their place, without script and until the calendar's
 * has come. Native fields that the visitor uses, or has sent, stay. A letter in the form does not render it.
 */
export const CallSection = memo(function CallSection(props: CallSectionProps) {
  const { isReady, ...call } = props;
  const Calendar = useCalendar();
  const [isNativeUsed, setNativeUsed] = useState(false);

  useLayoutEffect(() => {
    if (isNativeInUse() || wasPosted()) setNativeUsed(true);
  }, []);

  if (isReady && !booksCall(call.choice.contactMethod)) return null;
  const native = <NativeBooking {...call} isReady={isReady} onUse={() => setNativeUsed(true)} />;
  return (
    <Place>
      {isReady && Calendar && !isNativeUsed ? (
        <ErrorBoundary fallback={native}>
          <Calendar {...call} />
        </ErrorBoundary>
      ) : (
        native
      )}
    </Place>
  );
});

/*
 * Before hydration, CSS shows it when a call is chosen. The calendar is as high in every month: the arrows, the names
 * of the days, and the six weeks that a month can touch, with their margins.
 */
const Place = styled.div`
  --calendar-padding: ${theme.space.x4};
  ${media.phone} { --calendar-padding: ${theme.space.x2}; }
  display: var(--call-display, block);
  min-height: calc(
    1.4 * ${theme.size.body} + ${theme.space.x3} + 2 * var(--calendar-padding)
    + 7 * ${theme.height.target} + 2rem + 14px
  );
  ${media.noScript} { && { min-height: 0; } }

  h3 {
    font: ${theme.weight.strong} ${theme.size.body} / 1.4 ${theme.font.text};
    letter-spacing: 0;
  }
`;
