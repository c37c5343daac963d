import 'server-only';
import { createHmac } from 'node:crypto';

/** What is posted to the webhook. */
export interface WebhookMessage {
  /** The same on every attempt, so that the receiver recognizes repeats. */
  id: string;
  /** JSON text, sent unchanged. */
  body: string;
  /** Of a consultation request: its place in its thread. */
  thread?: string;
  version?: number;
  /** Why it does not hold the call time that it asks for. */
  lostCall?: string | undefined;
  corrects?: string | null | undefined;
  correctedBy?: string | null | undefined;
  /** Whether the call endpoint stored it, so that only the call has changed. */
  isMove?: boolean;
  /** Where the visit came from, as URL-encoded pairs. */
  source?: string | null | undefined;
  /** The operator's own, which no visitor wrote. */
  isTest?: boolean;
}

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
export function headersFor(message: WebhookMessage, secrets?: string): Record<string, string> {
  const timestamp = Math.floor(Date.now() / 1000);
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(message.body)),
    // The answer is searched for the id.
    'accept-encoding': 'identity',
    'user-agent': 'ai-automation-agency-site/1.0',
    'webhook-id': message.id,
    'webhook-timestamp': String(timestamp),
    ...(message.thread && { 'x-thread': message.thread, 'x-version': String(message.version) }),
    ...(message.lostCall && { 'x-call-time': message.lostCall }),
    ...(message.corrects && { 'x-corrects': message.corrects }),
    ...(message.correctedBy && { 'x-corrected-by': message.correctedBy }),
    ...(message.isMove && { 'x-move': '1' }),
    ...(message.source && { 'x-source': message.source }),
    ...(message.isTest && { 'x-test': '1' }),
    ...(secrets && { 'webhook-signature': sign(secrets, message.id, timestamp, message.body) }),
  };
}
