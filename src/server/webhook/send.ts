import 'server-only';
import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { Agent, buildConnector, request } from 'undici';
import { errorCode } from '../errorCode';

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

/**
 * The `webhook-signature` of a message (Standard Webhooks 1.0.0, "Signature scheme"): HMAC-SHA256
 * over `id.timestamp.body`, once for each secret, of which a space separates two.
 */
export function sign(secrets: string, id: string, timestamp: number, body: string): string {
  const signWith = (secret: string) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  };
  return secrets.split(/ +/).map(signWith).join(' ');
}

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

/**
 * Creates what sends within a time. Node tries the addresses of a host one after another, each for 250 ms; here each
 * gets its share of the time, so that one that is slow, or stands behind dead ones, is reached. Our own timer ends an
 * attempt, not the limits of undici for connecting and headers.
 */
function createDispatcher(timeoutMs: number): Agent {
  const connectors = new Map<number, ReturnType<typeof buildConnector>>();

  function connectorFor(addresses: number) {
    const autoSelectFamilyAttemptTimeout = Math.max(10, Math.floor(timeoutMs / (addresses + 1)));
    const options = { timeout: 0, autoSelectFamily: true, autoSelectFamilyAttemptTimeout };
    const connector = connectors.get(addresses) ?? buildConnector(options);
    connectors.set(addresses, connector);
    return connector;
  }

  return new Agent({
    headersTimeout: 0,
    connect: (options, callback) => {
      lookup(options.hostname, { all: true }).then(
        ({ length }) => connectorFor(length)(options, callback),
        // An address in brackets, or a name that the connector fails to find, too.
        () => connectorFor(1)(options, callback),
      );
    },
  });
}

/** The most of a response body to discard for keeping the connection open; past it, it is closed. */
const discarded = { limit: 16 * 1024 };

/**
 * Posts a message, once, and never throws. Redirects are not followed, and the response's body is not read.
 * `controller` aborts the attempt early; the reason it gives becomes the result's code. `timeoutMs`: a shorter time than
 * the target's.
 */
export type Send = (
  message: WebhookMessage,
  controller?: AbortController,
  timeoutMs?: number,
) => Promise<SendResult>;

/** Creates what sends messages to a target. */
export function createSend(target: WebhookTarget): Send {
  const dispatcher = createDispatcher(target.timeoutMs);
  return async (message, controller = new AbortController(), timeoutMs = target.timeoutMs) => {
    const { signal } = controller;
    const timer = setTimeout(() => controller.abort('TIMEOUT'), timeoutMs);
    try {
      const { statusCode, headers, body } = await request(target.url, {
        method: 'POST',
        headers: headersFor(target, message),
        body: message.body,
        signal,
        dispatcher,
      });
      body.dump(discarded).catch(() => undefined);
      const retryAfter = headers['retry-after']?.toString();
      return { kind: 'answered', status: statusCode, retryAfter };
    } catch (error) {
      return { kind: 'failed', code: signal.aborted ? String(signal.reason) : errorCode(error) };
    } finally {
      clearTimeout(timer);
    }
  };
}
