import { forgetRequest, keepRequest, keptRequests } from './keptRequests';
import { type OutgoingRequest, type SendOutcome, sendRequest } from './sendRequest';

/** Seconds between attempts while the page stays open; the last one repeats. */
const backoffSeconds = [5, 15, 60, 300, 900];

/** What an attempt has in hand, so that one page never sends the same request twice at a time. */
const inHand = new Set<string>();

async function attempt(request: OutgoingRequest): Promise<SendOutcome> {
  if (inHand.has(request.id)) return 'unreached';
  inHand.add(request.id);
  const outcome = await sendRequest(request);
  inHand.delete(request.id);
  if (outcome !== 'unreached') forgetRequest(request.id);
  return outcome;
}

/**
 * Sends a request, and keeps it until the server is known to have it: first kept, then sent, so that
 * not even a closed tab loses it.
 *
 * @returns what came of the first attempt; an unreached server is tried again in the background
 */
export async function submitRequest(request: OutgoingRequest): Promise<SendOutcome> {
  keepRequest(request, Date.now());
  const outcome = await attempt(request);
  if (keptRequests(Date.now()).length > 0) watchKeptRequests({ pauseFirst: true });
  return outcome;
}

let watching = false;

/**
 * Sends the kept requests, again whenever the browser comes back online, and with backoff until
 * none is left. Another tab may do the same: the id makes it one request for the server.
 *
 * @param options.pauseFirst wait before the first attempt, since one has just failed
 */
export function watchKeptRequests({ pauseFirst = false } = {}): void {
  if (watching) return;
  watching = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function scheduleNext() {
    clearTimeout(timer);
    const step = Math.min(failures, backoffSeconds.length - 1);
    failures += 1;
    timer = setTimeout(sendAll, (backoffSeconds[step] ?? 900) * 1000);
  }

  async function sendAll() {
    clearTimeout(timer);
    for (const request of keptRequests(Date.now())) await attempt(request);
    if (!watching) return;
    if (keptRequests(Date.now()).length > 0) return scheduleNext();
    clearTimeout(timer);
    watching = false;
    window.removeEventListener('online', startOver);
  }

  function startOver() {
    failures = 0;
    void sendAll();
  }

  window.addEventListener('online', startOver);
  if (pauseFirst) scheduleNext();
  else void sendAll();
}
