import { safeStorage } from '@/lib/browser/safeStorage';
import { isUuid } from '@/lib/text/isUuid';
import { contentId, randomId } from './ids';
import type { OutgoingRequest } from './sendRequest';
import type { SentRequest } from './sentRequest';

/** A sent request that the form corrects. */
export interface Correction {
  id: string;
  /** The call that it holds, which the new request takes over. */
  callDate: string | null;
  callTime: string | null;
  /** What the form shows of it: the address and the number, another time for the call, or everything. */
  shows: 'reach' | 'callTime' | 'everything';
  /** All fields as they were sent. */
  fields?: Record<string, string>;
}

/** The form's content so far, so that a reload loses nothing. */
interface Draft {
  /** Part of the ids of its requests; a duplicated tab has the same one. */
  id: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** Field values by name. */
  fields: Record<string, string>;
  /** The service that a link has filled in, so that it is not filled in again; empty when none has. */
  linkedService: string;
  /** The name over the visitor's door that the form has had as company, so that it is not filled in again. */
  businessName: string;
  /** Null unless the form corrects a request. */
  corrects: Correction | null;
}

const nothingEntered = { fields: {}, linkedService: '', businessName: '', corrects: null };
export const draftKey = 'consultation-draft';
const keepForMs = 24 * 60 * 60 * 1000;
const storage = safeStorage(() => window.sessionStorage);

/** Checked without zod, which would add 15 KB to the page's scripts. */
function isDraft(value: Partial<Draft> | null): value is Draft {
  return (
    isUuid(value?.id) &&
    Number.isFinite(value?.savedAt) &&
    typeof value?.linkedService === 'string' &&
    typeof (value.businessName ?? '') === 'string' &&
    (!value.corrects || isUuid(value.corrects.id)) &&
    typeof value.fields === 'object' &&
    Object.values(value.fields ?? [null]).every((field) => typeof field === 'string')
  );
}

/** The draft of the last 24 hours, or a new one when there is none or it is invalid. */
export function draft(now: number): Draft {
  try {
    const kept: Partial<Draft> | null = JSON.parse(storage.get(draftKey) ?? '');
    if (isDraft(kept) && now - kept.savedAt < keepForMs) return { ...nothingEntered, ...kept };
  } catch {
    // Not JSON.
  }
  return { ...nothingEntered, id: randomId(), savedAt: now };
}

const store = (changed: Draft, now: number) =>
  storage.set(draftKey, JSON.stringify({ ...changed, savedAt: now }));

/** Saves changes, and keeps the fields saved before. */
export function saveDraft(changes: Partial<Omit<Draft, 'id' | 'savedAt'>>, now: number): void {
  const kept = draft(now);
  store({ ...kept, ...changes, fields: { ...kept.fields, ...changes.fields } }, now);
}

/** Fills the next form with what was sent, except the time of its call, as a correction of it. */
export function startOtherTime(sent: SentRequest, now: number): void {
  storeCorrection(sent, now, 'callTime', { callTime: '' });
}

/** Fills the next form with what was sent, without its call: the plan still comes by email. */
export function startWithoutCall(sent: SentRequest, now: number): void {
  storeCorrection(sent, now, 'reach', { contactMethod: 'email', callDate: '', callTime: '' });
}

/**
 * Fills the next form with what was sent, as a correction of how the visitor can be reached.
 *
 * @param taken fields that the visitor has corrected already, by taking a suggestion
 */
export function startCorrection(sent: SentRequest, now: number, taken = {}): void {
  storeCorrection(sent, now, 'reach', taken);
}

/** Fills the next form with what was sent, as a correction of any part of it. */
export function startChange(sent: SentRequest, now: number): void {
  storeCorrection(sent, now, 'everything', {});
}

function storeCorrection(
  { id, choice, fields }: SentRequest,
  now: number,
  shows: Correction['shows'],
  changes: Record<string, string>,
) {
  const { callDate, callTime } = choice;
  const corrects = { id, callDate, callTime, shows, fields };
  store({ ...draft(now), fields: { ...fields, ...changes }, corrects }, now);
}

/**
 * Empties the draft after its content was sent. A name that was filled in as company is not filled in
 * again.
 *
 * @param isStored whether the server has the request. Until then the draft keeps its id, so that the
 * same content filled in again is the same request
 */
export function clearDraft(isStored: boolean, now: number): void {
  const kept = draft(now);
  const id = isStored ? randomId() : kept.id;
  store({ ...kept, ...nothingEntered, id, businessName: kept.businessName }, now);
}

/** The id and the body of a request. The same content from the same draft has the same id. */
export function nameRequest(
  request: Record<string, string | null> & { submittedAt: string },
  now: number,
): OutgoingRequest {
  const kept = draft(now);
  store(kept, now);
  const { id, corrects } = kept;
  const content = JSON.stringify({ ...request, submittedAt: '' });
  const requestId = contentId(id, content);
  // Without a change it is the same request, unless the server has the first one.
  const named = corrects && corrects.id !== requestId ? { corrects: corrects.id } : {};
  return { id: requestId, body: JSON.stringify(request), ...named };
}
