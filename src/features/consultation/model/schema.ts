import { z } from 'zod';
import {
  budgetOptions,
  contactMethodOptions,
  maxLengths,
  serviceOptions,
  timelineOptions,
} from './options';
import { timeSlots } from './slots';

/**
 * The e-mail pattern that browsers apply to `<input type="email">`.
 * Source: HTML Living Standard, section 4.10.5.1.5, "valid email address".
 */
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** What browsers do to a single-line value before they check it (HTML, value sanitization). */
const withoutNewlines = (value: string) => value.replace(/[\r\n]/g, '');
const trimmed = (value: string) =>
  withoutNewlines(value).replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '');
/** A form post sends CRLF where the browser counted one character against `maxlength`. */
const withUnixNewlines = (value: string) => value.replace(/\r\n?/g, '\n');

/** The host of a URL whose scheme the URL standard calls special. */
const specialHost = /^((?:https?|wss?|ftp|file):[/\\]*)([^/?#\\]*)/i;

/**
 * Whether a browser takes a text for a URL. Chromium's native validation is laxer about hosts than
 * the URL standard: spaces, as such or escaped, and broken punycode get through, and a request that
 * got through the form must not be refused here.
 */
function isUrlForBrowsers(text: string): boolean {
  const lax = text.replace(
    specialHost,
    (_, scheme: string, host: string) =>
      scheme + host.replace(/\s|%20/g, 'x').replace(/xn--/gi, 'xn'),
  );
  return URL.canParse(text) || URL.canParse(lax);
}

const line = (max: number) => z.string().transform(withoutNewlines).pipe(z.string().max(max));
const requiredLine = (max: number) =>
  z.string().transform(withoutNewlines).pipe(z.string().min(1).max(max));

function isCalendarDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000;
}

const values = <const T extends readonly { value: string }[]>(options: T) =>
  options.map((option) => option.value) as [T[number]['value'], ...T[number]['value'][]];

const fields = z.object({
  name: requiredLine(maxLengths.name),
  email: z
    .string()
    .transform(trimmed)
    .pipe(z.string().max(maxLengths.email).regex(htmlEmail, 'Not an e-mail address')),
  phone: requiredLine(maxLengths.phone),
  company: line(maxLengths.company).default(''),
  website: z
    .string()
    .transform(trimmed)
    .pipe(
      z
        .string()
        .max(maxLengths.website)
        .refine((url) => url === '' || isUrlForBrowsers(url), 'Not a URL'),
    )
    .default(''),
  service: z.enum(values(serviceOptions)),
  budget: z.enum(['', ...values(budgetOptions)]).default(''),
  timeline: z.enum(['', ...values(timelineOptions)]).default(''),
  description: z
    .string()
    .transform(withUnixNewlines)
    .pipe(z.string().min(1).max(maxLengths.description)),
  contactMethod: z.enum(values(contactMethodOptions)),
  // A default keeps the key, and with it the order of the fields, where the sender left it out.
  callDate: z.string().nullable().default(null),
  callTime: z.string().nullable().default(null),
  submittedAt: z.iso.datetime({ offset: true }),
});

type Fields = z.output<typeof fields>;

const withCall =
  (canBeUnscheduled: boolean) =>
  (request: Fields, context: z.RefinementCtx): Fields => {
    const unscheduled = { ...request, callDate: null, callTime: null };
    if (request.contactMethod !== 'phone') return unscheduled;
    const callDate = request.callDate ?? '';
    const callTime = request.callTime ?? '';
    if (canBeUnscheduled && (callDate === '' || callTime === '')) return unscheduled;
    if (!isCalendarDate(callDate)) {
      context.addIssue({ code: 'custom', path: ['callDate'], message: 'Not a calendar date' });
    }
    if (!timeSlots.some((slot) => slot.value === callTime)) {
      context.addIssue({ code: 'custom', path: ['callTime'], message: 'Not a time on the grid' });
    }
    return { ...request, callDate, callTime };
  };

/**
 * A consultation request as it is kept and forwarded: the 13 fields of the specification (section
 * 3), in its order, and nothing else. One schema serves the form and the route, and it is never
 * stricter than the browser's native validation: a request that the form let through is accepted.
 *
 * `callDate` and `callTime` are null unless the contact method is `phone`, when both are needed: a
 * real calendar date and a time on the grid. Whether the calendar would have offered that day is
 * the form's business, not the schema's.
 */
export const consultationRequestSchema = fields.transform(withCall(false));

/**
 * The same for a form post without script, which cannot ask for day and time only when a call is
 * chosen: a call without both is one still to be scheduled, with `callDate` and `callTime` null.
 */
export const formPostSchema = fields.transform(withCall(true));

export type ConsultationRequest = z.output<typeof consultationRequestSchema>;
