import { consultationEndpoint } from '@/lib/paths';
import type { CallOutcome } from '../model/call/call';

/** A request as sent: the same id and body on every attempt. */
export interface OutgoingRequest {
  /** UUID, sent as the Idempotency-Key. */
  id: string;
  /** The JSON text, in which the ids are, too. */
  body: string;
  /** The id of the request that this one corrects. */
  corrects?: string;
  /** Where the visit comes from. */
  source?: string;
}

/** What the server's answer says of a request that it has. */
export interface Answer {
  /** Null if the call is held, or none was asked for. */
  callOutcome: CallOutcome | null;
  /** The number that counts in its thread where that is another request's. */
  superseded: number | null;
}

/** For the whole attempt. The route answers within about 3 s, or 8 s while the outbox hangs. */
const timeoutMs = 15_000;

/** Browsers refuse a longer body that is to outlive its page (Fetch standard: 64 KiB for all of a page's requests). */
const outlivesPageBytes = 60_000;

const headersOf = ({ id, corrects, source }: OutgoingRequest): Record<string, string> => ({
  'content-type': 'application/json',
  'idempotency-key': id,
  ...(corrects && { 'x-corrects': corrects }),
  ...(source && { 'x-source': source }),
});

/** The route's answer that it has stored a request; null for any other: captive portals answer 200, too. */
function storedAnswer(status: number, text: string, id: string) {
  if (status !== 200 && status !== 202) return null;
  try {
    const answer = JSON.parse(text);
    const isStored = answer.status === 'delivered' || answer.status === 'accepted';
    if (answer.id !== id.toLowerCase() || !isStored) return null;
    const { status: state, callTime: callOutcome = null, superseded = null } = answer;
    return { isDelivered: state === 'delivered', callOutcome, superseded };
  } catch {
    return null;
  }
}

/**
 * One attempt. Logs what docs/product.md ("What can fail") says, and nothing of what the request holds. Never throws.
 *
 * @returns what the server says when it has the request; null when a later attempt may succeed
 */
export async function sendRequest(request: OutgoingRequest): Promise<Answer | null> {
  const { id, body } = request;
  try {
    const response = await fetch(consultationEndpoint, {
      method: 'POST',
      headers: headersOf(request),
      body,
      // Continues when the visitor leaves the page right after the click.
      keepalive: new TextEncoder().encode(body).length < outlivesPageBytes,
      // A redirect would lose the body, and its target's 200 would not be the route's.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = storedAnswer(response.status, await response.text(), id);
    // Also where it is stored and will be delivered later, or has not reached our server.
    if (!answer?.isDelivered) console.error('Webhook submission failed');
    return answer && { callOutcome: answer.callOutcome, superseded: answer.superseded };
  } catch {
    console.error('Error submitting form');
    return null;
  }
}
