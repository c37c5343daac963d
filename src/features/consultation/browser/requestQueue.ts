import { noteCallTimeTaken } from './callTimeTaken';
import { ageKeptRequests, forgetRequest, keepRequest, keptRequests } from './keptRequests';
import { type OutgoingRequest, type SendOutcome, sendRequest } from './sendRequest';

/** Seconds between attempts while the page stays open; the last one repeats. */
const backoffSeconds = [5, 15, 60, 300, 900];
/** A request that the server refused is tried once on every page, and then once an hour. */
const refusedPauseMs = 60 * 60 * 1000;

/** Requests that are being sent, so that one page never sends the same one twice at a time. */
const inFlight = new Set<string>();
/** When a request was last refused on this page, by id, on the page's own clock, which nobody can set. */
const refusedAt = new Map<string, number>();

async function attempt(request: OutgoingRequest): Promise<SendOutcome> {
  if (inFlight.has(request.id)) return { kind: 'unreached' };
  inFlight.add(request.id);
  const outcome = await sendRequest(request);
  inFlight.delete(request.id);
  if (outcome.kind === 'refused') refusedAt.set(request.id, performance.now());
  if (outcome.kind === 'stored') {
    if (outcome.callTimeTaken) noteCallTimeTaken(request.id);
    forgetRequest(request.id);
  }
  return outcome;
}

function isDue({ id }: OutgoingRequest): boolean {
  const refused = refusedAt.get(id);
  return refused === undefined || performance.now() - refused >= refusedPauseMs;
}

let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

const isKept = (id: string) => keptRequests().some((request) => request.id === id);

/** Sends kept requests that are due, then ages them, so that an expiring one has had a last attempt. */
async function sendAll(): Promise<void> {
  clearTimeout(timer);
  for (const request of keptRequests().filter(isDue)) {
    // The visitor, or another tab, may have removed it since the round began.
    if (isKept(request.id)) await attempt(request);
  }
  ageKeptRequests(Date.now());
  scheduleNext();
}

function scheduleNext(): void {
  clearTimeout(timer);
  if (keptRequests().length === 0) {
    window.removeEventListener('online', startOver);
    return;
  }
  window.addEventListener('online', startOver);
  const seconds = backoffSeconds[Math.min(failures, backoffSeconds.length - 1)] ?? 900;
  failures += 1;
  timer = setTimeout(sendAll, seconds * 1000);
}

function startOver(): void {
  window.addEventListener('online', startOver);
  failures = 0;
  void sendAll();
}

/**
 * Keeps a request, then sends it, so that a closed tab does not lose it. Removes it once the server is
 * known to have it. Never throws.
 *
 * @returns the outcome of the first attempt; after a failure, it is sent again later
 */
export async function submitRequest(request: OutgoingRequest): Promise<SendOutcome> {
  keepRequest(request, Date.now());
  const outcome = await attempt(request);
  if (outcome.kind !== 'stored') {
    failures = 0;
    scheduleNext();
  }
  return outcome;
}

/**
 * Sends what earlier visits and other tabs have kept: at once, even while it waits for the next attempt,
 * whenever the browser comes back online, and with backoff until nothing is left. Another tab may do the
 * same: the id makes it one request for the server.
 */
export function watchKeptRequests(): void {
  if (keptRequests().length > 0) startOver();
}
