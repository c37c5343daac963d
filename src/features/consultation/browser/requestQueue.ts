import { safeStorage } from '@/lib/browser/safeStorage';
import { consultationEndpoint } from '@/lib/paths';
import { isUuid } from '@/lib/text/formats';
import type { CallOutcome } from '../model/call/call';

export interface OutgoingRequest {
  /** A UUID, the `Idempotency-Key`. */
  id: string;
  thread: string;
  version: number;
  /** Contains the 13 fields, and the three above: proxies may drop headers. */
  body: string;
  source?: string;
}

export interface Answer {
  /** Null without a call or if it is held. */
  callOutcome: CallOutcome | null;
  isErased?: boolean;
  /** The version of the current request if it is not this one. */
  superseded: number | null;
}

/** With a key for each request, two tabs never write the same one. */
export const keptRequestPrefix = 'consultation-request:';

const storage = safeStorage(() => window.localStorage);

export const forgetRequest = (id: string): void => storage.remove(keptRequestPrefix + id);

/**
 * A correction contains everything, so it takes the place of an earlier request of its thread. Two tabs can correct the
 * same request: both are kept.
 */
export function keepRequest({ id, thread, version, body, source }: OutgoingRequest): void {
  const others = keptRequests().filter((kept) => kept.thread === thread && kept.id !== id);
  if (others.some((kept) => kept.version > version)) return;
  storage.set(keptRequestPrefix + id, JSON.stringify({ id, thread, version, body, source }));
  if (!storage.isStored(keptRequestPrefix + id)) return;
  for (const kept of others) if (kept.version < version) forgetRequest(kept.id);
}

/** Reports whether a later visit sends the request, or a correction of it. */
export const isStored = ({ thread }: Pick<OutgoingRequest, 'thread'>): boolean =>
  keptRequests().every(
    (kept) => kept.thread !== thread || storage.isStored(keptRequestPrefix + kept.id),
  );

function parse(key: string): OutgoingRequest | null {
  try {
    const { id, thread, version, body, source } = JSON.parse(storage.get(key) ?? '');
    const isInThread = isUuid(thread) && Number.isInteger(version);
    if (key !== keptRequestPrefix + id || !isUuid(id) || !isInThread) return null;
    if (typeof body !== 'string') return null;
    // With other characters, `fetch` always fails.
    const isHeader = typeof source === 'string' && /^[!-~]+$/.test(source);
    return { id, thread, version, body, ...(isHeader && { source }) };
  } catch {
    return null;
  }
}

/** Removes invalid ones. */
export function keptRequests(): OutgoingRequest[] {
  const kept: OutgoingRequest[] = [];
  for (const key of storage.keys(keptRequestPrefix)) {
    const request = parse(key);
    if (request) kept.push(request);
    else storage.remove(key);
  }
  return kept;
}

/** The route answers within 8 s. */
const timeoutMs = 15_000;

/** The Fetch standard limits `keepalive` bodies to 64 KiB. */
const outlivesPageBytes = 60_000;

/** Validates the answer, because captive portals answer 200 too. */
function storedAnswer(status: number, text: string, id: string) {
  if (status !== 200 && status !== 202) return null;
  try {
    const answer = JSON.parse(text);
    const isStored = answer.status === 'delivered' || answer.status === 'pending';
    if (answer.id !== id || !isStored) return null;
    const { status: state, callTime: callOutcome = null, superseded = null, erased } = answer;
    const isErased = erased === true && { isErased: true };
    return { isDelivered: state === 'delivered', answer: { callOutcome, superseded, ...isErased } };
  } catch {
    return null;
  }
}

/** Returns null if the request has to be sent again. Never throws. */
async function post({ id, body, source }: OutgoingRequest): Promise<Answer | null> {
  try {
    const response = await fetch(consultationEndpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(source && { 'x-source': source }),
      },
      body,
      keepalive: new TextEncoder().encode(body).length < outlivesPageBytes,
      // A redirect would lose the body.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const stored = storedAnswer(response.status, await response.text(), id);
    if (!stored?.isDelivered) console.error('Webhook submission failed');
    return stored?.answer ?? null;
  } catch {
    console.error('Error submitting form');
    return null;
  }
}

/** Then every 900 s. */
const backoffSeconds = [5, 15, 60, 300];

const inFlight = new Map<string, Promise<void>>();

interface PageRequests {
  unanswered: () => OutgoingRequest | null;
  onAnswer: (id: string, answer: Answer) => void;
  onFailure: (id: string) => void;
}

let page: PageRequests | undefined;

/** Stores the shown request again, because site data may have been cleared. A kept correction may replace it. */
function waitingRequests(): OutgoingRequest[] {
  const shown = page?.unanswered();
  if (shown) keepRequest(shown);
  const kept = keptRequests();
  const isKept = !shown || kept.some(({ id }) => id === shown.id);
  return isKept ? kept : [...kept, shown];
}

async function send(request: OutgoingRequest): Promise<void> {
  const answer = await post(request);
  if (!answer) return page?.onFailure(request.id);
  forgetRequest(request.id);
  page?.onAnswer(request.id, answer);
}

function sendOnce(request: OutgoingRequest): Promise<void> {
  const { id } = request;
  const running = inFlight.get(id) ?? send(request).finally(() => inFlight.delete(id));
  inFlight.set(id, running);
  return running;
}

let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

async function sendAll(): Promise<void> {
  clearTimeout(timer);
  for (const request of waitingRequests()) await sendOnce(request);
  scheduleNext();
}

function scheduleNext(): void {
  clearTimeout(timer);
  if (waitingRequests().length === 0) return;
  const seconds = backoffSeconds[failures] ?? 900;
  failures += 1;
  timer = setTimeout(sendAll, seconds * 1000);
}

/** Never throws. */
export async function keepAndSend(request: OutgoingRequest): Promise<void> {
  keepRequest(request);
  await sendOnce(request);
  failures = 0;
  scheduleNext();
}

export function sendKeptRequests(): void {
  failures = 0;
  void sendAll();
}

/**
 * Sends kept requests now, when the browser is online or the page returns, and with backoff. The id deduplicates those
 * of several tabs. Returns a function that stops it.
 */
export function watchKeptRequests(shown?: PageRequests): () => void {
  page = shown;
  const onReturn = ({ persisted }: PageTransitionEvent) => persisted && sendKeptRequests();
  window.addEventListener('online', sendKeptRequests);
  window.addEventListener('pageshow', onReturn);
  sendKeptRequests();
  return () => {
    clearTimeout(timer);
    page = undefined;
    window.removeEventListener('online', sendKeptRequests);
    window.removeEventListener('pageshow', onReturn);
  };
}
