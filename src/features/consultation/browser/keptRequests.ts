import { safeStorage } from '@/lib/browser/safeStorage';
import { isUuid } from '@/lib/text/isUuid';
import type { CallOutcome, OutgoingRequest } from './sendRequest';

/** The browser's outbox: requests that are not known to have reached the server, by id. */
export interface KeptRequest extends OutgoingRequest {
  /** When it was kept by the device's clock, in milliseconds since 1970. */
  keptAt: number;
}

const keepForMs = 7 * 24 * 60 * 60 * 1000;

/** Each request has its own entry in local storage, whose key begins so: two tabs never write the same one. */
export const keptRequestPrefix = 'consultation-request:';

const storage = safeStorage(() => window.localStorage);

const listeners = new Set<() => void>();

/** Tells the listeners of this page. */
export function announceChange(): void {
  // Not while all are stored: some browsers keep no page for Back that asks before it is closed.
  const isUnstored = keptRequests().some(({ id }) => !isStored(id));
  window.onbeforeunload = isUnstored ? () => true : null;
  for (const listener of listeners) listener();
}

/** Calls a function when what is kept here may have changed. @returns a function that unsubscribes */
export function onKeptRequestsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
  const kept = { ...request, keptAt: now };
  holdRequest(kept);
  store(kept);
  announceChange();
}

/** Removes a request that the server has, or that has expired. */
export function forgetRequest(id: string): void {
  unanswered.delete(id);
  storage.remove(keptRequestPrefix + id);
  announceChange();
}

/** What this page has sent without an answer, by id. */
const unanswered = new Map<string, KeptRequest>();

/** Keeps a request, again where the site's data was cleared, until any tab has an answer to it. */
export function holdRequest(request: KeptRequest): void {
  unanswered.set(request.id, request);
}

/**
 * The requests still to be sent. Removes invalid entries, and stores again what this page holds and has vanished
 * although nobody has noted what became of it.
 */
export function keptRequests(): KeptRequest[] {
  for (const [id, request] of unanswered) {
    if (storage.get(keptRequestPrefix + id)) continue;
    const isOver = callOutcomeOf(id) || Date.now() - request.keptAt > keepForMs;
    if (isOver) unanswered.delete(id);
    else store(request);
  }
  const kept: KeptRequest[] = [];
  for (const key of storage.keys(keptRequestPrefix)) {
    const request = parse(key, storage.get(key));
    if (request) kept.push(request);
    else storage.remove(key);
  }
  return kept;
}

/** Whether the next visit finds a kept request. */
export const isStored = (id: string): boolean => storage.isStored(keptRequestPrefix + id);

/** Removes what has been kept long enough. Where the clock was set back since, a request's 7 days begin again. */
export function expireKeptRequests(now: number): void {
  for (const request of keptRequests()) {
    if (now - request.keptAt > keepForMs) forgetRequest(request.id);
    else if (now < request.keptAt) store({ ...request, keptAt: now });
  }
  for (const key of storage.keys(callOutcomePrefix)) {
    const notedAt = Number(storage.get(key)?.split(' ')[1]);
    if (!(now - notedAt < outcomeForMs)) storage.remove(key);
  }
}

const callOutcomePrefix = 'consultation-call:';

/** By then every call is over: none is further ahead than `callRules.windowDays`. */
const outcomeForMs = 31 * 24 * 60 * 60 * 1000;

/**
 * Remembers what became of a request and its call time, before it is removed, so that every tab knows. `replaced` is
 * final: an answer that comes later says nothing.
 */
export function noteCallOutcome(id: string, outcome: CallOutcome): void {
  if (callOutcomeOf(id) === 'replaced') return;
  storage.set(callOutcomePrefix + id, `${outcome} ${Date.now()}`);
  announceChange();
}

/** What any tab has noted; null when none has. */
export function callOutcomeOf(id: string): CallOutcome | null {
  const [outcome = null] = storage.get(callOutcomePrefix + id)?.split(' ') ?? [];
  return outcome as CallOutcome | null;
}
