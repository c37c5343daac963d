import { arrivedByLink, entryState, noteInEntry, renewNotes } from '@/lib/browser/historyEntry';
import { tabStorage } from '@/lib/browser/safeStorage';
import { correctionParameter } from '@/lib/paths';
import type { EventVersion } from '../model/call/calendarEvent';
import type { Values } from './formFields';
import { randomId } from './ids';

/** A sent request that the form corrects, and the call that it holds; without a time it holds none. */
export interface Correction {
  id: string;
  callDate: string;
  callTime: string;
  version?: EventVersion | undefined;
}

/**
 * A form's content so far. The tab keeps the last one: a reload, Back and Forward show it again in its own history
 * entry, a link does not.
 */
export interface Draft {
  /** Part of the id of its request; a duplicated tab has the same one. */
  id: string;
  /** Field values by name, with the contact method and the call. */
  values: Values;
  /** Null unless the form corrects a request. */
  corrects: Correction | null;
}

const storageKey = 'consultation-draft';
/** The key of the draft's id in the history entry's state. */
const entryKey = 'consultationDraft';
const keepForMs = 24 * 60 * 60 * 1000;

function storedDraft(now: number): Draft | null {
  try {
    const { savedAt, ...draft } = JSON.parse(tabStorage.get(storageKey) ?? '');
    return now - savedAt < keepForMs ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps the draft for 24 hours. @returns whether other pages of this tab find it, and not only a reload */
export function saveDraft(draft: Draft, now: number): boolean {
  renewNotes();
  return tabStorage.set(storageKey, JSON.stringify({ ...draft, savedAt: now }));
}

export function clearDraft(): void {
  tabStorage.remove(storageKey);
}

/** Lets this history entry show a draft. */
export const showDraft = ({ id }: Draft): boolean => noteInEntry(entryKey, id);

/** The draft of this history entry, or the correction that its address names; otherwise a new, empty one. */
export function openDraft(now: number): { draft: Draft; isNew: boolean } {
  const named = new URLSearchParams(window.location.search).get(correctionParameter);
  const ids = [named, arrivedByLink() ? null : entryState(entryKey)];
  const stored = storedDraft(now);
  const isNew = !stored || !ids.includes(stored.id);
  const draft = isNew ? { id: randomId(), values: {}, corrects: null } : stored;
  showDraft(draft);
  return { draft, isNew };
}
