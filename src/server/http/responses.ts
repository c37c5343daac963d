import 'server-only';
import { STATUS_CODES } from 'node:http';

const defaults = { 'cache-control': 'no-store' };

interface ProblemOptions {
  headers?: Record<string, string>;
  /** A further member of the problem document, such as `issues`. */
  [member: string]: unknown;
}

/** RFC 9457. The title is the status's phrase (section 4.2.1). */
export const problemDocument = (status: number, more?: object) => ({
  body: JSON.stringify({ type: 'about:blank', status, title: STATUS_CODES[status], ...more }),
  headers: { ...defaults, 'content-type': 'application/problem+json' },
});

/** @param detail what the client can do */
export function problem(
  status: number,
  detail?: string,
  { headers, ...members }: ProblemOptions = {},
): Response {
  const document = problemDocument(status, { detail, ...members });
  return new Response(document.body, { status, headers: { ...document.headers, ...headers } });
}

export type Refused = { kind: 'refused'; response: Response };

export const refuseWith = (response: Response): Refused => ({ kind: 'refused', response });

export const json = (status: number, value: unknown, headers: Record<string, string> = {}) =>
  Response.json(value, { status, headers: { ...defaults, ...headers } });

/** RFC 9110, section 15.4.4. */
export const seeOther = (location: string, headers: Record<string, string> = {}) =>
  new Response(null, { status: 303, headers: { ...defaults, ...headers, location } });

/** RFC 9110, section 15.5.6. */
export const methodNotAllowed = (allow: string) => () =>
  problem(405, `Use ${allow}.`, { headers: { allow } });
