import 'server-only';
import { createHash } from 'node:crypto';
import { todayIn } from '@/features/consultation/model/call/calendar';
import { isUuid } from '@/lib/text/formats';
import type { StoredRequest } from '../outbox/storedRequest';
import type { ReadablePost } from './parse';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** `submittedAt` differs between two clicks. */
const besideContent = ['id', 'thread', 'version', 'submittedAt'];

/**
 * Hashes what the visitor entered, as it arrived, so that later releases return the same hash. Empty
 * fields count as missing, because hydration changes a form's controls. Fields are texts or null: other
 * values are ignored, because `JSON.stringify` fails on deep ones.
 */
export const receivedHashOf = ({ format, fields }: Pick<ReadablePost, 'format' | 'fields'>) =>
  sha256(
    JSON.stringify(
      Object.entries(fields)
        .filter(([name]) => !besideContent.includes(name))
        .filter(([, value]) =>
          format === 'form' ? value !== '' : typeof value === 'string' || value === null,
        )
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  );

/** Version 8 (RFC 9562, section 5.8). */
function uuidFromHash(hex: string): string {
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  const part = (from: number, to: number) => hex.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-${variant}${part(17, 20)}-${part(20, 32)}`;
}

/**
 * Returns the `Idempotency-Key`, the body's id (proxies drop headers), or a hash. The hash covers a
 * JSON post's `submittedAt`, or the day of a form post: a double click is one request.
 * @returns null if the header is no UUID, perhaps quoted
 */
export function requestId(headers: Headers, post: ReadablePost, timeZone: string): string | null {
  const { id: inBody, submittedAt } = post.fields;
  const named = headers
    .get('idempotency-key')
    ?.trim()
    .replace(/^"(.*)"$/, '$1');
  if (named !== undefined) return isUuid(named) ? named.toLowerCase() : null;
  if (isUuid(inBody)) return inBody.toLowerCase();
  const sentAt = post.kind === 'request' ? post.request.submittedAt : submittedAt;
  const moment = post.format === 'json' ? sentAt : todayIn(timeZone, new Date());
  return uuidFromHash(sha256(`${receivedHashOf(post)} ${moment}`));
}

const isVersion = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 9999;

/** A post without a valid thread and a valid version begins a thread of its own. */
export function positionOf(
  id: string,
  { format, fields }: Pick<ReadablePost, 'format' | 'fields'>,
): Pick<StoredRequest, 'id' | 'thread' | 'version'> {
  const { thread, version } = fields;
  return format === 'json' && isUuid(thread) && isVersion(version)
    ? { id, thread: thread.toLowerCase(), version }
    : { id, thread: id, version: 0 };
}
