import { arrivedByLink, entryState, noteInEntry } from '@/lib/browser/historyEntry';
import { correctionPath } from '@/lib/paths';
import type { EventVersion } from '../model/call/calendarEvent';
import { clearDraft, type Draft, randomId, saveDraft, showDraft } from './draft';
import { composeRequest, type Values } from './formFields';
import { noteCallOutcome } from './keptRequests';
import { keepAndSend } from './requestQueue';
import type { CallOutcome } from './sendRequest';

/** A request that was sent from this page, as Thank You repeats it. */
export interface SentRequest {
  id: string;
  /** All fields as they were entered, with the call. */
  values: Values;
  /** Of the call's calendar entry, whose sequence counts the corrections. */
  version?: EventVersion;
  /** Of a correction, the id of the first request. */
  thread?: string | undefined;
  /** What the first attempt told; null where it failed. */
  callOutcome?: CallOutcome | null;
}

const entryKey = 'consultationRequest';

/** The request that this history entry was used to send; null when there is none, or when a link led here. */
export function sentRequest(): SentRequest | null {
  const sent = (entryState(entryKey) as SentRequest | null | undefined) ?? null;
  const shown = arrivedByLink() ? null : sent;
  // A reload after a link is to show the form, too; the entries of links within the page are to show the same.
  if (sent) noteInEntry(entryKey, shown);
  return shown;
}

/**
 * The id of a request: its draft's id, with a hash of the content (32 bits, FNV-1a) in place of the last eight digits.
 * The same content from a duplicated tab, or again after a reload, has the same id.
 */
export function contentId(draftId: string, content: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < content.length; index += 1) {
    hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193) >>> 0;
  }
  return draftId.slice(0, -8) + hash.toString(16).padStart(8, '0');
}

/** Sends what is entered, keeps with the history entry what Thank You says, which it returns, and removes the draft. */
export async function submitForm({ id: draftId, values, corrects }: Draft): Promise<SentRequest> {
  const request = composeRequest(values, new Date());
  const id = contentId(draftId, JSON.stringify({ ...request, submittedAt: '' }));
  const { uid, sequence } = corrects?.version ?? { uid: randomId(), sequence: -1 };
  const version = sequence + 1;
  // Unknown for a correction of a correction that an earlier release of this page has sent.
  const thread = corrects?.thread ?? (sequence === 0 ? corrects?.id : undefined);
  const ids = { id, ...(corrects && { corrects: corrects.id }) };
  // In the body, too, because a content network may drop headers that it does not know. The last version counts,
  // whatever arrives first.
  const body = JSON.stringify({ ...request, ...ids, ...(thread && { thread, version }) });
  const submission = keepAndSend({ ...ids, body });
  // Where the corrected one still waits, both are sent: it may itself correct one that the server has.
  if (corrects) noteCallOutcome(corrects.id, 'replaced');
  const sent = { id, values, version: { uid, sequence: version }, thread };
  // Before the answer, because a page that is reloaded meanwhile keeps no later note.
  if (noteInEntry(entryKey, sent)) clearDraft(draftId);
  // It shows Thank You from its top.
  window.history.scrollRestoration = 'manual';
  const told = { ...sent, callOutcome: await submission };
  noteInEntry(entryKey, told);
  return told;
}

/**
 * Leaves Thank You for the form, filled with what was sent, as a correction of it.
 *
 * @param isHeld whether the request may hold its call's time; another time is chosen otherwise
 */
export function openCorrection(
  { id, values, version, thread }: SentRequest,
  isHeld: boolean,
): void {
  const kept = isHeld ? values : { ...values, callTime: '' };
  const { callDate = '', callTime = '' } = kept;
  const corrects = { id, callDate, callTime, version, thread };
  const draft = { id: randomId(), values: kept, corrects };
  if (saveDraft(draft, Date.now())) {
    window.location.assign(correctionPath(draft.id));
    return;
  }
  // No other page finds the draft, so this entry shows it in place of Thank You. The entry has what waits to be sent.
  showDraft(draft);
  noteInEntry(entryKey, null);
  window.onbeforeunload = null;
  window.location.reload();
}
