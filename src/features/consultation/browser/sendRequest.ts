import { consultationEndpoint } from '@/lib/paths';
import type { CallOutcome } from '../model/call/call';

export interface OutgoingRequest {
  /** A UUID, the `Idempotency-Key`. */
  id: string;
  thread: string;
  version: number;
  /** Contains the 13 fields, and the three above: proxies may drop headers. */
  body: string;
  source?: string;
}

export interface Answer {
  /** Null without a call or if it is held. */
  callOutcome: CallOutcome | null;
  isErased?: boolean;
  /** The version of the current request if it is not this one. */
  superseded: number | null;
}

/** The route answers within 8 s. */
const timeoutMs = 15_000;

/** The Fetch standard limits `keepalive` bodies to 64 KiB. */
const outlivesPageBytes = 60_000;

const headersOf = ({ id, source }: OutgoingRequest): Record<string, string> => ({
  'content-type': 'application/json',
  'idempotency-key': id,
  ...(source && { 'x-source': source }),
});

/** Validates the answer, because captive portals answer 200 too. */
function storedAnswer(status: number, text: string, id: string) {
  if (status !== 200 && status !== 202) return null;
  try {
    const answer = JSON.parse(text);
    const isStored = answer.status === 'delivered' || answer.status === 'pending';
    if (answer.id !== id || !isStored) return null;
    const { status: state, callTime: callOutcome = null, superseded = null, erased } = answer;
    const isErased = erased === true && { isErased: true };
    return { isDelivered: state === 'delivered', answer: { callOutcome, superseded, ...isErased } };
  } catch {
    return null;
  }
}

/** Returns null if the request has to be sent again. Never throws. */
export async function sendRequest(request: OutgoingRequest): Promise<Answer | null> {
  const { id, body } = request;
  try {
    const response = await fetch(consultationEndpoint, {
      method: 'POST',
      headers: headersOf(request),
      body,
      keepalive: new TextEncoder().encode(body).length < outlivesPageBytes,
      // A redirect would lose the body.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const stored = storedAnswer(response.status, await response.text(), id);
    if (!stored?.isDelivered) console.error('Webhook submission failed');
    return stored?.answer ?? null;
  } catch {
    console.error('Error submitting form');
    return null;
  }
}
