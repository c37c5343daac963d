import 'server-only';
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
import { isCalendarDate, isTimeOfDay } from '@/lib/text/formats';
import { storable, withoutInvisible } from '@/lib/text/typedText';
import type { Refused } from '../http/responses';
import { quarantineReasons } from '../outbox/storedRequest';
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
  return { method, call: isReadable ? call : null };
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
