import 'server-only';
import { createHash } from 'node:crypto';
import { todayIn } from '@/features/consultation/model/call/calendar';
import { isUuid } from '@/lib/text/isUuid';
import type { ParsedPost } from './parse';

type ReadablePost = Exclude<ParsedPost, { kind: 'refused' }>;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** `submittedAt` differs between two clicks. */
const besideContent = ['id', 'corrects', 'thread', 'version', 'submittedAt'];

/**
 * Hashes what the visitor entered, as it arrived, so that later software releases return the same hash. Empty fields
 * count as missing, because hydration changes a form's controls.
 */
export const receivedHashOf = ({ format, fields }: Pick<ReadablePost, 'format' | 'fields'>) =>
  sha256(
    JSON.stringify(
      Object.entries(fields)
        .filter(
          ([name, value]) => !besideContent.includes(name) && !(format === 'form' && value === ''),
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
 * Reads a UUID from a header, perhaps quoted, or from the body, because proxies drop headers. @returns null for
 * anything else
 */
function idIn(headers: Headers, name: string, inBody?: string): string | null | undefined {
  const text = headers.get(name) ?? inBody;
  const id = text
    ?.trim()
    .toLowerCase()
    .replace(/^"(.*)"$/, '$1');
  return id === undefined || isUuid(id) ? id : null;
}

export const correctedId = (headers: Headers, { ids }: ReadablePost) =>
  idIn(headers, 'x-corrects', ids.corrects);

/** From 1 to 9999. */
const versionPattern = /^[1-9]\d{0,3}$/;

/** An invalid version counts as missing. */
export function statedPosition({ ids, fields }: ReadablePost): {
  thread?: string;
  version?: number;
} {
  const version = versionPattern.test(String(fields.version)) && Number(fields.version);
  return { ...(ids.thread && { thread: ids.thread }), ...(version && { version }) };
}

/**
 * Returns the `Idempotency-Key`, the body's id, or a hash. The hash covers a JSON post's `submittedAt`, or the day of
 * a form post: a double click is one request.
 * @returns null if the header is no UUID
 */
export function requestId(headers: Headers, post: ReadablePost, timeZone: string): string | null {
  const named = idIn(headers, 'idempotency-key', post.ids.id);
  if (named !== undefined) return named;
  const { submittedAt } = post.kind === 'request' ? post.request : post.fields;
  const moment = post.format === 'json' ? submittedAt : todayIn(timeZone, new Date());
  return uuidFromHash(sha256(`${receivedHashOf(post)} ${moment}`));
}
