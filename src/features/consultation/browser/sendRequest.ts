import { consultationEndpoint } from '@/lib/paths';

/** A request as it travels: the id names it on every attempt, the body never changes. */
export interface OutgoingRequest {
  /** UUID, sent as the Idempotency-Key. */
  id: string;
  /** The JSON text. */
  body: string;
}

/**
 * What came of one attempt: `taken` when the server has the request, `refused` when it answered that
 * it does not want it as it is, `unreached` when it may well take it in a moment.
 */
export type SendOutcome = 'taken' | 'refused' | 'unreached';

/** The route answers within about 3 s; past this the visitor has waited long enough. */
const patienceMs = 15_000;

/** Client errors (4xx) that pass by themselves: timeout, too early, too many requests. */
const passing = new Set([408, 425, 429]);

function outcomeOf(status: number): SendOutcome {
  if (status === 200 || status === 202) return 'taken';
  return status < 500 && !passing.has(status) ? 'refused' : 'unreached';
}

async function isDelivered(response: Response): Promise<boolean> {
  const answer = await response.json().catch(() => null);
  return response.status === 200 && answer?.status === 'delivered';
}

async function post({ id, body }: OutgoingRequest, signal: AbortSignal): Promise<SendOutcome> {
  const response = await fetch(consultationEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': id },
    body,
    // Goes on when the visitor leaves the page right after the click.
    keepalive: true,
    // A redirect would lose the body, and its target's 200 would not be the route's.
    redirect: 'error',
    signal,
  });
  if (!(await isDelivered(response))) console.error('Webhook submission failed');
  return outcomeOf(response.status);
}

/**
 * One attempt. Logs what docs/product.md ("What can fail") says, and nothing of what
 * the request holds. Never throws.
 */
export async function sendRequest(request: OutgoingRequest): Promise<SendOutcome> {
  // Not AbortSignal.timeout, which older browsers lack.
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  // When a page comes back from the back/forward cache, it may get no answer to what it sent before.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) patience.abort();
  };
  window.addEventListener('pageshow', comeBack);
  // WebKit leaves such a fetch pending for good, whatever its signal says.
  const aborted = new Promise<never>((_, reject) => {
    patience.signal.addEventListener('abort', reject);
  });
  try {
    return await Promise.race([post(request, patience.signal), aborted]);
  } catch {
    console.error('Error submitting form');
    return 'unreached';
  } finally {
    clearTimeout(timer);
    window.removeEventListener('pageshow', comeBack);
  }
}
