import 'server-only';

/** A refusal in words that are safe to show (RFC 9457, section 3). */
export interface Problem {
  status: number;
  /** The same for every problem of this kind. */
  title: string;
  /** What the caller can do about it. */
  detail?: string;
  /** Fields that the body got wrong. */
  issues?: readonly { path: string; message: string }[];
}

/** No cache keeps a response of the API. */
const always = { 'cache-control': 'no-store' };

/**
 * An error as `application/problem+json` (RFC 9457).
 *
 * @param headers further headers, for example `Allow` or `Retry-After`
 */
export function problem(what: Problem, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ type: 'about:blank', ...what }), {
    status: what.status,
    headers: { ...always, 'content-type': 'application/problem+json', ...headers },
  });
}

export function json(status: number, value: unknown): Response {
  const headers = { ...always, 'content-type': 'application/json' };
  return new Response(JSON.stringify(value), { status, headers });
}

/**
 * Sends the browser on with GET (RFC 9110, section 15.4.4).
 *
 * @param location a path: the host and port that the browser used stay
 */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...always, location } });
}

/** A route handler for the methods that a route does not support (RFC 9110, section 15.5.6). */
export function methodNotAllowed(allow: string): () => Response {
  const what = { status: 405, title: 'Method not allowed', detail: `Use ${allow}.` };
  return () => problem(what, { allow });
}
