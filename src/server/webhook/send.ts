import 'server-only';
import { createHmac } from 'node:crypto';
import { Agent, request } from 'undici';
import type { Env } from '../env';
import { errorCode } from '../errorCode';
import type { LostCall } from '../outbox/storedRequest';

type WebhookVariable = 'CONSULTATION_WEBHOOK_URL' | 'ALERT_WEBHOOK_URL';

export interface WebhookMessage {
  /** The same on every attempt, so that the receiver recognizes repeats. */
  id: string;
  /** JSON text, sent unchanged. */
  body: string;
  lostCall?: LostCall | undefined;
  corrects?: string | null | undefined;
  correctedBy?: string | null | undefined;
}

export type SendResult =
  | { kind: 'answered'; status: number; retryAfter: string | undefined }
  /** No answer. A code such as `TIMEOUT` or `ECONNREFUSED`; never a message, which can hold the URL. */
  | { kind: 'failed'; code: string };

export const isDelivered = (result: SendResult): boolean =>
  result.kind === 'answered' && result.status >= 200 && result.status < 300;

/** The log fields of a failed delivery: its status or its error code. */
export const failureOf = (result: SendResult): { status?: number; error?: string } =>
  result.kind === 'answered' ? { status: result.status } : { error: result.code };

/** The `webhook-signature` of a message (Standard Webhooks 1.0.0, "Signature scheme"), once for each secret. */
export function sign(secrets: string, id: string, timestamp: number, body: string): string {
  const signWith = (secret: string) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    // Without id and time, an old request could pass as a new one, and an alert as a request.
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  };
  return secrets.split(/ +/).map(signWith).join(' ');
}

/** The headers of an attempt at this moment, unsigned without a secret. */
function headersFor(message: WebhookMessage, secrets?: string): Record<string, string> {
  const timestamp = Math.floor(Date.now() / 1000);
  return {
    'content-type': 'application/json',
    'user-agent': 'ai-automation-agency-site/1.0',
    'webhook-id': message.id,
    'webhook-timestamp': String(timestamp),
    ...(message.lostCall && { 'x-call-time': message.lostCall }),
    ...(message.corrects && { 'x-corrects': message.corrects }),
    ...(message.correctedBy && { 'x-corrected-by': message.correctedBy }),
    ...(secrets && { 'webhook-signature': sign(secrets, message.id, timestamp, message.body) }),
  };
}

/** How much of a response's body is read, and for how long, so that the connection stays open for the next one. */
const discarded = { limit: 16 * 1024, ms: 1000 };

/**
 * Posts a message once, and never throws. It ends within `WEBHOOK_TIMEOUT_MS`, or as soon as `controller` aborts it,
 * whose reason becomes the result's code.
 */
export type Send = (message: WebhookMessage, controller?: AbortController) => Promise<SendResult>;

/** Creates what sends to the webhook that a variable names; undefined where it is not set. */
export function createSend(env: Env, variable: WebhookVariable): Send | undefined {
  const { [variable]: url, CONSULTATION_WEBHOOK_SECRET: secrets } = env;
  const { WEBHOOK_TIMEOUT_MS: timeoutMs } = env;
  if (!url) return undefined;
  const dispatcher = new Agent({
    // undici ignores an abort while it connects.
    connectTimeout: timeoutMs,
    headersTimeout: 0,
    autoSelectFamily: true,
    // Node's 250 ms for each address but the last are too short for a slow host, or one behind several dead addresses.
    autoSelectFamilyAttemptTimeout: Math.ceil(timeoutMs / 8),
  });
  return async (message, controller = new AbortController()) => {
    const { signal } = controller;
    const timer = setTimeout(() => controller.abort('TIMEOUT'), timeoutMs);
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    try {
      const answer = request(url, {
        method: 'POST',
        headers: headersFor(message, secrets),
        body: message.body,
        signal,
        dispatcher,
      });
      const { statusCode, headers, body } = await Promise.race([answer, aborted]);
      body.dump(discarded).catch(() => undefined);
      setTimeout(() => body.destroy(), discarded.ms).unref();
      const retryAfter = headers['retry-after']?.toString();
      return { kind: 'answered', status: statusCode, retryAfter };
    } catch (error) {
      return { kind: 'failed', code: signal.aborted ? String(signal.reason) : errorCode(error) };
    } finally {
      clearTimeout(timer);
    }
  };
}
