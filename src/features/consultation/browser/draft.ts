import { safeStorage } from '@/lib/safeStorage';
import { contentId, isUuid, randomId } from './ids';
import type { OutgoingRequest } from './sendRequest';

/** A half-filled form, so that a reload loses nothing. */
interface Draft {
  /** Names what is sent from it; a duplicated tab has the same one. */
  id: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** Field values by name. */
  fields: Record<string, string>;
  /** The service that a link has filled in; empty when none has. */
  linkedService: string;
  /** The name over the visitor's door that has been filled in; empty when none has. */
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

/** The stored draft of the last 24 hours; a new one where there is none, or something else. */
function load(now: number): Draft {
  try {
    const draft: Partial<Draft> | null = JSON.parse(storage.get(key) ?? '');
    if (isDraft(draft) && now - draft.savedAt < keepForMs) return { ...nothingEntered, ...draft };
  } catch {
    // Not JSON: as good as none.
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

export function saveDraft(fields: Record<string, string>, now: number): void {
  save({ fields }, now);
}

/** The service that a link has filled in; empty when none has. */
export function linkedService(now: number): string {
  return load(now).linkedService;
}

/** Keeps that a link has filled in a service. */
export function saveLinkedService(service: string, now: number): void {
  save({ linkedService: service, fields: { ...load(now).fields, service } }, now);
}

/** The name over the visitor's door that has been filled in; empty when none has. */
export function filledBusinessName(now: number): string {
  return load(now).businessName;
}

/** Keeps that the name has been filled in as company. */
export function saveBusinessName(businessName: string, now: number): void {
  save({ businessName, fields: { ...load(now).fields, company: businessName } }, now);
}

/** What was entered has been sent. */
export function clearDraft(): void {
  storage.remove(key);
}

/**
 * What was entered has been sent, but the server does not have it yet: the id stays, so that the
 * same content filled in again is not taken for a second request.
 */
export function clearDraftFields(now: number): void {
  save(nothingEntered, now);
}

/** Gives a request its id and its body. The same content from the same draft gets the same id. */
export function nameRequest(
  request: Record<string, string | null> & { submittedAt: string },
  now: number,
): OutgoingRequest {
  const { id } = save({}, now);
  const content = JSON.stringify({ ...request, submittedAt: '' });
  return { id: contentId(id, content), body: JSON.stringify(request) };
}
