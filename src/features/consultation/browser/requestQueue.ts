import {
  expireKeptRequests,
  forgetRequest,
  keepRequest,
  keptRequests,
  noteCallOutcome,
} from './keptRequests';
import { type OutgoingRequest, type SendOutcome, sendRequest } from './sendRequest';

/** Seconds between attempts while the page stays open; the last one repeats. */
const backoffSeconds = [5, 15, 60, 300, 900];

/** Requests that are being sent, so that one page never sends the same one twice at a time. */
const inFlight = new Set<string>();

async function attempt(request: OutgoingRequest): Promise<SendOutcome> {
  if (inFlight.has(request.id)) return { kind: 'notStored' };
  inFlight.add(request.id);
  const outcome = await sendRequest(request);
  inFlight.delete(request.id);
  if (outcome.kind === 'stored') {
    noteCallOutcome(request.id, outcome.callOutcome);
    forgetRequest(request.id);
  }
  return outcome;
}

let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

const isKept = (id: string) => keptRequests().some((request) => request.id === id);

/** Sends kept requests, then removes expired ones: after a last attempt, because the device's clock may be wrong. */
async function sendAll(): Promise<void> {
  clearTimeout(timer);
  for (const request of keptRequests()) {
    // Another tab may have removed it since the round began.
    if (isKept(request.id)) await attempt(request);
  }
  expireKeptRequests(Date.now());
  scheduleNext();
}

function scheduleNext(): void {
  clearTimeout(timer);
  if (keptRequests().length === 0) return;
  const seconds = backoffSeconds[Math.min(failures, backoffSeconds.length - 1)] ?? 900;
  failures += 1;
  timer = setTimeout(sendAll, seconds * 1000);
}

/**
 * Keeps a request, then sends it, so that a closed tab does not lose it. Removes it once the server is
 * known to have it. Never throws.
 *
 * @returns the outcome of the first attempt; after a failure, it is sent again later
 */
export async function keepAndSend(request: OutgoingRequest): Promise<SendOutcome> {
  keepRequest(request, Date.now());
  const outcome = await attempt(request);
  if (outcome.kind !== 'stored') {
    failures = 0;
    scheduleNext();
  }
  return outcome;
}

/**
 * Sends what earlier visits and other tabs have kept: at once, even while it waits for the next attempt, whenever the
 * browser or the page comes back, and with backoff until nothing is left. Another tab may do the same: the id makes it
 * one request for the server.
 */
export function watchKeptRequests(): void {
  const start = () => {
    failures = 0;
    void sendAll();
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    // After the attempt that the return aborts.
    if (persisted) setTimeout(start);
  });
  window.addEventListener('online', start);
  start();
}
