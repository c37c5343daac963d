import { type FormRequest, sameRequest } from '../model/composeRequest';
import { randomId } from './randomId';
import { safeStorage } from './safeStorage';
import type { OutgoingRequest } from './sendRequest';

/** A half-filled form, so that a reload loses nothing. */
interface Draft {
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** Field values by name. */
  fields: Record<string, string>;
  /** What was last sent from this form, in case the page went away before the Thank You screen. */
  sent: OutgoingRequest | null;
}

const key = 'consultation-draft';
const keepForMs = 24 * 60 * 60 * 1000;
const storage = safeStorage(() => window.sessionStorage);

function load(now: number): Draft | null {
  try {
    const draft = JSON.parse(storage.get(key) ?? '');
    const fresh = now - draft.savedAt < keepForMs && typeof draft.fields === 'object';
    return fresh ? draft : null;
  } catch {
    return null;
  }
}

/** Field values of the draft by name; empty when there is none from the last 24 hours. */
export function draftFields(now: number): Record<string, string> {
  return load(now)?.fields ?? {};
}

export function saveDraft(fields: Record<string, string>, now: number): void {
  const draft: Draft = { savedAt: now, fields, sent: load(now)?.sent ?? null };
  storage.set(key, JSON.stringify(draft));
}

/** What was entered has been sent. */
export function clearDraft(): void {
  storage.remove(key);
}

/**
 * What was entered has been sent, but did not arrive yet: its id stays known, so that the same
 * content filled in again is not taken for a second request.
 */
export function clearDraftFields(now: number): void {
  saveDraft({}, now);
}

/**
 * Gives a request its id and its body, and notes both. The same content sent again after a reload
 * gets the same id and the same body, so that it stays one request for the server.
 */
export function nameRequest(request: FormRequest, now: number): OutgoingRequest {
  const draft = load(now);
  const sent = draft?.sent;
  if (sent && sameRequest(JSON.parse(sent.body), request)) return sent;
  const outgoing = { id: randomId(), body: JSON.stringify(request) };
  storage.set(key, JSON.stringify({ savedAt: now, fields: draft?.fields ?? {}, sent: outgoing }));
  return outgoing;
}
