import 'server-only';
import { Agent, request } from 'undici';
import { errorCode } from '../errorCode';
import { sign } from './sign';

export interface WebhookTarget {
  url: string;
  /** One secret, or two separated by a space. Absent: deliveries are unsigned. */
  secret: string | undefined;
  /** From connecting to the response's headers, in milliseconds. */
  timeoutMs: number;
}

export interface WebhookMessage {
  /** The same on every attempt, so that the receiver recognizes repeats. */
  id: string;
  /** JSON text, sent unchanged. */
  body: string;
  /** Why it does not hold the call time that it asks for. */
  callTime?: 'taken' | 'unavailable' | null | undefined;
  /** The id of the request that it corrects. */
  corrects?: string | null | undefined;
}

export type SendResult =
  | { kind: 'answered'; status: number; retryAfter: string | undefined }
  /** No answer. A code such as `TIMEOUT` or `ECONNREFUSED`; never a message, which can hold the URL. */
  | { kind: 'failed'; code: string };

/** Whether the receiver accepted the message. */
export const isDelivered = (result: SendResult): boolean =>
  result.kind === 'answered' && result.status >= 200 && result.status < 300;

/** The log fields of a failed delivery: its status or its error code. */
export const failureOf = (result: SendResult): { status?: number; error?: string } =>
  result.kind === 'answered' ? { status: result.status } : { error: result.code };

function headersFor(target: WebhookTarget, message: WebhookMessage): Record<string, string> {
  const timestamp = Math.floor(Date.now() / 1000);
  return {
    'content-type': 'application/json',
    'user-agent': 'ai-automation-agency-site/1.0',
    'webhook-id': message.id,
    'webhook-timestamp': String(timestamp),
    ...(message.callTime && { 'x-call-time': message.callTime }),
    ...(message.corrects && { 'x-corrects': message.corrects }),
    ...(target.secret && {
      'webhook-signature': sign(target.secret, message.id, timestamp, message.body),
    }),
  };
}

/** Our own timer ends an attempt, not the limits of undici for connecting and headers. */
const dispatcher = new Agent({ connect: { timeout: 0 }, headersTimeout: 0 });

/** The most of a response body to discard for keeping the connection open; past it, it is closed. */
const discarded = { limit: 16 * 1024 };

/**
 * Posts a message to the webhook, once, and never throws. Redirects are not followed, and the response's body is not
 * read. `controller` aborts the attempt early; the reason it gives becomes the result's code.
 */
export async function send(
  target: WebhookTarget,
  message: WebhookMessage,
  controller = new AbortController(),
): Promise<SendResult> {
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort('TIMEOUT'), target.timeoutMs);
  try {
    const { statusCode, headers, body } = await request(target.url, {
      method: 'POST',
      headers: headersFor(target, message),
      body: message.body,
      signal,
      dispatcher,
    });
    body.dump(discarded).catch(() => undefined);
    return { kind: 'answered', status: statusCode, retryAfter: headers['retry-after']?.toString() };
  } catch (error) {
    return { kind: 'failed', code: signal.aborted ? String(signal.reason) : errorCode(error) };
  } finally {
    clearTimeout(timer);
  }
}
