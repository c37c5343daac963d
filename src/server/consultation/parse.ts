import 'server-only';
import type { ConsultationRequest } from '@/features/consultation/model/fields';
import { honeypotField } from '@/features/consultation/model/honeypot';
import { largestBody } from '@/features/consultation/model/largestBody';
import { consultationRequestSchema, formPostSchema } from '@/features/consultation/model/schema';
import { type BodyFault, readBody } from '../http/readBody';
import { problem } from '../http/responses';
import { quarantineReasons } from '../outbox/quarantineReasons';
import { decode } from './decode';

const timeoutMs = 10_000;

const formats = {
  // `\u0000` for a control character.
  'application/json': { name: 'json', maxBytes: largestBody(6) },
  // `%E5%90%8D` for a CJK character.
  'application/x-www-form-urlencoded': { name: 'form', maxBytes: largestBody(9) },
} as const;

type Format = (typeof formats)[keyof typeof formats];

/** A consultation request, ready for the outbox. */
export interface ParsedPost {
  format: Format['name'];
  /** The JSON text for the webhook. */
  body: string;
  /** Absent for a body that breaks the schema but is stored anyway. */
  request?: ConsultationRequest;
  /** The reason to quarantine it, if there is one. */
  quarantine?: string | undefined;
}

/** Part of the body has not been read, so the connection has to be closed. */
const unread = { headers: { connection: 'close' } };

function formatOf(headers: Headers): Format | undefined {
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') return undefined;
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return Object.hasOwn(formats, type) ? formats[type as keyof typeof formats] : undefined;
}

function refuseBody(fault: BodyFault, maxBytes: number): Response {
  if (fault === 'too-large') return problem(413, `Send at most ${maxBytes} bytes.`, unread);
  if (fault === 'aborted') return problem(400, 'The body ended early.', unread);
  return problem(408, `The body was not complete within ${timeoutMs / 1000} seconds.`, unread);
}

/**
 * Reads a consultation request in either of its two formats. Sets `submittedAt` when it is missing, as in a form post
 * without JavaScript. A JSON object that breaks the schema although it comes from this site's own page passed native
 * validation, so it is an older form or a bug of ours: it is accepted unchanged, for quarantine, unless a value is
 * nested, which no form of ours sends.
 * @returns the request, or the response that refuses it
 */
export async function parsePost(
  request: Request,
  isFromOwnPage: boolean,
): Promise<ParsedPost | Response> {
  const { headers } = request;
  const format = formatOf(headers);
  if (!format) {
    return problem(415, `Send ${Object.keys(formats).join(' or ')}, not compressed.`, unread);
  }
  const { name, maxBytes } = format;
  const bytes = await readBody(request, { maxBytes, timeoutMs });
  if (typeof bytes === 'string') return refuseBody(bytes, maxBytes);
  const isJson = name === 'json';
  const decoded = decode(name, bytes);
  if (!decoded) {
    return problem(400, isJson ? 'Send a JSON object in UTF-8.' : 'Send the form in UTF-8.');
  }

  const { data, error } = (isJson ? consultationRequestSchema : formPostSchema).safeParse({
    ...decoded,
    submittedAt: decoded.submittedAt || new Date().toISOString(),
  });
  if (data) {
    const quarantine = decoded[honeypotField] ? quarantineReasons.honeypot : undefined;
    return { format: name, body: JSON.stringify(data), request: data, quarantine };
  }

  const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const isNested = Object.values(decoded).some((value) => typeof value === 'object' && value);
  if (isJson && isFromOwnPage && !isNested) {
    const faults = issues.map(({ path, message }) => `${path}: ${message}`).join('; ');
    const quarantine = `the request does not fit the form (${faults})`;
    return { format: name, body: JSON.stringify(decoded), quarantine };
  }
  const detail = `Go back and correct: ${issues.map(({ path }) => path).join(', ')}.`;
  return problem(422, detail, { issues });
}
