import 'server-only';
import { isOffered } from '@/features/consultation/model/calendar';
import type { ConsultationRequest } from '@/features/consultation/model/schema';
import { paths } from '@/lib/paths';
import { type Env, getEnv } from './env';
import { json, problem, seeOther } from './http/answers';
import { clientAddress } from './http/clientAddress';
import { parseConsultationRequest } from './http/consultationRequest';
import type { Answer, Incoming } from './http/exchange';
import { requestId } from './http/idempotencyKey';
import { isFromThisSite } from './http/origin';
import { createLimits } from './limits';
import { log } from './log';
import { getOutbox } from './outbox';
import { perProcess } from './perProcess';
import { isShuttingDown } from './shutdown';
import { noteRequestId, observeReceipt } from './telemetry';

/** How soon a browser may try again when nothing could take its request, in seconds. */
const retryAfterSeconds = '30';

const getLimits = () => perProcess('limits', () => createLimits(getEnv().rateLimitPerMinute));

function noteUnofferedBooking(id: string, request: ConsultationRequest, env: Env): void {
  const { callDate, callTime } = request;
  if (callDate === null || callTime === null) return;
  if (isOffered(callDate, callTime, env.site.timeZone, new Date())) return;
  log.warn({ id }, 'booking outside the offered slots');
}

function quarantineReason(honeypotFilled: boolean, suspicious: boolean): string | undefined {
  if (honeypotFilled) return 'the honeypot was filled';
  return suspicious ? 'too many requests from one client' : undefined;
}

async function answer(incoming: Incoming): Promise<Answer> {
  const env = getEnv();
  const close = { connection: 'close' };
  const leaving = isShuttingDown() ? close : undefined;

  const trustForwardedHost = env.trustedProxyHops > 0;
  if (!isFromThisSite(incoming, { siteOrigin: env.site.url, trustForwardedHost })) {
    const detail = 'Consultation requests are taken from this site only.';
    return problem({ status: 403, title: 'Forbidden', detail }, close);
  }
  const parsed = await parseConsultationRequest(incoming);
  if (!parsed.ok) return problem(parsed.problem, parsed.unread ? close : leaving);
  const { request, format } = parsed;
  const id = requestId(incoming, request, format);
  if (!id) {
    const detail = 'Idempotency-Key must be a UUID.';
    return problem({ status: 400, title: 'Malformed idempotency key', detail }, leaving);
  }

  noteRequestId(id);
  const verdict = await getLimits()(clientAddress(incoming, env.trustedProxyHops));
  if (verdict.kind === 'flood') {
    const wait = { 'retry-after': String(verdict.retryAfter), ...leaving };
    return problem({ status: 429, title: 'Too many requests' }, wait);
  }
  const quarantine = quarantineReason(parsed.honeypotFilled, verdict.kind === 'suspicious');
  const acceptance = await getOutbox().accept({ id, request, quarantine });
  if (acceptance === 'conflict') {
    const detail = 'This Idempotency-Key belongs to another request.';
    return problem({ status: 422, title: 'Idempotency key reused', detail }, leaving);
  }
  if (acceptance === 'unavailable') {
    const detail = 'Your request could not be saved. Please send it again in a minute.';
    const wait = { 'retry-after': retryAfterSeconds, ...leaving };
    return problem({ status: 503, title: 'Service unavailable', detail }, wait);
  }
  noteUnofferedBooking(id, request, env);
  if (format === 'form') return seeOther(paths.thankYou, leaving);
  return json(acceptance === 'delivered' ? 200 : 202, { id, status: acceptance }, leaving);
}

/**
 * Receives a consultation request over HTTP: refuses what cannot be one, hands the rest to the
 * outbox, and puts the outcome into an answer.
 */
export const receive = (incoming: Incoming): Promise<Answer> =>
  observeReceipt(() => answer(incoming));
