import 'server-only';
import { honeypotField } from '@/features/consultation/model/honeypot';
import { maxLengths } from '@/features/consultation/model/options';
import {
  type ConsultationRequest,
  consultationRequestSchema,
  formPostSchema,
} from '@/features/consultation/model/schema';
import { readBody } from '../http/readBody';
import type { Problem } from '../http/responses';
import { decodeForm, decodeJson, encodeJson } from './decode';
import { fingerprintOf, hash } from './idempotency';

const timeoutMs = 10_000;

/** Everything in a body except the texts: field names, chosen options, punctuation. */
const overheadBytes = 2048;

const longestTexts = Object.values(maxLengths).reduce((sum, length) => sum + length, 0);

/** @param bytesPerUnit the most bytes that one UTF-16 code unit of a text can take */
const largestBody = (bytesPerUnit: number) =>
  Math.max(64 * 1024, longestTexts * bytesPerUnit + overheadBytes);

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
  fingerprint: string;
  /** Absent for a body that breaks the schema but is stored anyway. */
  request?: ConsultationRequest;
  /** The reason to quarantine it. */
  suspicion?: string;
}

export type ParseResult =
  | { ok: true; post: ParsedPost }
  /** `unread`: part of the body has not been read, so the connection has to be closed. */
  | { ok: false; problem: Problem; unread: boolean };

const refuse = (problem: Problem, unread = false): ParseResult => ({ ok: false, problem, unread });

function formatOf(headers: Headers): Format | undefined {
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') return undefined;
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return Object.hasOwn(formats, type) ? formats[type as keyof typeof formats] : undefined;
}

function refuseBody(reason: 'too-large' | 'timeout' | 'aborted', maxBytes: number): ParseResult {
  const problems: Record<typeof reason, Problem> = {
    'too-large': {
      status: 413,
      title: 'Request too large',
      detail: `Send at most ${maxBytes} bytes.`,
    },
    timeout: {
      status: 408,
      title: 'Request timed out',
      detail: `The body was not complete within ${timeoutMs / 1000} seconds.`,
    },
    aborted: { status: 400, title: 'Incomplete request', detail: 'The body ended early.' },
  };
  return refuse(problems[reason], true);
}

/**
 * Reads a consultation request in either of its two formats.
 *
 * Sets `submittedAt` when it is missing, as in a form post without JavaScript. A JSON object that
 * breaks the schema although it comes from this site's own page (`Sec-Fetch-Site: same-origin`) passed
 * native validation, so it is an older form or a bug of ours: it is accepted unchanged, as suspicious.
 */
export async function parsePost(request: Request): Promise<ParseResult> {
  const format = formatOf(request.headers);
  if (!format) {
    const detail = `Send ${Object.keys(formats).join(' or ')}, not compressed.`;
    return refuse({ status: 415, title: 'Unsupported media type', detail }, true);
  }
  const { name, maxBytes } = format;
  const body = await readBody(request, { maxBytes, timeoutMs });
  if (!body.ok) return refuseBody(body.reason, maxBytes);
  const decoded = name === 'json' ? decodeJson(body.bytes) : decodeForm(body.bytes);
  if (!decoded) {
    const detail = name === 'json' ? 'Send a JSON object in UTF-8.' : 'Send the form in UTF-8.';
    return refuse({ status: 400, title: 'Malformed request', detail });
  }

  const schema = name === 'json' ? consultationRequestSchema : formPostSchema;
  const { data, error } = schema.safeParse({
    ...decoded,
    submittedAt: decoded.submittedAt || new Date().toISOString(),
  });
  if (data) {
    const fingerprint = fingerprintOf(data);
    const post = { format: name, body: JSON.stringify(data), fingerprint, request: data };
    const suspicion = decoded[honeypotField] ? { suspicion: 'the honeypot was filled' } : {};
    return { ok: true, post: { ...post, ...suspicion } };
  }

  const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const isOurs = name === 'json' && request.headers.get('sec-fetch-site') === 'same-origin';
  const raw = isOurs ? encodeJson(decoded) : undefined;
  if (raw) {
    const faults = issues.map(({ path, message }) => `${path}: ${message}`).join('; ');
    const suspicion = `the request does not fit the form (${faults})`;
    return { ok: true, post: { format: name, body: raw, fingerprint: hash(raw), suspicion } };
  }
  const detail = `Go back and correct: ${issues.map(({ path }) => path).join(', ')}.`;
  return refuse({ status: 422, title: 'Invalid consultation request', detail, issues });
}
