import 'server-only';

/** A refusal in words that are safe to show. */
export interface Problem {
  status: number;
  /** The same for every problem of this kind. */
  title: string;
  /** What the caller can do about it. */
  detail?: string;
  /** Fields that the body got wrong. */
  issues?: readonly { path: string; message: string }[];
}

/**
 * An error response as RFC 9457 prescribes (`application/problem+json`).
 *
 * @param headers further headers, for example `Allow` or `Retry-After`
 */
export function problemResponse(problem: Problem, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ type: 'about:blank', ...problem }), {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

/** A handler for every method that a route does not take (RFC 9110, section 15.5.6). */
export function methodNotAllowed(allow: string): () => Response {
  return () =>
    problemResponse(
      { status: 405, title: 'Method not allowed', detail: `Use ${allow}.` },
      { allow },
    );
}

/** A success response that no cache keeps. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
