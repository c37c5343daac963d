import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import type { ParsedPost } from './parse';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const hourMs = 60 * 60 * 1000;

/** SHA-256 in hex. */
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Hash of what the visitor entered: the fields without `submittedAt`, which differs between two
 * clicks on the same button.
 */
export const fingerprintOf = ({ request, body }: ParsedPost): string =>
  hash(request ? JSON.stringify({ ...request, submittedAt: undefined }) : body);

/** Builds a UUID of version 8, "custom" (RFC 9562, section 5.8), from a SHA-256 in hex. */
function uuidFromHash(hex: string): string {
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  const part = (from: number, to: number) => hex.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-${variant}${part(17, 20)}-${part(20, 32)}`;
}

/**
 * The id of a request: its `Idempotency-Key` in lower case, with or without the quotes of the
 * header's draft standard. Without a key, the id of a form post is derived from its fields, and the hour, so
 * that a double click is one request and the same text on another day is another one; any other request
 * gets a new id. A form post that filled the honeypot gets a different id than a genuine one with the
 * same fields.
 *
 * @returns undefined when the header is present and is not a UUID
 */
export function requestId(headers: Headers, post: ParsedPost): string | undefined {
  const key = headers
    .get('idempotency-key')
    ?.trim()
    .toLowerCase()
    .replace(/^"(.*)"$/, '$1');
  if (key !== undefined) return uuid.test(key) ? key : undefined;
  if (post.format === 'json') return randomUUID();
  const hour = Math.floor(Date.now() / hourMs);
  return uuidFromHash(hash(`${fingerprintOf(post)} ${hour} ${post.quarantine ?? ''}`));
}
