import 'server-only';
import type { z } from 'zod';
import { callFromFields } from '@/features/consultation/model/call/call';
import { isTimeOfDay } from '@/features/consultation/model/call/callRules';
import { rulesOf } from '@/features/consultation/model/fieldRules';
import {
  type ConsultationRequest,
  type Field,
  fields as formFields,
  honeypotField,
} from '@/features/consultation/model/fields';
import { callMethodIn } from '@/features/consultation/model/options';
import { consultationRequestSchema, formPostSchema } from '@/features/consultation/model/schema';
import { isCalendarDate } from '@/lib/text/clock';
import { isUuid } from '@/lib/text/isUuid';
import { readBody } from '../http/readBody';
import { problem, type Refused, refuseWith } from '../http/responses';
import { quarantineReasons } from '../outbox/storedRequest';

const timeoutMs = 10_000;

/** The form can send at least 64 KiB. */
function largestBody(bytesPerUnit: number): number {
  const lengths = Object.values<Field>(formFields).map((field) => rulesOf(field).maxLength(field));
  // 2,048 bytes for names and punctuation.
  const bytes = lengths.reduce((sum, length) => sum + length * bytesPerUnit, 2048);
  return Math.max(64 * 1024, bytes);
}

const formats = {
  // For escapes such as `\u0000`, or `%E5%90%8D`.
  'application/json': { name: 'json', maxBytes: largestBody(6) },
  'application/x-www-form-urlencoded': { name: 'form', maxBytes: largestBody(9) },
} as const;

type Format = (typeof formats)[keyof typeof formats];

interface ReadPost {
  format: Format['name'];
  body: string;
  /** As they arrived. */
  fields: Record<string, unknown>;
  ids: Record<'id' | 'corrects' | 'thread', string | undefined>;
}

type FitPost = ReadPost & { kind: 'request'; request: ConsultationRequest; isSpam: boolean };

type UnfitPost = ReadPost & { kind: 'unfit'; quarantine: string };

export type ParsedPost =
  /** `isSpam`: the honeypot was filled. */
  | FitPost
  /** `quarantine`: how it breaks the schema. */
  | UnfitPost
  | Refused;

/** An unfit post requests a call if its method, day, and time are readable. */
export function callIn(post: FitPost | UnfitPost) {
  const fields = post.kind === 'request' ? post.request : post.fields;
  const method = callMethodIn({ contactMethod: String(fields.contactMethod) });
  const call = method && callFromFields(fields);
  const isReadable = call && isCalendarDate(call.date) && isTimeOfDay(call.time);
  return { method, call: isReadable ? call : null };
}

/** Part of the body is unread. */
const unread = { headers: { connection: 'close' } };

export function formatOf(headers: Headers): Format | undefined {
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') return undefined;
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return Object.hasOwn(formats, type) ? formats[type as keyof typeof formats] : undefined;
}

/** JSON.parse refuses a byte order mark. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

const decoders = {
  json(text: string): Record<string, unknown> | undefined {
    const value = JSON.parse(text);
    return typeof value === 'object' && value && !Array.isArray(value) ? value : undefined;
  },
  /** URL standard, section 5.1. Keeps the first of repeated fields. @throws for invalid UTF-8 */
  form(text: string) {
    decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25'));
    return Object.fromEntries([...new URLSearchParams(text)].reverse());
  },
};

export function decode(
  format: keyof typeof decoders,
  bytes: Buffer,
): { text: string; fields: Record<string, unknown> | undefined } | undefined {
  try {
    const text = utf8.decode(bytes);
    return { text, fields: decoders[format](text) };
  } catch {
    return undefined;
  }
}

const uuidIn = (value: unknown) => (isUuid(value) ? value.toLowerCase() : undefined);

const refuse = (...problemOptions: Parameters<typeof problem>): Refused =>
  refuseWith(problem(...problemOptions));

export function refuseUnfit({ issues }: Pick<z.ZodError, 'issues'>): Refused {
  const named = issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const detail = `Correct: ${named.map(({ path }) => path).join(', ')}.`;
  return refuse(422, detail, { issues: named });
}

const isNested = (value: unknown) => typeof value === 'object' && value !== null;

const nestedIssue = { code: 'custom', message: 'A nested value' } as const;

type ReadFields =
  | { kind: 'read'; format: Format['name']; text: string; fields: Record<string, unknown> }
  | Refused;

export type ReadBody = Exclude<ReadFields, Refused>;

/** Refuses nested values, which our pages never send. */
export async function readFields(
  request: Request,
  types: readonly (keyof typeof formats)[],
): Promise<ReadFields> {
  const format = formatOf(request.headers);
  if (!format || !types.some((type) => formats[type] === format)) {
    return refuse(415, `Send ${types.join(' or ')}, not compressed.`, unread);
  }
  const { name, maxBytes } = format;
  const read = await readBody(request, { maxBytes, timeoutMs });
  if (read.kind === 'refused') return refuse(read.status, read.detail, unread);
  const isJson = name === 'json';
  const decoded = decode(name, read.bytes);
  if (!decoded) {
    return refuse(400, isJson ? 'Send a JSON object in UTF-8.' : 'Send the form in UTF-8.');
  }
  const { text, fields } = decoded;
  if (!fields) {
    const message = 'Send a JSON object.';
    return refuse(422, message, { issues: [{ path: '', message }] });
  }
  const nested = Object.keys(fields).filter((key) => isNested(fields[key]));
  if (nested.length === 0) return { kind: 'read', format: name, text, fields };
  return refuseUnfit({ issues: nested.map((key) => ({ ...nestedIssue, path: [key] })) });
}

/**
 * If a post breaks the schema, quarantines it if it is a form, because some browsers validate nothing, or JSON from our
 * own page. Refuses other JSON.
 */
export function parsePost({ format, text, fields }: ReadBody, isFromOwnPage: boolean): ParsedPost {
  const isJson = format === 'json';
  const { data, error } = (isJson ? consultationRequestSchema : formPostSchema).safeParse({
    ...fields,
    submittedAt: fields.submittedAt || new Date().toISOString(),
  });
  const { id, corrects, thread } = fields;
  const ids = { id: uuidIn(id), corrects: uuidIn(corrects), thread: uuidIn(thread) };
  const post = { format, fields, ids };
  if (data) {
    const isSpam = Boolean(fields[honeypotField]);
    return { ...post, kind: 'request', body: JSON.stringify(data), request: data, isSpam };
  }

  if (isJson && !isFromOwnPage) return refuseUnfit(error);
  const faults = error.issues
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ');
  const reason = isFromOwnPage ? quarantineReasons.schema : quarantineReasons.unvalidated;
  const body = isJson ? text : JSON.stringify(fields);
  return { ...post, kind: 'unfit', body, quarantine: `${reason} (${faults})` };
}
