import { forgetRequest, keepRequest, keptRequests } from './keptRequests';
import { type Answer, type OutgoingRequest, sendRequest } from './sendRequest';

/** Seconds between attempts while the page stays open, and then 900. */
const backoffSeconds = [5, 15, 60, 300];

/** What is being sent: a page never sends the same request twice at a time. */
const inFlight = new Map<string, Promise<void>>();

/** What the page shows of its requests. */
interface PageRequests {
  /** The request that the page shows, while it has no answer. */
  unanswered: () => OutgoingRequest | null;
  onAnswer: (id: string, answer: Answer) => void;
  /** Called when an attempt has failed; another one follows. */
  onFailure: (id: string) => void;
}

const none: PageRequests = {
  unanswered: () => null,
  onAnswer: () => undefined,
  onFailure: () => undefined,
};
let page = none;

/** What is still to be sent. What the page shows is kept again where site data was cleared, or another page has it. */
function waitingRequests(): OutgoingRequest[] {
  const shown = page.unanswered();
  if (shown) keepRequest(shown);
  return keptRequests();
}

async function attempt(request: OutgoingRequest): Promise<void> {
  const answer = await sendRequest(request);
  if (!answer) {
    page.onFailure(request.id);
    return;
  }
  forgetRequest(request.id);
  page.onAnswer(request.id, answer);
}

function attemptOnce(request: OutgoingRequest): Promise<void> {
  const { id } = request;
  const running = inFlight.get(id) ?? attempt(request).finally(() => inFlight.delete(id));
  inFlight.set(id, running);
  return running;
}

let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

async function sendAll(): Promise<void> {
  clearTimeout(timer);
  for (const request of waitingRequests()) await attemptOnce(request);
  scheduleNext();
}

function scheduleNext(): void {
  clearTimeout(timer);
  if (waitingRequests().length === 0) return;
  const seconds = backoffSeconds[failures] ?? 900;
  failures += 1;
  timer = setTimeout(sendAll, seconds * 1000);
}

/** Keeps a request, so that a closed tab does not lose it, and sends it; after a failure, again later. Never throws. */
export async function keepAndSend(request: OutgoingRequest): Promise<void> {
  keepRequest(request);
  await attemptOnce(request);
  failures = 0;
  scheduleNext();
}

/** Sends at once what is kept. */
export function sendKeptRequests(): void {
  failures = 0;
  void sendAll();
}

/**
 * Sends what is kept: at once, whenever the browser or the page comes back, and with backoff until nothing is left.
 * Another tab may do the same: the id makes it one request for the server.
 *
 * @returns a function that ends it
 */
export function watchKeptRequests(shown = none): () => void {
  page = shown;
  const onReturn = ({ persisted }: PageTransitionEvent) => persisted && sendKeptRequests();
  window.addEventListener('online', sendKeptRequests);
  window.addEventListener('pageshow', onReturn);
  sendKeptRequests();
  return () => {
    clearTimeout(timer);
    page = none;
    window.removeEventListener('online', sendKeptRequests);
    window.removeEventListener('pageshow', onReturn);
  };
}
