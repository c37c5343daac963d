import { z } from 'zod';
import { asciiEmail } from '@/lib/text/asciiEmail';
import { isCalendarDate } from '@/lib/text/clock';
import { storable, trimmed, withoutInvisible } from '@/lib/text/trimmed';
import { isTimeOfDay } from './call/callRules';
import {
  type ConsultationRequest,
  type Field,
  type FieldName,
  fieldNames,
  fields,
  type LineField,
  type TextField,
} from './fields';
import { callMethodIn, type Option } from './options';
import { selectOptions } from './selectOptions';
import { isWebsite, withScheme } from './website';

/** What browsers take in `<input type="email">` (HTML, section 4.10.5.1.5, "valid email address"). */
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const asciiWhitespace = new Set('\t\n\f\r ');

/** Strips ASCII whitespace from both ends, as HTML defines it. */
const stripWhitespace = (value: string) =>
  trimmed(value, (character) => asciiWhitespace.has(character));

// HTML's value sanitization algorithms.
const withoutNewlines = (value: string) => value.replace(/[\r\n]/g, '');
const stripped = (value: string) => stripWhitespace(withoutNewlines(value));
/** A form post sends CRLF for a line break that counts as one character against `maxlength`. */
const withUnixNewlines = (value: string) => value.replace(/\r\n?/g, '\n');

const website = (text: string) =>
  withScheme(stripped(withoutInvisible(text)), fields.website.maxLength);

/** How browsers and the form clean a line, and how browsers check one that is not empty. */
const lineRules: Record<
  LineField['input'],
  { clean: (text: string) => string; fits?: (text: string) => boolean; fault?: string }
> = {
  text: { clean: withoutNewlines },
  tel: { clean: (text) => withoutInvisible(withoutNewlines(text)) },
  email: {
    clean: (text) => asciiEmail(stripped(withoutInvisible(text))),
    fits: (text) => htmlEmail.test(text),
    fault: 'Not an email address',
  },
  url: { clean: website, fits: isWebsite, fault: 'Not a URL' },
};

// Checked before any transform or pattern, which take time in proportion to the length. What cannot be stored is
// removed last: a browser counts it as filled in.
const upTo = (length: number) => z.string().max(length);

/** An optional text that is absent becomes `''`, so that every request has every key. */
const given = (required: boolean, text: z.ZodType<string>) => (required ? text : text.default(''));

function line({ input, required, maxLength }: LineField) {
  const { clean, fits = () => true, fault } = lineRules[input];
  const check = z.string().refine((text) => (text === '' ? !required : fits(text)), {
    error: ({ input: text }) => (text === '' ? 'Not filled in' : fault),
  });
  return given(required, upTo(maxLength).transform(clean).pipe(check).transform(storable));
}

function text({ required, maxLength }: TextField) {
  const check = upTo(maxLength).min(required ? 1 : 0, 'Not filled in');
  const cleaned = upTo(2 * maxLength).transform(withUnixNewlines);
  return given(required, cleaned.pipe(check).transform(storable));
}

function option(required: boolean, options: readonly Option[]) {
  const values = options.map(({ value }) => value);
  return given(required, z.enum(required ? values : ['', ...values]));
}

/** For `submittedAt`, day and time: far longer than any valid value. */
const shortText = upTo(64);

function ruleOf(name: FieldName): z.ZodType<string | null> {
  const field: Field = fields[name];
  switch (field.input) {
    case 'textarea':
      return text(field);
    case 'select':
      return option(field.required, selectOptions[field.list]);
    case 'method':
      return option(field.required, field.options);
    case 'call':
      return shortText.nullable().default(null);
    case 'instant':
      return shortText.pipe(z.iso.datetime({ offset: true }));
    default:
      return line(field);
  }
}

/** TypeScript cannot infer each rule's type from its field; `ConsultationRequest` names it. */
const rules = Object.fromEntries(fieldNames.map((name) => [name, ruleOf(name)])) as {
  [Name in FieldName]: z.ZodType<ConsultationRequest[Name]>;
};

const request = z.object(rules);

function checkCall(request: ConsultationRequest, context: z.RefinementCtx): ConsultationRequest {
  if (!callMethodIn(request)) return { ...request, callDate: null, callTime: null };
  const callDate = request.callDate ?? '';
  const callTime = request.callTime ?? '';
  if (!isCalendarDate(callDate)) {
    context.addIssue({ code: 'custom', path: ['callDate'], message: 'Not a calendar date' });
  }
  if (!isTimeOfDay(callTime)) {
    context.addIssue({ code: 'custom', path: ['callTime'], message: 'Not a time of day' });
  }
  return { ...request, callDate, callTime };
}

/**
 * A consultation request as it is stored and forwarded: the fields of docs/product.md ("The form"), in that order, and
 * nothing else. Never stricter than the browser's native validation.
 *
 * `callDate` and `callTime` are null unless the contact method books a call, which needs both. Whether they were on
 * offer does not matter here: a request from before a change of the offer must not be lost.
 */
export const consultationRequestSchema = request.transform(checkCall);

/** The schema of a form post without JavaScript, whose call may lack its day or time: still to be scheduled. */
export const formPostSchema = request.transform((request, context) =>
  request.callDate && request.callTime
    ? checkCall(request, context)
    : { ...request, callDate: null, callTime: null },
);
