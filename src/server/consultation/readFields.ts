import 'server-only';
import type { z } from 'zod';
import { type Field, fields as formFields } from '@/features/consultation/model/fields';
import { rulesOf } from '@/features/consultation/model/schema';
import { within } from '../asyncLimits';
import { errorCode } from '../errorCode';
import { problem, type Refused, refuseWith } from '../http/responses';

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

/** Part of the body is unread. */
const unread = { headers: { connection: 'close' } };

export function formatOf(headers: Headers): Format | undefined {
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') return undefined;
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return Object.hasOwn(formats, type) ? formats[type as keyof typeof formats] : undefined;
}

type ReadBody =
  | { kind: 'read'; bytes: Buffer }
  | { kind: 'refused'; status: 400 | 408 | 413; detail: string };

async function read(request: Request, maxBytes: number): Promise<ReadBody> {
  const detail = `Send at most ${maxBytes} bytes.`;
  const tooLarge: ReadBody = { kind: 'refused', status: 413, detail };
  const announced = request.headers.get('content-length');
  if (Number(announced) > maxBytes) return tooLarge;
  // Node stops at the announced length. One read takes a third of the time.
  if (announced !== null) return { kind: 'read', bytes: Buffer.from(await request.arrayBuffer()) };
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  for (let length = 0; length <= maxBytes; ) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || !value) return { kind: 'read', bytes: Buffer.concat(chunks) };
    length += value.byteLength;
    chunks.push(value);
  }
  reader?.cancel().catch(() => undefined);
  return tooLarge;
}

/** The response to a refused body must close the connection, because the rest is unread. */
export function readBody(request: Request, maxBytes: number): Promise<ReadBody> {
  const late = `The body was not complete within ${timeoutMs / 1000} seconds.`;
  return within(timeoutMs, read(request, maxBytes)).catch((error) =>
    errorCode(error) === 'TIMEOUT'
      ? { kind: 'refused', status: 408, detail: late }
      : { kind: 'refused', status: 400, detail: 'The body ended early.' },
  );
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
): { fields: Record<string, unknown> | undefined } | undefined {
  try {
    return { fields: decoders[format](utf8.decode(bytes)) };
  } catch {
    return undefined;
  }
}

const refuse = (...problemOptions: Parameters<typeof problem>): Refused =>
  refuseWith(problem(...problemOptions));

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

export function refuseUnfit(issues: readonly Issue[]): Refused {
  const named = issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const detail = `Correct: ${named.map(({ path }) => path).join(', ')}.`;
  return refuse(422, detail, { issues: named });
}

/** `fields`: as they arrived. */
export type ReadPost = { kind: 'read'; format: Format['name']; fields: Record<string, unknown> };

export async function readFields(
  request: Request,
  types: readonly (keyof typeof formats)[],
): Promise<ReadPost | Refused> {
  const format = formatOf(request.headers);
  if (!format || !types.some((type) => formats[type] === format)) {
    return refuse(415, `Send ${types.join(' or ')}, not compressed.`, unread);
  }
  const { name, maxBytes } = format;
  const read = await readBody(request, maxBytes);
  if (read.kind === 'refused') return refuse(read.status, read.detail, unread);
  const decoded = decode(name, read.bytes);
  if (!decoded) {
    const wanted = name === 'json' ? 'a JSON object' : 'the form';
    return refuse(400, `Send ${wanted} in UTF-8.`);
  }
  if (decoded.fields) return { kind: 'read', format: name, fields: decoded.fields };
  const message = 'Send a JSON object.';
  return refuse(422, message, { issues: [{ path: '', message }] });
}
