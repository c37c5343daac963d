import { type ComponentType, useSyncExternalStore } from 'react';
import { wasPosted } from '../browser/beforeHydration';
import type { CallBookingProps } from './calendar/CallBooking';

/** What is shown where a day and a time are chosen. */
type Calendar =
  | { kind: 'coming' }
  | { kind: 'ready'; CallBooking: ComponentType<CallBookingProps> }
  /** Native fields, until the page is loaded anew. */
  | { kind: 'native' };

/** How long after hydration the calendar's script may come. */
const waitMs = 10_000;

const coming: Calendar = { kind: 'coming' };
let calendar: Calendar = coming;
let isLoading = false;
const listeners = new Set<() => void>();

function become(next: Calendar): void {
  // What the visitor fills in meanwhile is not replaced.
  if (calendar.kind === 'native') return;
  calendar = next;
  for (const notify of listeners) notify();
}

/** Shows native fields in place of the calendar, as long as the page is open. */
export const giveUpCalendar = (): void => become({ kind: 'native' });

/** Loads the calendar, once. What the browser itself has sent stays as it was sent. */
export async function loadCalendar(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  if (wasPosted()) giveUpCalendar();
  const timer = setTimeout(giveUpCalendar, waitMs);
  try {
    const { CallBooking } = await import('./calendar/CallBooking');
    become({ kind: 'ready', CallBooking });
  } catch {
    giveUpCalendar();
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the calendar's script is on its way. */
export const isCalendarComing = (): boolean => isLoading && calendar.kind === 'coming';

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/** What is shown where a day and a time are chosen, once the page is hydrated. */
export const useCalendar = (): Calendar =>
  useSyncExternalStore(
    subscribe,
    () => calendar,
    () => coming,
  );
