'use client';

import { Component, lazy, type ReactNode, Suspense } from 'react';
import type { CallBookingProps } from './CallBooking';
import { NativeBooking } from './NativeBooking';
import { useHydrated } from './useHydrated';

const CallBooking = lazy(() => import('./CallBooking'));

/** Shows its fallback when its children cannot be loaded: the network may be gone by then. */
class LoadBoundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** Day and time of a call, if a call it is: calendar and grid where they run, native controls elsewhere. */
export function CallSection(props: CallBookingProps) {
  const hydrated = useHydrated();
  if (!hydrated) return <NativeBooking timeZoneName={props.timeZoneName} />;
  if (props.choice.contactMethod !== 'phone') return null;
  return (
    <LoadBoundary fallback={<NativeBooking timeZoneName={props.timeZoneName} control={props} />}>
      <Suspense fallback={<p data-loading="">Loading the calendar…</p>}>
        <CallBooking {...props} />
      </Suspense>
    </LoadBoundary>
  );
}
