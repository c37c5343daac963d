import 'server-only';
import { isOffered } from '@/features/consultation/calendar';
import type { ConsultationRequest } from '@/features/consultation/schema';
import { paths } from '@/lib/paths';
import { type Env, getEnv } from './env';
import { clientAddress } from './http/clientAddress';
import { parseConsultationRequest } from './http/consultationRequest';
import { requestId } from './http/idempotencyKey';
import { isFromThisSite } from './http/origin';
import { jsonResponse, problemResponse } from './http/problem';
import { createLimits } from './limits';
import { log } from './log';
import { getOutbox } from './outbox';
import { perProcess } from './perProcess';
import { isShuttingDown } from './shutdown';

/** How soon a browser may try again when nothing could take its request, in seconds. */
const retryAfterSeconds = '30';

const getLimits = () => perProcess('limits', () => createLimits(getEnv().rateLimitPerMinute));

function noteUnofferedBooking(id: string, request: ConsultationRequest, env: Env): void {
  const { callDate, callTime } = request;
  if (callDate === null || callTime === null) return;
  if (isOffered(callDate, callTime, env.site.timeZone, new Date(request.submittedAt))) return;
  log.warn({ id }, 'booking outside the offered slots');
}

/**
 * Receives a consultation request over HTTP: refuses what cannot be one, hands the rest to the
 * outbox, and puts the outcome into a response. Never throws for anything a caller sends.
 */
export async function receive(httpRequest: Request): Promise<Response> {
  const env = getEnv();
  const { headers } = httpRequest;
  const close = isShuttingDown() ? { connection: 'close' } : undefined;

  const trustForwardedHost = env.trustedProxyHops > 0;
  if (!isFromThisSite(headers, { siteOrigin: env.site.url, trustForwardedHost })) {
    const detail = 'Consultation requests are taken from this site only.';
    return problemResponse({ status: 403, title: 'Forbidden', detail }, { connection: 'close' });
  }
  const parsed = await parseConsultationRequest(httpRequest);
  if (!parsed.ok) {
    return problemResponse(parsed.problem, parsed.unread ? { connection: 'close' } : close);
  }
  const { request, format } = parsed;
  const id = requestId(headers, request, format);
  if (!id) {
    const detail = 'Idempotency-Key must be a UUID.';
    return problemResponse({ status: 400, title: 'Malformed idempotency key', detail }, close);
  }

  const verdict = await getLimits()(clientAddress(headers, env.trustedProxyHops));
  if (verdict.kind === 'flood') {
    const wait = { 'retry-after': String(verdict.retryAfter), ...close };
    return problemResponse({ status: 429, title: 'Too many requests' }, wait);
  }
  const quarantine = parsed.honeypotFilled
    ? 'the honeypot was filled'
    : verdict.kind === 'suspicious'
      ? 'too many requests from one client'
      : undefined;

  noteUnofferedBooking(id, request, env);
  const acceptance = await getOutbox().accept({ id, request, quarantine });
  if (acceptance === 'conflict') {
    const detail = 'This Idempotency-Key belongs to another request.';
    return problemResponse({ status: 422, title: 'Idempotency key reused', detail }, close);
  }
  if (acceptance === 'unavailable') {
    const detail = 'Your request could not be saved. Please send it again in a minute.';
    const wait = { 'retry-after': retryAfterSeconds, ...close };
    return problemResponse({ status: 503, title: 'Service unavailable', detail }, wait);
  }
  if (format === 'form') {
    // A relative address: whatever host and port the browser used stays.
    return new Response(null, { status: 303, headers: { location: paths.thankYou, ...close } });
  }
  return jsonResponse(acceptance === 'delivered' ? 200 : 202, { id, status: acceptance }, close);
}
