import { safeStorage, tabStorage } from '@/lib/browser/safeStorage';
import { isUuid } from '@/lib/text/isUuid';
import type { CallOutcome, OutgoingRequest } from './sendRequest';

/** The browser's outbox: requests that are not known to have reached the server, by id. */
export interface KeptRequest extends OutgoingRequest {
  /** When it was kept by the device's clock, in milliseconds since 1970. */
  keptAt: number;
}

const keepForMs = 7 * 24 * 60 * 60 * 1000;

/** Begins the local storage key of every kept request; one entry each, so that tabs never collide. */
export const keptRequestPrefix = 'consultation-request:';

const storage = safeStorage(() => window.localStorage);

const listeners = new Set<() => void>();
const announceChange = () => {
  for (const listener of listeners) listener();
};

/**
 * Calls a function when any tab has kept or removed a request, when this one has noted what became of a call time, and
 * when the page returns from the back/forward cache. @returns a function that unsubscribes
 */
export function onKeptRequestsChange(listener: () => void): () => void {
  const events = ['storage', 'pageshow'];
  listeners.add(listener);
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** Reads an entry; null when it is not a kept request. */
function parse(key: string, text: string | null): KeptRequest | null {
  try {
    const { id, body, corrects, keptAt = 0 } = JSON.parse(text ?? '');
    const isKeptRequest = isUuid(id) && key === keptRequestPrefix + id && typeof body === 'string';
    return isKeptRequest ? { id, body, corrects, keptAt } : null;
  } catch {
    return null;
  }
}

function store(request: KeptRequest): void {
  storage.set(keptRequestPrefix + request.id, JSON.stringify(request));
}

export function keepRequest(request: OutgoingRequest, now: number): void {
  store({ ...request, keptAt: now });
  announceChange();
}

/** Removes a request that the server has, that a correction replaces, or that has expired. */
export function forgetRequest(id: string): void {
  storage.remove(keptRequestPrefix + id);
  announceChange();
}

/** The requests still to be sent. Removes invalid entries. */
export function keptRequests(): KeptRequest[] {
  const kept: KeptRequest[] = [];
  for (const key of storage.keys(keptRequestPrefix)) {
    const request = parse(key, storage.get(key));
    if (request) kept.push(request);
    else storage.remove(key);
  }
  return kept;
}

/** Removes requests that were kept for 7 days. Where the clock was set back since, the days begin again. */
export function expireKeptRequests(now: number): void {
  for (const request of keptRequests()) {
    if (now - request.keptAt > keepForMs) forgetRequest(request.id);
    else if (now < request.keptAt) store({ ...request, keptAt: now });
  }
}

const callOutcomeKey = (id: string) => `consultation-call:${id}`;

/** Remembers for this tab what became of a request's call time. */
export function noteCallOutcome(id: string, outcome: CallOutcome): void {
  tabStorage.set(callOutcomeKey(id), outcome);
  announceChange();
}

/** Null until the server has answered. */
export const callOutcomeOf = (id: string) =>
  tabStorage.get(callOutcomeKey(id)) as CallOutcome | null;
