import { safeStorage } from '@/lib/safeStorage';
import { contentId, isUuid, randomId } from './ids';
import type { OutgoingRequest } from './sendRequest';

/** What has been entered in the form so far, so that a reload loses nothing. */
interface Draft {
  /** Names what is sent from it; a duplicated tab has the same one. */
  id: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** Field values by name. */
  fields: Record<string, string>;
  /** The service that a link has filled in; empty when none has. */
  linkedService: string;
  /** The name over the visitor's door that the form has had as company; empty when it had none. */
  businessName: string;
}

const nothingEntered = { fields: {}, linkedService: '', businessName: '' };
const key = 'consultation-draft';
const keepForMs = 24 * 60 * 60 * 1000;
const storage = safeStorage(() => window.sessionStorage);

/** Checked without zod, which would make the scripts of the page 15 KB heavier. */
function isDraft(value: Partial<Draft> | null): value is Draft {
  return (
    isUuid(value?.id) &&
    Number.isFinite(value?.savedAt) &&
    typeof value?.linkedService === 'string' &&
    typeof (value.businessName ?? '') === 'string' &&
    typeof value.fields === 'object' &&
    Object.values(value.fields ?? [null]).every((field) => typeof field === 'string')
  );
}

/** The stored draft of the last 24 hours; a new one where there is none, or none that can be read. */
function load(now: number): Draft {
  try {
    const draft: Partial<Draft> | null = JSON.parse(storage.get(key) ?? '');
    if (isDraft(draft) && now - draft.savedAt < keepForMs) return { ...nothingEntered, ...draft };
  } catch {
    // Not JSON.
  }
  return { ...nothingEntered, id: randomId(), savedAt: now };
}

function save(changes: Partial<Draft>, now: number): Draft {
  const draft = { ...load(now), ...changes, savedAt: now };
  storage.set(key, JSON.stringify(draft));
  return draft;
}

/** Field values of the draft by name; empty when there is none. */
export function draftFields(now: number): Record<string, string> {
  return load(now).fields;
}

/** Keeps values of fields, beside those that are kept already. */
export function saveDraft(fields: Record<string, string>, now: number): void {
  save({ fields: { ...load(now).fields, ...fields } }, now);
}

/** The service that a link has filled in; empty when none has. */
export function linkedService(now: number): string {
  return load(now).linkedService;
}

/** Remembers that a link has filled in a service. */
export function saveLinkedService(linkedService: string, now: number): void {
  save({ linkedService }, now);
}

/** The name over the visitor's door that the form has had as company; empty when it had none. */
export function filledBusinessName(now: number): string {
  return load(now).businessName;
}

/** Remembers that the form has the name as company: once it is taken out there, it is not filled in again. */
export function saveBusinessName(businessName: string, now: number): void {
  save({ businessName }, now);
}

/**
 * Empties the draft after its content was sent. A name that was filled in as company is not filled in
 * again.
 *
 * @param isStored whether the server has the request. Until then the draft keeps its id, so that the
 * same content filled in again is the same request
 */
export function clearDraft(isStored: boolean, now: number): void {
  const { id, businessName } = load(now);
  save({ ...nothingEntered, id: isStored ? randomId() : id, businessName }, now);
}

/** The id and the body of a request. The same content from the same draft has the same id. */
export function nameRequest(
  request: Record<string, string | null> & { submittedAt: string },
  now: number,
): OutgoingRequest {
  const { id } = save({}, now);
  const content = JSON.stringify({ ...request, submittedAt: '' });
  return { id: contentId(id, content), body: JSON.stringify(request) };
}
