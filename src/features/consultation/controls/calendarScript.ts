import { type ComponentType, useSyncExternalStore } from 'react';
import type { CallBookingProps } from './CallBooking';

/** The calendar and its times, once their script has come. */
let calendar: ComponentType<CallBookingProps> | null = null;

let loads = 0;
let onLoad: () => void = () => undefined;

/** Loads the calendar, unless it has come. A load that has failed is tried again. */
export async function loadCalendar(): Promise<void> {
  if (calendar) return;
  loads += 1;
  try {
    calendar = (await import('./CallBooking')).CallBooking;
    onLoad();
  } catch {
    // The next press on Phone call tries again.
  } finally {
    loads -= 1;
  }
}

/**
 * A script that loads as its page is left never comes in Firefox, which fires no event of it, so that the bundler waits
 * for it for ever. A page that returns without it is loaded anew, and has the form from its history entry.
 */
function onReturn({ persisted }: PageTransitionEvent): void {
  if (persisted && loads > 0) window.location.reload();
}

function subscribe(notify: () => void): () => void {
  onLoad = notify;
  window.addEventListener('pageshow', onReturn);
  return () => {
    onLoad = () => undefined;
    window.removeEventListener('pageshow', onReturn);
  };
}

/** The calendar, once it has come. */
export const useCalendar = () =>
  useSyncExternalStore(
    subscribe,
    () => calendar,
    () => null,
  );
