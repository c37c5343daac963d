import 'server-only';
import { isOffered } from '@/features/consultation/model/calendar';
import type { ConsultationRequest } from '@/features/consultation/model/schema';
import { paths } from '@/lib/paths';
import { type Env, getEnv } from '../env';
import { errorCode } from '../errorCode';
import { clientAddress } from '../http/clientAddress';
import { isFromThisSite } from '../http/origin';
import { json, problem, seeOther } from '../http/responses';
import { log } from '../log';
import { getOutbox } from '../outbox';
import { processSingleton } from '../processSingleton';
import { enqueue, type WaitUntil } from './enqueue';
import { createLimits } from './limits';
import { parsePost } from './parse';
import { requestId } from './requestId';

/** How soon a browser may try again when nothing could take its request, in seconds. */
const retryAfterSeconds = '30';

const close = { connection: 'close' };

const getLimits = () => processSingleton('limits', () => createLimits(getEnv().rateLimitPerMinute));

function logUnofferedBooking(id: string, request: ConsultationRequest, env: Env): void {
  const { callDate, callTime } = request;
  if (callDate === null || callTime === null) return;
  if (isOffered(callDate, callTime, env.site.timeZone, new Date())) return;
  log.warn({ id }, 'booking outside the offered slots');
}

async function respond(request: Request, waitUntil: WaitUntil): Promise<Response> {
  const env = getEnv();
  const { headers } = request;
  const verdict = await getLimits()(clientAddress(headers, env.trustedProxyHops));
  if (verdict.kind === 'refused') {
    const wait = { 'retry-after': String(verdict.retryAfter), ...close };
    return problem({ status: 429, title: 'Too many requests' }, wait);
  }
  const trustForwardedHost = env.trustedProxyHops > 0;
  if (!isFromThisSite(headers, { siteOrigin: env.site.url, trustForwardedHost })) {
    const detail = 'Consultation requests are taken from this site only.';
    return problem({ status: 403, title: 'Forbidden', detail }, close);
  }
  const parsed = await parsePost(request);
  if (!parsed.ok) return problem(parsed.problem, parsed.unread ? close : {});
  const { post } = parsed;
  const id = requestId(headers, post);
  if (!id) {
    const detail = 'Idempotency-Key must be a UUID.';
    return problem({ status: 400, title: 'Malformed idempotency key', detail });
  }

  const overLimit = verdict.kind === 'suspicious' ? 'too many requests from one client' : undefined;
  const { fingerprint, body, suspicion } = post;
  const arrival = { id, fingerprint, body, quarantine: suspicion ?? overLimit };
  const enqueued = await enqueue(arrival, getOutbox(), waitUntil);
  if (enqueued === 'conflict') {
    const detail = 'This Idempotency-Key belongs to another request.';
    return problem({ status: 422, title: 'Idempotency key reused', detail });
  }
  if (enqueued === 'unavailable') {
    const detail = 'Your request could not be saved. Please send it again in a minute.';
    const wait = { 'retry-after': retryAfterSeconds };
    return problem({ status: 503, title: 'Service unavailable', detail }, wait);
  }
  if (post.request) logUnofferedBooking(id, post.request, env);
  if (post.format === 'form') return seeOther(paths.thankYou);
  return json(enqueued === 'delivered' ? 200 : 202, { id, status: enqueued });
}

/**
 * Handles `POST /api/consultation`: refuses what cannot be a consultation request, enqueues the rest,
 * and answers with the outcome.
 *
 * @param waitUntil is given the work that goes on after the response
 */
export async function handleConsultationPost(
  request: Request,
  { waitUntil }: { waitUntil: WaitUntil },
): Promise<Response> {
  try {
    return await respond(request, waitUntil);
  } catch (error) {
    log.error({ error: errorCode(error) }, 'Request handler failed');
    return problem({ status: 500, title: 'Internal server error' }, close);
  }
}
