import { noteShown, renewNotes, shown } from '@/lib/browser/historyEntry';
import { tabStorage } from '@/lib/browser/safeStorage';
import type { EventVersion } from '../model/call/calendarEvent';
import type { Values } from './formFields';

/** A request that was sent from this page, as Thank You repeats it. */
export interface SentRequest {
  id: string;
  /** All fields as they were entered, with the call. */
  values: Values;
  /** Of the call's calendar entry, whose sequence counts the corrections. */
  version: EventVersion;
  /** The id of the first request, which it corrects or is itself. */
  thread: string;
}

/** A form's content so far. The tab keeps it for a reload, Back and Forward in its own history entry. */
export interface Draft {
  /** Part of the id of its request; a duplicated tab has the same one. */
  id: string;
  /** Field values by name, with the contact method and the call. */
  values: Values;
  /** Null unless the form corrects a request; that has no call time unless it holds it. */
  corrects: SentRequest | null;
}

/** A random UUID (RFC 9562, version 4). Not `crypto.randomUUID`, which needs a secure origin. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Each draft has its own entry in the tab's storage, whose key begins so: no form writes another one's. */
const draftPrefix = 'consultation-draft:';
const keepForMs = 24 * 60 * 60 * 1000;

function storedDraft(key: string, now: number): Draft | null {
  try {
    const { savedAt, ...draft } = JSON.parse(tabStorage.get(key) ?? '');
    return now - savedAt < keepForMs ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps the draft for 24 hours. */
export function saveDraft(draft: Draft, now: number): void {
  renewNotes();
  tabStorage.set(draftPrefix + draft.id, JSON.stringify({ ...draft, savedAt: now }));
}

export function clearDraft(id: string): void {
  tabStorage.remove(draftPrefix + id);
}

/** The draft of this history entry, or else a new, empty one. */
export function openDraft(now: number): { draft: Draft; isNew: boolean } {
  for (const key of tabStorage.keys(draftPrefix)) {
    if (!storedDraft(key, now)) tabStorage.remove(key);
  }
  const stored = storedDraft(`${draftPrefix}${shown()?.id}`, now);
  const draft = stored ?? { id: randomId(), values: {}, corrects: null };
  noteShown({ id: draft.id });
  return { draft, isNew: !stored };
}
