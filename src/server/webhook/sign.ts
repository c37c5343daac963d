import 'server-only';
import { createHmac } from 'node:crypto';

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
