import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { isUuid } from '@/lib/text/isUuid';
import type { ParsedPost } from './parse';

type AcceptedPost = Exclude<ParsedPost, { kind: 'refused' }>;

const hourMs = 60 * 60 * 1000;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Hash of what the visitor entered: without `submittedAt`, which differs between two clicks on the same button. */
export const fingerprintOf = (post: AcceptedPost): string =>
  sha256(
    post.kind === 'request'
      ? JSON.stringify({ ...post.request, submittedAt: undefined })
      : post.body,
  );

/** Builds a UUID of version 8, "custom" (RFC 9562, section 5.8), from a SHA-256 in hex. */
function uuidFromHash(hex: string): string {
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  const part = (from: number, to: number) => hex.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-${variant}${part(17, 20)}-${part(20, 32)}`;
}

/** A UUID in a header, perhaps quoted (draft of `Idempotency-Key`). */
type NamedId = { kind: 'absent' } | { kind: 'malformed' } | { kind: 'given'; id: string };

function idIn(headers: Headers, name: string): NamedId {
  const text = headers.get(name);
  if (text === null) return { kind: 'absent' };
  const id = text
    .trim()
    .toLowerCase()
    .replace(/^"(.*)"$/, '$1');
  return isUuid(id) ? { kind: 'given', id } : { kind: 'malformed' };
}

/** The id of the request that a request corrects. */
export const correctedId = (headers: Headers) => idIn(headers, 'x-corrects');

const formPostId = (post: AcceptedPost, hour: number): string => {
  const isSpam = post.kind === 'request' && post.isSpam;
  return uuidFromHash(sha256(`${fingerprintOf(post)} ${hour} ${isSpam ? 'spam' : ''}`));
};

/**
 * The id of a request: its `Idempotency-Key`. Without one, a form post with the same fields as an earlier one
 * of this hour, or of the last 60 minutes, gets that one's id, so that a double click is one request and the
 * same text on another day is another one; any other request gets a new id. A form post that filled the
 * honeypot gets a different id than a genuine one with the same fields.
 *
 * @param findReceivedAt when the request with an id was received, if there is one
 */
export async function requestId(
  headers: Headers,
  post: AcceptedPost,
  findReceivedAt: (id: string) => Promise<number | undefined>,
): Promise<Exclude<NamedId, { kind: 'absent' }>> {
  const named = idIn(headers, 'idempotency-key');
  if (named.kind !== 'absent') return named;
  if (post.format === 'json') return { kind: 'given', id: randomUUID() };
  const now = Date.now();
  const hour = Math.floor(now / hourMs);
  const ofLastHour = formPostId(post, hour - 1);
  const receivedAt = await findReceivedAt(ofLastHour);
  const isRepeat = Number(receivedAt) > now - hourMs;
  return { kind: 'given', id: isRepeat ? ofLastHour : formPostId(post, hour) };
}
