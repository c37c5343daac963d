import 'server-only';
import { createHmac } from 'node:crypto';

/**
 * The `webhook-signature` of a message (Standard Webhooks 1.0.0, "Signature scheme"): HMAC-SHA256
 * over `id.timestamp.body`.
 *
 * @param secret `whsec_` followed by the base64 of the key
 * @param timestamp seconds since 1970, as sent in `webhook-timestamp`
 * @param body exactly the text that is sent
 * @returns `v1,` followed by the base64 of the signature
 */
export function sign(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const digest = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return `v1,${digest}`;
}
