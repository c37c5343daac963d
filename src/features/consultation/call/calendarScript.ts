import { type ComponentType, useSyncExternalStore } from 'react';
import { wasPosted } from '../browser/beforeHydration';
import type { CallBookingProps } from './calendar/CallBooking';

type Calendar =
  | { kind: 'coming' }
  | { kind: 'ready'; CallBooking: ComponentType<CallBookingProps> }
  /** The page keeps native fields until it is reloaded. */
  | { kind: 'native' };

const waitMs = 10_000;

const coming: Calendar = { kind: 'coming' };
let calendar: Calendar = coming;
let isLoading = false;
const listeners = new Set<() => void>();

function become(next: Calendar): void {
  // The visitor may have filled in native fields.
  if (calendar.kind === 'native') return;
  calendar = next;
  for (const notify of listeners) notify();
}

export const keepNativeFields = (): void => become({ kind: 'native' });

/** Keeps the native fields of a form that the browser has posted. */
export async function loadCalendar(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  if (wasPosted()) keepNativeFields();
  const timer = setTimeout(keepNativeFields, waitMs);
  try {
    const { CallBooking } = await import('./calendar/CallBooking');
    become({ kind: 'ready', CallBooking });
  } catch {
    keepNativeFields();
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
