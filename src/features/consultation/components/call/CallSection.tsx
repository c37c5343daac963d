import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import { callSectionId } from '@/lib/paths';
import { theme } from '@/styles/theme';
import { ErrorBoundary } from '../ErrorBoundary';
import { Notice } from '../Notice';
import { useHydrated } from '../useHydrated';
import type { CallBookingProps } from './CallBooking';
import { NativeBooking } from './NativeBooking';
import { useCalendar } from './useCalendar';

/** The first tab stop in the calendar or the native fields. */
const dayInput = '[role="gridcell"][tabindex="0"], input[type="date"]';
/** The time of the call that a correction moves, and the first free time. */
const heldInput = '[data-held] input';
const timeInput = 'input[name="callTime"]:enabled, select[name="callTime"]';

interface CallSectionProps extends CallBookingProps {
  /** The hint of the native fields. */
  hint: string;
}

/** Day and time of a call: calendar and times, or the native fields as fallback. */
export function CallSection({ hint, ...props }: CallSectionProps) {
  const { choice, withdrawals, lostTime, corrects } = props;
  const movesCall = corrects?.shows === 'callTime';
  /** How often the focus has to move to what the visitor chooses again. */
  const losses = withdrawals + (movesCall ? 1 : 0);
  const hydrated = useHydrated();
  const isCall = choice.contactMethod === 'phone';
  const calendar = useCalendar(isCall);
  const section = useRef<HTMLDivElement>(null);
  const timesFocused = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the calendar has loaded
  useEffect(() => {
    if (timesFocused.current === losses) return;
    const found = (selector: string) => section.current?.querySelector<HTMLElement>(selector);
    const target = movesCall ? (found(heldInput) ?? found(timeInput)) : found(dayInput);
    if (!target) return;
    target.focus({ preventScroll: movesCall });
    // With what is said above the calendar.
    if (movesCall) section.current?.closest('form')?.scrollIntoView({ behavior: 'instant' });
    timesFocused.current = losses;
  }, [losses, calendar]);

  if (!hydrated) return <NativeBooking hint={hint} />;
  if (!isCall) return null;
  const native = <NativeBooking hint={hint} control={props} />;
  return (
    <Section ref={section} id={callSectionId} tabIndex={-1}>
      <Notice>{lostTime === 'passed' && callCopy.passed}</Notice>
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
