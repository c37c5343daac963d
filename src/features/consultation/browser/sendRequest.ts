import { consultationEndpoint } from '@/lib/paths';
import { readServerClock } from './serverClock';

/** A request as sent: the same id and body on every attempt. */
export interface OutgoingRequest {
  /** UUID, sent as the Idempotency-Key. */
  id: string;
  /** The JSON text, in which both ids are, too. */
  body: string;
  /** The id of the request that this one corrects, sent as X-Corrects. */
  corrects?: string;
}

/**
 * What became of a request's call time: `held` (or there is none), `taken` by another request, or `unavailable` on the
 * server; `replaced` once a correction of the request was sent, with a call or without.
 */
export type CallOutcome = 'held' | 'taken' | 'unavailable' | 'replaced';

/** The outcome of one attempt: `stored` when the server has the request; otherwise a later attempt may succeed. */
export type SendOutcome = { kind: 'stored'; callOutcome: CallOutcome } | { kind: 'notStored' };

/** The route's answer when it has stored a request. */
interface StoredAnswer {
  status: 'delivered' | 'accepted';
  /** Present only when the server does not hold the call time for this request. */
  callTime?: 'taken' | 'unavailable';
}

/** For the whole attempt. The route answers within about 3 s, or 8 s while the outbox hangs. */
const timeoutMs = 15_000;

/** Browsers refuse a longer body that is to outlive its page (Fetch standard: 64 KiB for all of a page's requests). */
const outlivesPageBytes = 60_000;

/**
 * The route's answer for a request; null for any other. A firewall, a captive portal or a maintenance
 * page answers 200 or 202 as well, and none of them has the request.
 */
async function storedAnswer(response: Response, id: string): Promise<StoredAnswer | null> {
  if (response.status !== 200 && response.status !== 202) return null;
  try {
    const answer = await response.json();
    const isStored = answer.status === 'delivered' || answer.status === 'accepted';
    return answer.id === id.toLowerCase() && isStored ? answer : null;
  } catch {
    return null;
  }
}

async function post(
  { id, body, corrects }: OutgoingRequest,
  signal: AbortSignal,
): Promise<SendOutcome> {
  const response = await fetch(consultationEndpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': id,
      ...(corrects && { 'x-corrects': corrects }),
    },
    body,
    // Continues when the visitor leaves the page right after the click.
    keepalive: new TextEncoder().encode(body).length < outlivesPageBytes,
    // A redirect would lose the body, and its target's 200 would not be the route's.
    redirect: 'error',
    signal,
  });
  const answer = await storedAnswer(response, id);
  // Others answer, too: a captive portal, a proxy.
  if (answer) readServerClock(response);
  // Also where it is stored and will be delivered later, or has not reached our server.
  if (answer?.status !== 'delivered') console.error('Webhook submission failed');
  if (answer) return { kind: 'stored', callOutcome: answer.callTime ?? 'held' };
  return { kind: 'notStored' };
}

/**
 * One attempt. Logs what docs/product.md ("What can fail") says, and nothing of what
 * the request holds. Never throws.
 */
export async function sendRequest(request: OutgoingRequest): Promise<SendOutcome> {
  // Not AbortSignal.timeout, which older browsers lack.
  const attempt = new AbortController();
  const timer = setTimeout(() => attempt.abort(), timeoutMs);
  // A page that comes back from the back/forward cache may get no answer to what it sent before.
  const abortOnReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) attempt.abort();
  };
  window.addEventListener('pageshow', abortOnReturn);
  // WebKit leaves such a fetch pending forever, whatever its signal.
  const aborted = new Promise<never>((_, reject) => {
    attempt.signal.addEventListener('abort', reject);
  });
  try {
    return await Promise.race([post(request, attempt.signal), aborted]);
  } catch {
    console.error('Error submitting form');
    return { kind: 'notStored' };
  } finally {
    clearTimeout(timer);
    window.removeEventListener('pageshow', abortOnReturn);
  }
}
