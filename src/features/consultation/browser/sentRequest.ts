import { arrivedByLink, entryState, noteInEntry } from './historyEntry';

/** A request that was sent from this page, as Thank You repeats it. */
export interface SentRequest {
  id: string;
  /** All fields as they were entered, without a call that began before the request was sent. */
  fields: Record<string, string>;
}

const entryKey = 'consultationRequest';

const isText = (value: unknown) => typeof value === 'string';

/** Keeps a request with the history entry, so that Thank You survives a reload, Back and Forward. @returns whether it could */
export const rememberSentRequest = ({ id, fields }: SentRequest): boolean =>
  noteInEntry(entryKey, { id, fields });

/** The request that this history entry was used to send; null when there is none, or when a link led here. */
export function sentRequest(): SentRequest | null {
  const sent = entryState(entryKey) as Partial<SentRequest> | null | undefined;
  if (!sent) return null;
  if (arrivedByLink()) {
    // A reload is to show the form, too.
    noteInEntry(entryKey, null);
    return null;
  }
  const isSent = isText(sent.id) && Object.values(sent.fields ?? [null]).every(isText);
  return isSent ? (sent as SentRequest) : null;
}
