import { type ComponentType, useSyncExternalStore } from 'react';
import { wasPosted } from '../browser/beforeHydration';
import type { CallBookingProps } from './calendar/CallBooking';

export type Calendar =
  /** The script is not there yet. */
  | { kind: 'coming' }
  | { kind: 'ready'; CallBooking: ComponentType<CallBookingProps> }
  /** Until the page is reloaded. */
  | { kind: 'failed' };

const waitMs = 10_000;

const coming: Calendar = { kind: 'coming' };
let calendar: Calendar = coming;
let isLoading = false;
const listeners = new Set<() => void>();

function become(next: Calendar): void {
  // The visitor may have filled in native fields.
  if (calendar.kind === 'failed') return;
  calendar = next;
  for (const notify of listeners) notify();
}

export const failCalendar = (): void => become({ kind: 'failed' });

/** Runs the script. A form that the browser has posted keeps its native fields. */
export async function loadCalendar(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  if (wasPosted()) failCalendar();
  const timer = setTimeout(failCalendar, waitMs);
  try {
    const { CallBooking } = await import('./calendar/CallBooking');
    become({ kind: 'ready', CallBooking });
  } catch {
    failCalendar();
  } finally {
    clearTimeout(timer);
  }
}

export const isCalendarComing = (): boolean => isLoading && calendar.kind === 'coming';

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

export const useCalendar = (): Calendar =>
  useSyncExternalStore(
    subscribe,
    () => calendar,
    () => coming,
  );

/**
 * Fetches the script into the browser's cache, and does not run it, once an element is less than one window's height
 * away. `scripts/postbuild` names the script. `loadCalendar` fetches it again if this fails.
 */
export function fetchCalendarNear(element: Element): () => void {
  const address = document.querySelector<HTMLMetaElement>('meta[name="calendar-script"]')?.content;
  if (!address) return () => undefined;
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      // A preloaded script that nobody runs causes a warning in Chromium.
      void fetch(address, { priority: 'low' })
        .then((response) => response.arrayBuffer())
        .catch(() => undefined);
    },
    { rootMargin: '100% 0%' },
  );
  near.observe(element);
  return () => near.disconnect();
}
