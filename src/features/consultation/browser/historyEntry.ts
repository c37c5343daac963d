import type { Values } from './formFields';

/** What the page notes in the history entry's state, next to Next's own; it lives as long as the entry. */
export const entryState = (key: string): unknown => window.history.state?.[key];

/** @returns whether it was noted: a page that is being left cannot do this */
export function noteInEntry(key: string, value: unknown): boolean {
  try {
    window.history.replaceState({ ...window.history.state, [key]: value }, '');
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a link led here. Some browsers keep the entry and its state when a link leads to the address that is
 * already shown.
 */
export function arrivedByLink(): boolean {
  const [arrival] = performance.getEntriesByType?.('navigation') ?? [];
  return (arrival as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

/** A request that was sent from this page, as Thank You repeats it. */
export interface SentRequest {
  id: string;
  /** All fields as they were entered, with the call. */
  values: Values;
}

const entryKey = 'consultationRequest';

/**
 * Keeps a request with the history entry, so that Thank You survives a reload, Back and Forward.
 *
 * @returns whether it could
 */
export const rememberSentRequest = ({ id, values }: SentRequest): boolean =>
  noteInEntry(entryKey, { id, values });

/** The request that this history entry was used to send; null when there is none, or when a link led here. */
export function sentRequest(): SentRequest | null {
  const sent = (entryState(entryKey) as SentRequest | null | undefined) ?? null;
  if (!sent || !arrivedByLink()) return sent;
  // A reload is to show the form, too.
  noteInEntry(entryKey, null);
  return null;
}
