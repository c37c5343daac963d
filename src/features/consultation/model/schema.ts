import { z } from 'zod';
import { asciiEmail } from '@/lib/asciiEmail';
import { isCalendarDate } from './calendar';
import {
  type ConsultationRequest,
  type Field,
  type FieldName,
  fieldNames,
  fields,
  type LineField,
  type SelectField,
  type TextField,
} from './fields';
import { serviceOptions } from './serviceOptions';
import { isTimeSlot } from './slots';
import { isWebsite } from './website';

/**
 * The e-mail pattern that browsers apply to `<input type="email">`.
 * Source: HTML Living Standard, section 4.10.5.1.5, "valid email address".
 */
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const asciiWhitespace = new Set('\t\n\f\r ');

/** Strips ASCII whitespace from both ends, as HTML defines it, in linear time. */
function stripWhitespace(value: string): string {
  let start = 0;
  let end = value.length;
  while (start < end && asciiWhitespace.has(value.charAt(start))) start += 1;
  while (end > start && asciiWhitespace.has(value.charAt(end - 1))) end -= 1;
  return value.slice(start, end);
}

// HTML's value sanitization algorithms.
const withoutNewlines = (value: string) => value.replace(/[\r\n]/g, '');
const stripped = (value: string) => stripWhitespace(withoutNewlines(value));
/** A form post sends CRLF where the browser counted one character against `maxlength`. */
const withUnixNewlines = (value: string) => value.replace(/\r\n?/g, '\n');

/** What browsers do to a line before they check it, and their check of one that is not empty. */
const lineRules: Record<
  LineField['input'],
  { clean: (text: string) => string; fits?: (text: string) => boolean; fault?: string }
> = {
  text: { clean: withoutNewlines },
  tel: { clean: withoutNewlines },
  email: {
    clean: (text) => asciiEmail(stripped(text)),
    fits: (text) => htmlEmail.test(text),
    fault: 'Not an e-mail address',
  },
  url: { clean: stripped, fits: isWebsite, fault: 'Not a URL' },
};

// The length of what arrived is checked before anything is done with it.
const upTo = (length: number) => z.string().max(length);

/** Unless it is required, the sender may leave a text out: the default keeps its key, in its place. */
const given = (required: boolean, text: z.ZodType<string>) => (required ? text : text.default(''));

function line({ input, required, maxLength }: LineField) {
  const { clean, fits = () => true, fault } = lineRules[input];
  const check = z.string().refine((text) => (text === '' ? !required : fits(text)), {
    error: ({ input: text }) => (text === '' ? 'Not filled in' : fault),
  });
  return given(required, upTo(maxLength).transform(clean).pipe(check));
}

function text({ required, maxLength }: TextField) {
  const check = upTo(maxLength).min(required ? 1 : 0, 'Not filled in');
  return given(
    required,
    upTo(2 * maxLength)
      .transform(withUnixNewlines)
      .pipe(check),
  );
}

function option({ required, options = serviceOptions }: Pick<SelectField, 'required' | 'options'>) {
  const values = options.map(({ value }) => value);
  return given(required, z.enum(required ? values : ['', ...values]));
}

/** Longest `submittedAt`, day and time: no value that is valid comes near it. */
const shortText = upTo(64);

function ruleOf(field: Field): z.ZodType<string | null> {
  switch (field.input) {
    case 'textarea':
      return text(field);
    case 'select':
    case 'method':
      return option(field);
    case 'call':
      return shortText.nullable().default(null);
    case 'instant':
      return shortText.pipe(z.iso.datetime({ offset: true }));
    default:
      return line(field);
  }
}

/** The rule of each field gives the type that `ConsultationRequest` names. */
const rules = Object.fromEntries(fieldNames.map((name) => [name, ruleOf(fields[name])])) as {
  [Name in FieldName]: z.ZodType<ConsultationRequest[Name]>;
};

const request = z.object(rules);

function checkCall(request: ConsultationRequest, context: z.RefinementCtx): ConsultationRequest {
  if (request.contactMethod !== 'phone') return { ...request, callDate: null, callTime: null };
  const callDate = request.callDate ?? '';
  const callTime = request.callTime ?? '';
  if (!isCalendarDate(callDate)) {
    context.addIssue({ code: 'custom', path: ['callDate'], message: 'Not a calendar date' });
  }
  if (!isTimeSlot(callTime)) {
    context.addIssue({ code: 'custom', path: ['callTime'], message: 'Not a time on the grid' });
  }
  return { ...request, callDate, callTime };
}

/**
 * A consultation request as it is kept and forwarded: the fields of docs/product.md
 * ("The form"), in that order, and nothing else. One schema serves the form and the route, and it is never
 * stricter than the browser's native validation: a request that the form let through is accepted.
 *
 * `callDate` and `callTime` are null unless the contact method is `phone`, when both are needed: a
 * real calendar date and a time on the grid. Whether the calendar would have offered that day is
 * the form's business, not the schema's.
 */
export const consultationRequestSchema = request.transform(checkCall);

/**
 * The same for a form post, which no script has checked: a call without a day or without a time is
 * accepted with both null, a call still to be scheduled.
 */
export const formPostSchema = request.transform((request, context) =>
  request.contactMethod === 'phone' && !(request.callDate && request.callTime)
    ? { ...request, callDate: null, callTime: null }
    : checkCall(request, context),
);
