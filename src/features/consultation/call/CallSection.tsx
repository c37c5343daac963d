import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import { callSectionId } from '@/lib/paths';
import { theme } from '@/styles/theme';
import { ErrorBoundary } from '../form/ErrorBoundary';
import { Notice } from '../form/Notice';
import type { CallBookingProps } from './CallBooking';
import { NativeBooking } from './NativeBooking';
import { useCalendar } from './useCalendar';

/** The first tab stop in the calendar or the native fields. */
const dayInput = '[role="gridcell"][tabindex="0"], input[type="date"]';

interface CallSectionProps extends CallBookingProps {
  /** The hint of the native fields. */
  hint: string;
  /** Whether scripts run; the native fields are there until then. */
  isHydrated: boolean;
}

/** Day and time of a call: calendar and times, or the native fields as fallback. */
export function CallSection({ hint, isHydrated, ...props }: CallSectionProps) {
  const { choice, lostTime } = props;
  const isCall = choice.contactMethod === 'phone';
  const calendar = useCalendar(isCall);
  const section = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the calendar has loaded
  useEffect(() => {
    if (lostTime === 'passed') section.current?.querySelector<HTMLElement>(dayInput)?.focus();
  }, [lostTime, calendar]);

  if (!isHydrated) return <NativeBooking hint={hint} />;
  if (!isCall) return null;
  const native = <NativeBooking hint={hint} control={props} />;
  return (
    <Section ref={section} id={callSectionId} tabIndex={-1}>
      <Notice>{lostTime === 'passed' && <span>{callCopy.passed}</span>}</Notice>
      {calendar === 'loading' && <Loading>{callCopy.loading}</Loading>}
      {calendar === 'unavailable' && native}
      {typeof calendar === 'object' && (
        <ErrorBoundary fallback={native}>
          <calendar.CallBooking {...props} />
        </ErrorBoundary>
      )}
    </Section>
  );
}

const Section = styled.div`
  &:focus { outline: none; }
`;

const Loading = styled.p`
  min-height: 24rem;
  color: ${theme.color.muted};
`;
