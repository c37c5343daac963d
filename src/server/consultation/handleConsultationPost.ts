import 'server-only';
import { paths } from '@/lib/paths';
import { getEnv } from '../env';
import { errorCode } from '../errorCode';
import { clientAddress } from '../http/clientAddress';
import { describeRefusal, isFromThisSite } from '../http/origin';
import { json, problem, seeOther } from '../http/responses';
import { log } from '../log';
import { getOutbox } from '../outbox';
import { processSingleton } from '../processSingleton';
import { enqueue, type WaitUntil } from './enqueue';
import { requestId } from './idempotency';
import { createLimits } from './limits';
import { logBooking } from './logBooking';
import { parsePost } from './parse';
import { clearRefusals, countRefusal, logRefusal } from './refusals';

/** When a request could neither be stored nor delivered, in seconds. */
const retryAfterSeconds = '30';

const close = { connection: 'close' };

const getLimits = () => processSingleton('limits', () => createLimits(getEnv().rateLimitPerMinute));

async function respond(request: Request, waitUntil: WaitUntil): Promise<Response> {
  const env = getEnv();
  const outbox = getOutbox();
  const { headers } = request;
  const verdict = await getLimits()(clientAddress(headers, env.trustedProxyHops));
  if (verdict.kind === 'refused') {
    const wait = { 'retry-after': String(verdict.retryAfter), ...close };
    const detail = 'Please send your request again in a minute.';
    return problem({ status: 429, title: 'Too many requests', detail }, wait);
  }
  const trustForwardedHost = env.trustedProxyHops > 0;
  const site = { siteOrigin: env.site.url, trustForwardedHost };
  if (!isFromThisSite(headers, site)) {
    logRefusal(describeRefusal(headers, site));
    waitUntil(countRefusal(outbox));
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
  const { callDate, callTime } = post.request ?? {};
  const arrival = {
    id,
    fingerprint,
    body,
    quarantine: suspicion ?? overLimit,
    call: callDate && callTime ? { date: callDate, time: callTime } : undefined,
  };
  const enqueued = await enqueue(arrival, outbox, waitUntil);
  if (enqueued === 'conflict') {
    const detail = 'This Idempotency-Key belongs to another request.';
    return problem({ status: 422, title: 'Idempotency key reused', detail });
  }
  if (enqueued === 'unavailable') {
    const detail = 'Your request could not be saved. Please send it again in a minute.';
    const wait = { 'retry-after': retryAfterSeconds };
    return problem({ status: 503, title: 'Service unavailable', detail }, wait);
  }
  if (post.request) waitUntil(logBooking(id, post.request, outbox));
  if (!post.request) waitUntil(countRefusal(outbox));
  else if (!arrival.quarantine) waitUntil(clearRefusals(outbox));
  if (post.format === 'form') return seeOther(paths.thankYou);
  return json(enqueued === 'delivered' ? 200 : 202, { id, status: enqueued });
}

/**
 * Handles `POST /api/consultation`: validates the request, enqueues it, and responds with the outcome.
 *
 * @param waitUntil gets the work that continues after the response
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
