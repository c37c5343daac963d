import {
  announceChange,
  expireKeptRequests,
  forgetRequest,
  holdRequest,
  keepRequest,
  keptRequests,
  noteCallOutcome,
} from './keptRequests';
import { type CallOutcome, type OutgoingRequest, sendRequest } from './sendRequest';

/** Seconds between attempts while the page stays open, and then 900. */
const backoffSeconds = [5, 15, 60, 300];

/** What is being sent: a page never sends the same request twice at a time. */
const inFlight = new Set<string>();

async function attempt(request: OutgoingRequest, isFirst: boolean): Promise<CallOutcome | null> {
  if (inFlight.has(request.id)) return null;
  inFlight.add(request.id);
  const outcome = await sendRequest(request);
  inFlight.delete(request.id);
  if (outcome) {
    // Who sends it first shows Thank You with the outcome; later, any tab may.
    if (!isFirst) noteCallOutcome(request.id, outcome);
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
  announceChange();
  for (const request of keptRequests()) {
    // Another tab may have removed it since the round began.
    if (!isKept(request.id)) continue;
    holdRequest(request);
    await attempt(request, false);
  }
  expireKeptRequests(Date.now());
  scheduleNext();
}

function scheduleNext(): void {
  clearTimeout(timer);
  if (keptRequests().length === 0) return;
  const seconds = backoffSeconds[failures] ?? 900;
  failures += 1;
  timer = setTimeout(sendAll, seconds * 1000);
}

/**
 * Keeps a request, so that a closed tab does not lose it, and sends it. Never throws.
 *
 * @returns the outcome of the first attempt; after a failure, it is sent again later
 */
export async function keepAndSend(request: OutgoingRequest): Promise<CallOutcome | null> {
  keepRequest(request, Date.now());
  const outcome = await attempt(request, true);
  if (!outcome) {
    failures = 0;
    scheduleNext();
  }
  return outcome;
}

/**
 * Sends what earlier visits and other tabs have kept: at once, whenever the browser or the page comes back, and with
 * backoff until nothing is left. Another tab may do the same: the id makes it one request for the server. A page that
 * the browser prerenders sends nothing until it is shown.
 *
 * @returns a function that ends it
 */
export function watchKeptRequests(): () => void {
  const start = () => {
    if ('prerendering' in document && document.prerendering) return;
    failures = 0;
    void sendAll();
  };
  // After the attempt that the return aborts.
  const onReturn = ({ persisted }: PageTransitionEvent) => persisted && setTimeout(start);
  window.addEventListener('pageshow', onReturn);
  window.addEventListener('online', start);
  document.addEventListener('prerenderingchange', start);
  start();
  return () => {
    clearTimeout(timer);
    window.removeEventListener('pageshow', onReturn);
    window.removeEventListener('online', start);
    document.removeEventListener('prerenderingchange', start);
  };
}
