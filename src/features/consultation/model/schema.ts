import { z } from 'zod';
import { asciiEmail } from '@/lib/asciiEmail';
import { isCalendarDate } from './calendar';
import { budgetOptions, contactMethodOptions, maxLengths, timelineOptions } from './options';
import { serviceOptions } from './serviceOptions';
import { timeSlots } from './slots';
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

// What browsers do to a value before they check it (HTML, value sanitization algorithms).
const withoutNewlines = (value: string) => value.replace(/[\r\n]/g, '');
const stripped = (value: string) => stripWhitespace(withoutNewlines(value));
/** A form post sends CRLF where the browser counted one character against `maxlength`. */
const withUnixNewlines = (value: string) => value.replace(/\r\n?/g, '\n');

// The length of what arrived is checked before anything is done with it.
const line = (max: number) => z.string().max(max).transform(withoutNewlines);
const requiredLine = (max: number) => line(max).pipe(z.string().min(1));

/** Longest `submittedAt`, day and time: no value that is valid comes near it. */
const maxShortText = 64;

const values = <const T extends readonly { value: string }[]>(options: T) =>
  options.map((option) => option.value) as [T[number]['value'], ...T[number]['value'][]];

// A default keeps the key, and with it the order of the fields, where the sender left it out.
const optionalText = z.string().max(maxShortText).nullable().default(null);

const fields = z.object({
  name: requiredLine(maxLengths.name),
  email: z
    .string()
    .max(maxLengths.email)
    .transform((email) => asciiEmail(stripped(email)))
    .pipe(z.string().regex(htmlEmail, 'Not an e-mail address')),
  phone: requiredLine(maxLengths.phone),
  company: line(maxLengths.company).default(''),
  website: z
    .string()
    .max(maxLengths.website)
    .transform(stripped)
    .pipe(z.string().refine((text) => text === '' || isWebsite(text), 'Not a URL'))
    .default(''),
  service: z.enum(values(serviceOptions)),
  budget: z.enum(['', ...values(budgetOptions)]).default(''),
  timeline: z.enum(['', ...values(timelineOptions)]).default(''),
  description: z
    .string()
    .max(2 * maxLengths.description)
    .transform(withUnixNewlines)
    .pipe(z.string().min(1).max(maxLengths.description)),
  contactMethod: z.enum(values(contactMethodOptions)),
  callDate: optionalText,
  callTime: optionalText,
  submittedAt: z
    .string()
    .max(maxShortText)
    .pipe(z.iso.datetime({ offset: true })),
});

type Fields = z.output<typeof fields>;

function checkCall(request: Fields, context: z.RefinementCtx): Fields {
  if (request.contactMethod !== 'phone') return { ...request, callDate: null, callTime: null };
  const callDate = request.callDate ?? '';
  const callTime = request.callTime ?? '';
  if (!isCalendarDate(callDate)) {
    context.addIssue({ code: 'custom', path: ['callDate'], message: 'Not a calendar date' });
  }
  if (!timeSlots.some((slot) => slot.value === callTime)) {
    context.addIssue({ code: 'custom', path: ['callTime'], message: 'Not a time on the grid' });
  }
  return { ...request, callDate, callTime };
}

/**
 * A consultation request as it is kept and forwarded: the 13 fields of docs/product.md
 * ("The form"), in its order, and nothing else. One schema serves the form and the route, and it is never
 * stricter than the browser's native validation: a request that the form let through is accepted.
 *
 * `callDate` and `callTime` are null unless the contact method is `phone`, when both are needed: a
 * real calendar date and a time on the grid. Whether the calendar would have offered that day is
 * the form's business, not the schema's.
 */
export const consultationRequestSchema = fields.transform(checkCall);

/**
 * The same for a form post, which no script has checked: a call without a day or without a time is
 * accepted with both null, a call still to be scheduled.
 */
export const formPostSchema = fields.transform((request, context) =>
  request.contactMethod === 'phone' && !(request.callDate && request.callTime)
    ? { ...request, callDate: null, callTime: null }
    : checkCall(request, context),
);

export type ConsultationRequest = z.output<typeof consultationRequestSchema>;
