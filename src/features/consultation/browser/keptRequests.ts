import { longestStepMs, resendWindowMs } from '@/lib/resendWindow';
import { safeStorage } from '@/lib/safeStorage';
import { isUuid } from './ids';
import type { OutgoingRequest } from './sendRequest';

/** The browser's outbox: requests that are not known to have reached the server, by id. */
export interface KeptRequest extends OutgoingRequest {
  /** When it was kept, in milliseconds since the epoch. */
  keptAt: number;
  /** How old it is, as far as that has been counted, and when it was last counted. */
  ageMs: number;
  countedAt: number;
}

/** Begins the local storage key of every kept request; one entry each, so that tabs never collide. */
export const keptRequestPrefix = 'consultation-request:';

const storage = safeStorage(() => window.localStorage);

const isJsonObject = (text: string) => /^\{/.test(text) && typeof JSON.parse(text) === 'object';

/**
 * Reads an entry that may hold anything. Checked without zod, since this is part of the small script
 * of every page. What does not fit is not ours to send.
 */
function parse(key: string, text: string | null): KeptRequest | null {
  try {
    const { id, body, keptAt, ageMs = 0, countedAt = keptAt } = JSON.parse(text ?? '');
    const fits =
      isUuid(id) &&
      key === keptRequestPrefix + id &&
      typeof body === 'string' &&
      isJsonObject(body) &&
      [keptAt, ageMs, countedAt].every(Number.isFinite);
    return fits ? { id, body, keptAt, ageMs, countedAt } : null;
  } catch {
    return null;
  }
}

function store(request: KeptRequest): void {
  storage.set(keptRequestPrefix + request.id, JSON.stringify(request));
}

export function keepRequest({ id, body }: OutgoingRequest, now: number): void {
  store({ id, body, keptAt: now, ageMs: 0, countedAt: now });
}

export function forgetRequest(id: string): void {
  storage.remove(keptRequestPrefix + id);
}

/** What is still to be sent, oldest first. Entries that do not fit are removed on the way. */
export function keptRequests(): KeptRequest[] {
  const kept: KeptRequest[] = [];
  for (const key of storage.keys(keptRequestPrefix)) {
    const request = parse(key, storage.get(key));
    if (request) kept.push(request);
    else storage.remove(key);
  }
  return kept.sort((one, other) => one.keptAt - other.keptAt);
}

/**
 * Counts the time since the last count, and removes what is past its 7 days. The difference between
 * two readings of the clock may be its setting rather than time, so each count adds from nothing (the
 * clock was set back) to a day. A clock set forward by weeks thus adds a day at most, and that day is
 * granted on top of the 7: no single setting of the clock removes a request early.
 */
export function ageKeptRequests(now: number): void {
  for (const request of keptRequests()) {
    const step = Math.min(Math.max(now - request.countedAt, 0), longestStepMs);
    const ageMs = request.ageMs + step;
    if (ageMs >= resendWindowMs) forgetRequest(request.id);
    else store({ ...request, ageMs, countedAt: now });
  }
}
