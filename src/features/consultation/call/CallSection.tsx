import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { wasPosted } from '../browser/wasPosted';
import { ErrorBoundary } from '../form/ErrorBoundary';
import type { ConsultationFormState } from '../form/useConsultationForm';
import type { CallBookingProps } from './CallBooking';
import { isNativeInUse, NativeBooking } from './NativeBooking';

interface CallSectionProps extends Pick<CallBookingProps, 'site'> {
  state: ConsultationFormState;
}

/**
 * Day and time of a call: calendar and times, or native fields in their place, without script and until the calendar's
 * has come. Native fields that the visitor uses, or has sent, stay.
 */
export function CallSection({ state, site }: CallSectionProps) {
  const { choice, isReady, phonePresses } = state;
  const [Calendar, setCalendar] = useState<ComponentType<CallBookingProps> | null>(null);
  const [isNativeUsed, setNativeUsed] = useState(false);

  useLayoutEffect(() => {
    if (isNativeInUse() || wasPosted()) setNativeUsed(true);
  }, []);

  // At hydration, and again with each press on Phone call until it has come.
  useEffect(() => {
    if (!isReady || Calendar || phonePresses < 0) return;
    import('./CallBooking').then(
      // Synchronous, so that a call can be booked even if React's scheduler has stopped (Firefox drops messages that
      // are posted while a page enters the back/forward cache).
      ({ CallBooking }) => flushSync(() => setCalendar(() => CallBooking)),
      () => undefined,
    );
  }, [isReady, Calendar, phonePresses]);

  if (isReady && choice.contactMethod !== 'phone') return null;
  const native = <NativeBooking site={site} state={state} onUse={() => setNativeUsed(true)} />;
  return (
    <Place>
      {Calendar && !isNativeUsed ? (
        <ErrorBoundary fallback={native}>
          <Calendar state={state} site={site} />
        </ErrorBoundary>
      ) : (
        native
      )}
    </Place>
  );
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
  ${media.noScript} { && { min-height: 0; } }

  h3 {
    font: ${theme.weight.strong} ${theme.size.body} / 1.4 ${theme.font.text};
    letter-spacing: 0;
  }
`;
