import 'server-only';

/** An error that is safe to show to the client (RFC 9457, section 3). */
export interface Problem {
  status: number;
  /** The same for every problem of this kind. */
  title: string;
  /** What the caller can do about it. */
  detail?: string;
  /** Fields that the body got wrong. */
  issues?: readonly { path: string; message: string }[];
}

/** Responses of the API are not cached. */
const defaults = { 'cache-control': 'no-store' };

/**
 * An error as `application/problem+json` (RFC 9457).
 *
 * @param headers further headers, for example `Allow` or `Retry-After`
 */
export function problem(what: Problem, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ type: 'about:blank', ...what }), {
    status: what.status,
    headers: { ...defaults, 'content-type': 'application/problem+json', ...headers },
  });
}

/** @param headers further headers, or replacements for the default ones */
export function json(
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { ...defaults, 'content-type': 'application/json', ...headers },
  });
}

/**
 * Redirects the browser with GET (RFC 9110, section 15.4.4).
 *
 * @param location a path, so that the browser keeps the host and port that it used
 */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...defaults, location } });
}

/** A route handler for the methods that a route does not support (RFC 9110, section 15.5.6). */
export function methodNotAllowed(allow: string): () => Response {
  const what = { status: 405, title: 'Method not allowed', detail: `Use ${allow}.` };
  return () => problem(what, { allow });
}
