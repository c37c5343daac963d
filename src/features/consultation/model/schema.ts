import { z } from 'zod';
import { isCalendarDate, isTimeOfDay } from '@/lib/text/formats';
import {
  asciiEmail,
  isWebsite,
  maxEmailLength,
  storable,
  trimmed,
  withoutInvisible,
  withScheme,
} from '@/lib/text/typedText';
import {
  type ConsultationRequest,
  type Field,
  type FieldKind,
  type FieldName,
  type FieldOf,
  fieldNames,
  fields,
} from './fields';
import { callMethodIn, type Option } from './options';
import { selectOptions } from './selectOptions';

interface Rules<Properties> {
  /** Never stricter than native validation. */
  schema: (field: Properties) => z.ZodType<string | null>;
  /** The longest text that the server accepts. */
  maxLength: (field: Properties) => number;
  options: (field: Properties) => readonly Option[];
  /** Whether mails keep line breaks. */
  isBlock: boolean;
}

/** HTML, 4.10.5.1.5, "valid email address". */
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export const isHtmlEmail = (text: string): boolean => htmlEmail.test(text);

/** Returns the visitor's reader, an address in lower case, or null if no mail can go to it. */
export function readerOf(email: unknown): string | null {
  const isAddress = typeof email === 'string' && email.length <= maxEmailLength;
  return isAddress && isHtmlEmail(email) ? email.toLowerCase() : null;
}

const asciiWhitespace = new Set('\t\n\f\r ');

// HTML's value sanitization algorithms.
const withoutNewlines = (value: string) => value.replace(/[\r\n]/g, '');
const stripped = (value: string) =>
  trimmed(withoutNewlines(value), (character) => asciiWhitespace.has(character));
/** Form posts send CRLF, which `maxlength` counts as one character. */
const withUnixNewlines = (value: string) => value.replace(/\r\n?/g, '\n');

// Checks the length first, because patterns take proportional time. Removes unstorable characters last: browsers count
// them as filled in.
const upTo = (length: number) => z.string().max(length);

const given = (required: boolean, text: z.ZodType<string>) => (required ? text : text.default(''));

type LineKind = 'text' | 'email' | 'tel' | 'url';

interface LineRules {
  clean: (text: string, maxLength: number) => string;
  fits?: (text: string) => boolean;
  fault?: string;
}

const none = () => [];
/** A program may set a longer text than the form's `maxlength`, which native validation lets through. */
const longestText = ({ maxLength }: { maxLength: number }) => 4 * maxLength;

const line = ({ clean, fits = () => true, fault }: LineRules): Rules<FieldOf<LineKind>> => ({
  schema(field) {
    const { required } = field;
    const longest = longestText(field);
    const check = z.string().refine((text) => (text === '' ? !required : fits(text)), {
      error: ({ input: text }) => (text === '' ? 'Not filled in' : fault),
    });
    const cleaned = upTo(longest).transform((text) => clean(text, longest));
    return given(required, cleaned.pipe(check).transform(storable));
  },
  maxLength: longestText,
  options: none,
  isBlock: false,
});

const choice = (required: boolean, options: readonly Option[]) => {
  const values = options.map(({ value }) => value);
  return given(required, z.enum(required ? values : ['', ...values]));
};

const longestOption = (options: readonly Option[]) =>
  Math.max(...options.map(({ value }) => value.length));

const shortLength = 64;

const fieldRules: { [Kind in FieldKind]: Rules<FieldOf<Kind>> } = {
  text: line({ clean: withoutNewlines }),
  tel: line({ clean: (text) => withoutInvisible(withoutNewlines(text)) }),
  email: line({
    clean: (text) => asciiEmail(stripped(withoutInvisible(text))),
    fits: isHtmlEmail,
    fault: 'Not an email address',
  }),
  url: line({
    clean: (text, maxLength) => withScheme(stripped(withoutInvisible(text)), maxLength),
    fits: isWebsite,
    fault: 'Not a URL',
  }),
  textarea: {
    schema(field) {
      const { required } = field;
      const longest = longestText(field);
      const check = upTo(longest).min(required ? 1 : 0, 'Not filled in');
      const cleaned = upTo(2 * longest).transform(withUnixNewlines);
      return given(required, cleaned.pipe(check).transform(storable));
    },
    maxLength: longestText,
    options: none,
    isBlock: true,
  },
  select: {
    schema: ({ required, list }) => choice(required, selectOptions[list]),
    maxLength: ({ list }) => longestOption(selectOptions[list]),
    options: ({ list }) => selectOptions[list],
    isBlock: false,
  },
  method: {
    schema: ({ required, options }) => choice(required, options),
    maxLength: ({ options }) => longestOption(options),
    options: ({ options }) => options,
    isBlock: false,
  },
  call: {
    schema: () => upTo(shortLength).nullable().default(null),
    maxLength: () => shortLength,
    options: none,
    isBlock: false,
  },
  instant: {
    schema: () => upTo(shortLength).pipe(z.iso.datetime({ offset: true })),
    maxLength: () => shortLength,
    options: none,
    isBlock: false,
  },
};

/** TypeScript cannot relate fields to rules. */
export const rulesOf = (field: Field): Rules<Field> => fieldRules[field.kind] as Rules<Field>;

const schemas = Object.fromEntries(
  fieldNames.map((name) => [name, rulesOf(fields[name]).schema(fields[name])]),
) as {
  [Name in FieldName]: z.ZodType<ConsultationRequest[Name]>;
};

const request = z.object(schemas);

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

/** For JSON posts. Accepts calls not on offer, so a changed offer loses no request. */
export const consultationRequestSchema = request.transform(checkCall);

/** For form posts. Accepts unscheduled calls. */
export const formPostSchema = request.transform((request, context) =>
  request.callDate && request.callTime
    ? checkCall(request, context)
    : { ...request, callDate: null, callTime: null },
);
