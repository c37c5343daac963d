import 'server-only';
import { honeypotField } from '@/features/consultation/model/honeypot';
import {
  type ConsultationRequest,
  consultationRequestSchema,
} from '@/features/consultation/model/schema';
import { asciiEmail } from '@/lib/asciiEmail';
import type { Problem } from './answers';
import { decodeForm, decodeJson } from './decode';
import type { Incoming } from './exchange';
import { readBody } from './readBody';

const limits = { maxBytes: 64 * 1024, timeoutMs: 10_000 };

const mediaTypes = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
} as const;

export type Format = (typeof mediaTypes)[keyof typeof mediaTypes];

export type Parsed =
  | { ok: true; request: ConsultationRequest; format: Format; honeypotFilled: boolean }
  /** `unread`: part of the body is still on its way, so the connection is of no further use. */
  | { ok: false; problem: Problem; unread: boolean };

const refusals = {
  'too-large': {
    status: 413,
    title: 'Request too large',
    detail: `Send at most ${limits.maxBytes} bytes.`,
  },
  timeout: {
    status: 408,
    title: 'Request timed out',
    detail: `The body was not complete within ${limits.timeoutMs / 1000} seconds.`,
  },
  aborted: { status: 400, title: 'Incomplete request', detail: 'The body ended early.' },
} as const satisfies Record<string, Problem>;

function formatOf({ header }: Incoming): Format | undefined {
  const encoding = header('content-encoding') ?? 'identity';
  if (encoding !== 'identity') return undefined;
  const type = (header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return Object.hasOwn(mediaTypes, type) ? mediaTypes[type as keyof typeof mediaTypes] : undefined;
}

const refuse = (problem: Problem, unread = false): Parsed => ({ ok: false, problem, unread });

/**
 * Reads a consultation request from an HTTP request, in either of its two formats.
 *
 * `submittedAt` is set here where the sender left it out, as a form without JavaScript does.
 */
export async function parseConsultationRequest(incoming: Incoming): Promise<Parsed> {
  const format = formatOf(incoming);
  if (!format) {
    const detail = `Send ${Object.keys(mediaTypes).join(' or ')}, not compressed.`;
    return refuse({ status: 415, title: 'Unsupported media type', detail }, true);
  }
  const body = await readBody(incoming, limits);
  if (!body.ok) return refuse(refusals[body.reason], true);
  const decoded = format === 'json' ? decodeJson(body.bytes) : decodeForm(body.bytes);
  if (!decoded) {
    const detail = format === 'json' ? 'Send a JSON object in UTF-8.' : 'Send the form in UTF-8.';
    return refuse({ status: 400, title: 'Malformed request', detail });
  }

  const { [honeypotField]: honeypot, email, submittedAt } = decoded;
  const result = consultationRequestSchema.safeParse({
    ...decoded,
    email: typeof email === 'string' ? asciiEmail(email) : email,
    submittedAt: submittedAt || new Date().toISOString(),
  });
  if (!result.success) {
    const issues = result.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message,
    }));
    const detail = `Go back and correct: ${issues.map(({ path }) => path).join(', ')}.`;
    return refuse({ status: 422, title: 'Invalid consultation request', detail, issues });
  }
  const honeypotFilled = honeypot !== undefined && honeypot !== null && honeypot !== '';
  return { ok: true, request: result.data, format, honeypotFilled };
}
