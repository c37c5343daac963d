import { consultationEndpoint } from '@/lib/paths';

/** A request as it travels: the id names it on every attempt, the body never changes. */
export interface OutgoingRequest {
  /** UUID, sent as the Idempotency-Key. */
  id: string;
  /** The JSON text. */
  body: string;
}

/**
 * What came of one attempt to hand a request to the server: `taken` when the server has it,
 * `refused` when it never will take it, `unreached` when trying again makes sense.
 */
export type SendOutcome = 'taken' | 'refused' | 'unreached';

/** The route answers within about 3 s; past this the visitor has waited long enough. */
const patienceMs = 15_000;

/** The answers with which our route refuses a body for good. */
const refusals = new Set([400, 413, 415, 422]);

async function isDelivered(response: Response): Promise<boolean> {
  const answer: unknown = await response.json().catch(() => null);
  return (
    response.ok &&
    typeof answer === 'object' &&
    answer !== null &&
    'status' in answer &&
    answer.status === 'delivered'
  );
}

/**
 * One attempt. Logs what the specification's error catalogue (section 8) says, and nothing of what
 * the request holds. Never throws.
 */
export async function sendRequest({ id, body }: OutgoingRequest): Promise<SendOutcome> {
  try {
    const response = await fetch(consultationEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body,
      // Goes on when the visitor leaves the page right after the click.
      keepalive: true,
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!(await isDelivered(response))) console.error('Webhook submission failed');
    if (response.ok) return 'taken';
    return refusals.has(response.status) ? 'refused' : 'unreached';
  } catch {
    console.error('Error submitting form');
    return 'unreached';
  }
}
