import 'server-only';
import { createHash } from 'node:crypto';
import { todayIn } from '@/features/consultation/model/call/calendar';
import { callFromFields } from '@/features/consultation/model/call/call';
import {
  type ConsultationRequest,
  fieldNames,
  fields as formFields,
  honeypotField,
} from '@/features/consultation/model/fields';
import { callMethodIn } from '@/features/consultation/model/options';
import {
  consultationRequestSchema,
  formPostSchema,
  rulesOf,
} from '@/features/consultation/model/schema';
import { isCalendarDate, isTimeOfDay, isUuid } from '@/lib/text/formats';
import { storable, withoutInvisible } from '@/lib/text/typedText';
import type { Refused } from '../http/responses';
import { quarantineReasons, type StoredRequest } from '../outbox/storedRequest';
import { type ReadPost, refuseUnfit } from './readFields';

type Values = Record<string, string | null>;

type Parsed = Omit<ReadPost, 'kind'> & {
  /** What is stored and delivered. */
  body: string;
};

type FitPost = Parsed & { kind: 'request'; request: ConsultationRequest; isSpam: boolean };

type UnfitPost = Parsed & { kind: 'unfit'; values: Values; quarantine: string };

export type ReadablePost =
  /** `isSpam`: the honeypot was filled. */
  | FitPost
  /** `quarantine`: how it breaks the schema. */
  | UnfitPost;

/** An unfit post requests a call if its method, day, and time are readable. */
export function callIn(post: ReadablePost) {
  const values = post.kind === 'request' ? post.request : post.values;
  const method = callMethodIn({ contactMethod: values.contactMethod ?? undefined });
  const call = method && callFromFields(values);
  const isReadable = call && isCalendarDate(call.date) && isTimeOfDay(call.time);
  return isReadable ? call : null;
}

const isCallField = (name: string) => name === 'callDate' || name === 'callTime';

const isText = (name: string, value: unknown) =>
  value === undefined || typeof value === 'string' || (value === null && isCallField(name));

/** Ignores values that are no text. */
function cleaned(name: keyof typeof formFields, value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return isCallField(name) ? null : '';
  const field = formFields[name];
  const { data } = rulesOf(field).schema(field).safeParse(value);
  if (data !== undefined) return data;
  const hasNoInvisible = field.kind === 'email' || field.kind === 'tel' || field.kind === 'url';
  return storable(hasNoInvisible ? withoutInvisible(value) : value);
}

/**
 * If a post breaks the schema, quarantines it if it is a form, because some browsers validate
 * nothing, or JSON from our own page. Refuses other JSON, and a field that is no text.
 */
export function parsePost(
  { format, fields }: ReadPost,
  isFromOwnPage: boolean,
): ReadablePost | Refused {
  const notText = fieldNames.filter((name) => !isText(name, fields[name]));
  if (notText.length > 0) {
    return refuseUnfit(notText.map((name) => ({ path: [name], message: 'Not a text' })));
  }
  const isJson = format === 'json';
  const given = { ...fields, submittedAt: fields.submittedAt || new Date().toISOString() };
  const schema = isJson ? consultationRequestSchema : formPostSchema;
  const { data, error } = schema.safeParse(given);
  const post = { format, fields };
  if (data) {
    const isSpam = Boolean(fields[honeypotField]);
    return { ...post, kind: 'request', body: JSON.stringify(data), request: data, isSpam };
  }
  if (isJson && !isFromOwnPage) return refuseUnfit(error.issues);
  const faults = error.issues
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ');
  const reason = isFromOwnPage ? quarantineReasons.schema : quarantineReasons.unvalidated;
  const values: Values = Object.fromEntries(
    fieldNames.map((name) => [name, cleaned(name, given[name as keyof typeof given])]),
  );
  const quarantine = `${reason} (${faults})`;
  return { ...post, kind: 'unfit', body: JSON.stringify(values), values, quarantine };
}

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
export function threadOf(
  id: string,
  { format, fields }: Pick<ReadablePost, 'format' | 'fields'>,
): Pick<StoredRequest, 'id' | 'thread' | 'version'> {
  const { thread, version } = fields;
  return format === 'json' && isUuid(thread) && isVersion(version)
    ? { id, thread: thread.toLowerCase(), version }
    : { id, thread: id, version: 0 };
}
