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

/** What is being sent, with what ends an attempt: a page never sends the same request twice at a time. */
const inFlight = new Map<string, (outcome: CallOutcome | null) => void>();

async function attempt(request: OutgoingRequest): Promise<CallOutcome | null> {
  const { id } = request;
  if (inFlight.has(id)) return null;
  const outcome = await new Promise<CallOutcome | null>((resolve) => {
    function end(outcome: CallOutcome | null) {
      if (inFlight.get(id) === end) inFlight.delete(id);
      resolve(outcome);
    }
    inFlight.set(id, end);
    sendRequest(request).then(end);
  });
  if (outcome) {
    noteCallOutcome(id, outcome);
    forgetRequest(id);
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
    await attempt(request);
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

/** Keeps a request, so that a closed tab does not lose it, and sends it; after a failure, again later. Never throws. */
export async function keepAndSend(request: OutgoingRequest): Promise<void> {
  keepRequest(request, Date.now());
  if (await attempt(request)) return;
  failures = 0;
  scheduleNext();
}

/** Some browsers tell of changes in other tabs only when the page is shown again. */
const events = ['storage', 'visibilitychange', 'online', 'pageshow'];

/**
 * Sends what earlier visits and other tabs have kept: at once, whenever the browser or the page comes back, and with
 * backoff until nothing is left. Another tab may do the same: the id makes it one request for the server.
 *
 * @returns a function that ends it
 */
export function watchKeptRequests(): () => void {
  function start() {
    failures = 0;
    void sendAll();
  }
  function onEvent(event: Event) {
    announceChange();
    const isReturn = event instanceof PageTransitionEvent && event.persisted;
    // The back/forward cache may have cut off the answers.
    if (isReturn) for (const end of inFlight.values()) end(null);
    if (isReturn || event.type === 'online') start();
  }
  for (const event of events) window.addEventListener(event, onEvent);
  start();
  return () => {
    clearTimeout(timer);
    for (const event of events) window.removeEventListener(event, onEvent);
  };
}
