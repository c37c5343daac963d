import 'server-only';
import { STATUS_CODES } from 'node:http';

const defaults = { 'cache-control': 'no-store' };

interface ProblemOptions {
  headers?: Record<string, string>;
  /** Further members of the document, such as `issues`: the fields that the body got wrong. */
  [member: string]: unknown;
}

/** The body and headers of an error as JSON (RFC 9457). Its title is the status's phrase (section 4.2.1). */
export const problemDocument = (status: number, more?: object) => ({
  body: JSON.stringify({ type: 'about:blank', status, title: STATUS_CODES[status], ...more }),
  headers: { ...defaults, 'content-type': 'application/problem+json' },
});

/** An error, safe to show to the client. `detail`: what the client can do about it. */
export function problem(
  status: number,
  detail?: string,
  { headers, ...members }: ProblemOptions = {},
): Response {
  const document = problemDocument(status, { detail, ...members });
  return new Response(document.body, { status, headers: { ...document.headers, ...headers } });
}

/** The step of a route that ends with an answer. */
export type Refused = { kind: 'refused'; response: Response };

export const refuseWith = (response: Response): Refused => ({ kind: 'refused', response });

/** @param headers further headers, or replacements for the default ones */
export const json = (status: number, value: unknown, headers: Record<string, string> = {}) =>
  Response.json(value, { status, headers: { ...defaults, ...headers } });

/** Redirects the browser with GET (RFC 9110, section 15.4.4) to a path, on the host and port that it used. */
export const seeOther = (location: string, headers: Record<string, string> = {}) =>
  new Response(null, { status: 303, headers: { ...defaults, ...headers, location } });

/** A route handler for the methods that a route does not support (RFC 9110, section 15.5.6). */
export const methodNotAllowed = (allow: string) => () =>
  problem(405, `Use ${allow}.`, { headers: { allow } });
