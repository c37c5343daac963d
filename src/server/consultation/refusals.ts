import 'server-only';
import { paths } from '@/lib/paths';
import { describeError } from '../errorCode';
import { findOriginRefusal } from '../http/origin';
import { problem, seeOther } from '../http/responses';
import { log } from '../log';
import type { Runtime } from '../runtime';
import type { WaitUntil } from './enqueue';
import { formatOf } from './parse';

/** Part of the body may be unread. */
const close = { connection: 'close' };

/**
 * Answers a post that nothing has taken. The browser keeps what its script sends; a form without script is told what to
 * do by a page.
 */
export function notTaken(
  { headers }: Request,
  status: 429 | 500 | 503,
  seconds: number,
  detail: string,
): Response {
  if (formatOf(headers)?.name === 'form') return seeOther(paths.notReceived, close);
  return problem(status, detail, { headers: { 'retry-after': String(seconds), ...close } });
}

export const tooMany = (request: Request, seconds: number): Response =>
  notTaken(request, 429, seconds, 'Please send your request again later.');

/** Answers a post. `waitUntil` gets the work that continues after the response. */
type Handler = (request: Request, runtime: Runtime, waitUntil: WaitUntil) => Promise<Response>;

/** Logs a fault of ours that ends a handler, and answers 500. @param detail what the sender is to do then */
export const catchFaults =
  (handle: Handler, detail: string): Handler =>
  (request, ...context) =>
    handle(request, ...context).catch((error) => {
      log.error(describeError(error), 'Request handler failed');
      return notTaken(request, 500, 30, detail);
    });

/**
 * Refuses a post from another site, and logs it. Where it could be this site's own, a wrong setting, health has a
 * reason. @returns undefined for one that is taken
 */
export function refuseOrigin({ headers }: Request, { env, posts }: Runtime): Response | undefined {
  const refusal = findOriginRefusal(headers, env.site.url, env.TRUSTED_PROXY_HOPS > 0);
  if (!refusal) return undefined;
  log.warn(refusal, 'Consultation request refused');
  // Other sites' pages tell nothing about this one.
  if (refusal.isOurs) posts.noteFault();
  return problem(403, 'Consultation requests are taken from this site only.', { headers: close });
}
