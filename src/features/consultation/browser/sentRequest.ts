import type { BookingChoice, CallChange } from '@/features/consultation/model/call/bookingChoice';
import { safeStorage } from '@/lib/browser/safeStorage';

/** What Thank You says of a request. */
export interface SentRequest {
  id: string;
  /** Contact method, and the call unless it began before the request was sent. */
  choice: BookingChoice;
  email: string;
  phone: string;
  /** Whether it corrects an earlier request. */
  isCorrection?: boolean;
  /** The names of the fields that a correction has changed. */
  corrected?: string[] | undefined;
  /** What a correction has done to the earlier request's call. */
  callChange?: CallChange;
  /** All fields as they were entered, for a correction. */
  fields: Record<string, string>;
}

/** Its key in the history entry's state, next to Next's own. */
const key = 'consultationRequest';

const storage = safeStorage(() => window.sessionStorage);
/** The key of the request that corrects another one, by the other one's id. */
const correctionKey = (id: string) => `consultation-correction-${id}`;

const isText = (value: unknown) => typeof value === 'string';

function isSentRequest(value: Partial<SentRequest> | undefined): value is SentRequest {
  const { callDate = null, callTime = null, contactMethod } = value?.choice ?? {};
  return (
    [value?.id, value?.email, value?.phone, contactMethod].every(isText) &&
    [callDate, callTime].every((text) => text === null || isText(text)) &&
    Object.values(value?.fields ?? [null]).every(isText)
  );
}

/**
 * Keeps a request with the history entry, so that Thank You survives a reload, Back and Forward.
 *
 * @param corrects the id of the request that it corrects, whose own entry shows it, too
 */
export function rememberSentRequest(request: SentRequest, corrects?: string): void {
  // What is sent again unchanged has the id of the first request, which then is the last one.
  storage.remove(correctionKey(request.id));
  if (corrects) storage.set(correctionKey(corrects), JSON.stringify(request));
  try {
    window.history.replaceState({ ...window.history.state, [key]: request }, '');
  } catch {
    // A page that is being left cannot do this; Thank You appears anyway.
  }
}

/** The last correction of a request in this tab; the request itself when there is none. */
export function lastCorrection(request: SentRequest): SentRequest {
  try {
    const correction = JSON.parse(storage.get(correctionKey(request.id)) ?? '');
    if (isSentRequest(correction)) return lastCorrection(correction);
  } catch {
    // Not JSON.
  }
  return request;
}

/**
 * The request that this history entry was used to send; null when there is none, and when a link led
 * here: some browsers keep the entry and its state when a link leads to its own address.
 */
export function sentRequest(): SentRequest | null {
  const [arrival] = performance.getEntriesByType?.('navigation') ?? [];
  if ((arrival as PerformanceNavigationTiming | undefined)?.type === 'navigate') return null;
  const request = window.history.state?.[key];
  return isSentRequest(request) ? lastCorrection(request) : null;
}
