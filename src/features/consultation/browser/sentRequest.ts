import { addEntry, noteShown, shown } from '@/lib/browser/historyEntry';
import { clearDraft, type Draft, randomId, type SentRequest, saveDraft } from './draft';
import { composeRequest } from './formFields';
import { noteCallOutcome } from './keptRequests';
import { keepAndSend } from './requestQueue';

/** The request that this history entry was used to send; null when there is none. */
export function sentRequest(): SentRequest | null {
  const sent = shown()?.sent as SentRequest | undefined;
  // For the entries of links within the page, which show the same.
  if (sent) noteShown({ sent });
  return sent ?? null;
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
  const version = { uid, sequence: sequence + 1 };
  const thread = corrects?.thread ?? id;
  const ids = { id, ...(corrects && { corrects: corrects.id }) };
  // In the body, too, because a content network may drop headers that it does not know. The last version counts,
  // whatever arrives first.
  const place = corrects && { thread, version: version.sequence };
  const body = JSON.stringify({ ...request, ...ids, ...place });
  const submission = keepAndSend({ ...ids, body });
  // Where the corrected one still waits, both are sent: it may itself correct one that the server has.
  if (corrects) noteCallOutcome(corrects.id, 'replaced');
  const sent = { id, values, version, thread };
  // Before the answer, because a page that is reloaded meanwhile keeps no later note.
  if (noteShown({ id: draftId, sent })) clearDraft(draftId);
  // It shows Thank You from its top.
  window.history.scrollRestoration = 'manual';
  await submission;
  return sent;
}

/**
 * Leaves Thank You for the form, filled with what was sent, as a correction of it. It has a history entry of its own.
 *
 * @param isHeld whether the request may hold its call's time; another time is chosen otherwise
 */
export function openCorrection(sent: SentRequest, isHeld: boolean): void {
  const values = isHeld ? sent.values : { ...sent.values, callTime: '' };
  const draft = { id: randomId(), values, corrects: { ...sent, values } };
  saveDraft(draft, Date.now());
  addEntry({ id: draft.id });
}
