import 'server-only';
import { paths } from '@/lib/paths';
import { describeError } from '../errorCode';
import { clientOf } from '../http/clientAddress';
import { findOriginRefusal } from '../http/origin';
import { problem, type Refused, refuseWith, seeOther } from '../http/responses';
import type { LimitExceeded } from '../limits';
import { log } from '../log';
import type { Runtime } from '../runtime';
import type { WaitUntil } from './enqueue';
import { formatOf } from './readFields';

/** Part of the body may be unread. */
const close = { connection: 'close' };

/** Without script, a page explains what to do. */
export function notReceived(
  { headers }: Request,
  status: 429 | 500 | 503,
  seconds: number,
  detail: string,
): Response {
  if (formatOf(headers)?.name === 'form') return seeOther(paths.notReceived, close);
  return problem(status, detail, { headers: { 'retry-after': String(seconds), ...close } });
}

export const tooMany = (
  request: Request,
  { retryAfterSeconds }: Pick<LimitExceeded, 'retryAfterSeconds'>,
) => notReceived(request, 429, retryAfterSeconds, 'Please send your request again later.');

type Handler = (request: Request, runtime: Runtime, waitUntil: WaitUntil) => Promise<Response>;

/** @param detail what the sender can do */
export const catchFaults =
  (handle: Handler, detail: string): Handler =>
  (request, ...context) =>
    handle(request, ...context).catch((error) => {
      log.error(describeError(error), 'Request handler failed');
      return notReceived(request, 500, 30, detail);
    });

type Admitted = { kind: 'admitted'; client: string };

/**
 * Applies step 1 of the limits, and checks the origin. If a refused origin may be our own, health reports a wrong
 * setting.
 */
export function admit(request: Request, { env, limits, posts }: Runtime): Admitted | Refused {
  const { headers } = request;
  const client = clientOf(headers, env.TRUSTED_PROXY_HOPS);
  const count = limits.countPost(client);
  if (count.kind === 'exceeded') return refuseWith(tooMany(request, count));
  const refusal = findOriginRefusal(headers, env.site.url, env.TRUSTED_PROXY_HOPS > 0);
  if (!refusal) return { kind: 'admitted', client };
  if (limits.mayLogRefusal(client)) log.warn(refusal, 'Consultation request refused');
  if (refusal.isOurs) posts.noteFault();
  const detail = 'Consultation requests are accepted from this site only.';
  return refuseWith(problem(403, detail, { headers: close }));
}
