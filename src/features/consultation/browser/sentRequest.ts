import { arrivedByLink, entryState, noteInEntry } from './historyEntry';

/** A request that was sent from this page, as Thank You repeats it. */
export interface SentRequest {
  id: string;
  /** All fields as they were entered, with the call. */
  fields: Record<string, string>;
}

const entryKey = 'consultationRequest';

/** Keeps a request with the history entry, so that Thank You survives a reload, Back and Forward. @returns whether it could */
export const rememberSentRequest = ({ id, fields }: SentRequest): boolean =>
  noteInEntry(entryKey, { id, fields });

/** The request that this history entry was used to send; null when there is none, or when a link led here. */
export function sentRequest(): SentRequest | null {
  const sent = (entryState(entryKey) as SentRequest | null | undefined) ?? null;
  if (!sent || !arrivedByLink()) return sent;
  // A reload is to show the form, too.
  noteInEntry(entryKey, null);
  return null;
}
