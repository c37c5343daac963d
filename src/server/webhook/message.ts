import 'server-only';
import { createHmac } from 'node:crypto';
import { userAgent } from '../release';

export interface WebhookMessage {
  /** Equal on every attempt: the receiver recognizes repeats by it. */
  id: string;
  /** JSON, sent unchanged. */
  body: string;
  thread?: string;
  version?: number;
  callOutcome?: string | undefined;
  /** Only the call has changed, through the call endpoint. */
  isMove?: boolean;
  /** URL-encoded pairs. */
  source?: string | null | undefined;
  /** Sent by the operator's tool. */
  isTest?: boolean;
}

/** Standard Webhooks 1.0.0, "Signature scheme". */
function sign(secrets: string, id: string, timestamp: number, body: string): string {
  const signWith = (secret: string) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    // The timestamp prevents replays.
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  };
  return secrets.split(/ +/).map(signWith).join(' ');
}

export function headersFor(message: WebhookMessage, secrets?: string): Record<string, string> {
  const timestamp = Math.floor(Date.now() / 1000);
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(message.body)),
    // Compressed answers cannot be searched.
    'accept-encoding': 'identity',
    'user-agent': userAgent,
    'webhook-id': message.id,
    'webhook-timestamp': String(timestamp),
    ...(message.thread && { 'x-thread': message.thread, 'x-version': String(message.version) }),
    ...(message.callOutcome && { 'x-call-time': message.callOutcome }),
    ...(message.isMove && { 'x-move': '1' }),
    ...(message.source && { 'x-source': message.source }),
    ...(message.isTest && { 'x-test': '1' }),
    ...(secrets && { 'webhook-signature': sign(secrets, message.id, timestamp, message.body) }),
  };
}
