import { z } from 'zod/mini';
import { contentId, randomId } from './randomId';
import { safeStorage } from './safeStorage';
import type { OutgoingRequest } from './sendRequest';

/** A half-filled form, so that a reload loses nothing. */
const draftSchema = z.object({
  /** Names what is sent from it; a duplicated tab has the same one. */
  id: z.uuid(),
  /** Milliseconds since the epoch. */
  savedAt: z.number(),
  /** Field values by name. */
  fields: z.record(z.string(), z.string()),
  /** The service that a link has filled in, if one has. */
  linkedService: z.string(),
});

type Draft = z.infer<typeof draftSchema>;

const key = 'consultation-draft';
const keepForMs = 24 * 60 * 60 * 1000;
const storage = safeStorage(() => window.sessionStorage);

/** The stored draft of the last 24 hours; a new one where there is none, or something else. */
function load(now: number): Draft {
  try {
    const { success, data } = draftSchema.safeParse(JSON.parse(storage.get(key) ?? ''));
    if (success && now - data.savedAt < keepForMs) return data;
  } catch {
    // Not JSON: as good as none.
  }
  return { id: randomId(), savedAt: now, fields: {}, linkedService: '' };
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

export function saveLinkedService(service: string, now: number): void {
  save({ linkedService: service }, now);
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
  save({ fields: {}, linkedService: '' }, now);
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
