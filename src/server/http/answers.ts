import 'server-only';
import { type Answer, toResponse } from './exchange';

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

/** No cache keeps an answer of the API. */
const always = { 'cache-control': 'no-store' };

/**
 * An error as RFC 9457 prescribes (`application/problem+json`).
 *
 * @param headers further headers, for example `Allow` or `Retry-After`
 */
export function problem(what: Problem, headers: Record<string, string> = {}): Answer {
  return {
    status: what.status,
    headers: { ...always, 'content-type': 'application/problem+json', ...headers },
    body: JSON.stringify({ type: 'about:blank', ...what }),
  };
}

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { ...always, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  };
}

/**
 * Sends the browser on with GET (RFC 9110, section 15.4.4).
 *
 * @param location a path: whatever host and port the browser used stays
 */
export function seeOther(location: string, headers: Record<string, string> = {}): Answer {
  return { status: 303, headers: { ...always, location, ...headers }, body: null };
}

/** A route handler for every method that the route does not take (RFC 9110, section 15.5.6). */
export function methodNotAllowed(allow: string): () => Response {
  const what = { status: 405, title: 'Method not allowed', detail: `Use ${allow}.` };
  return () => toResponse(problem(what, { allow }));
}
