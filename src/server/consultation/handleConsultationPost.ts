import 'server-only';
import { paths } from '@/lib/paths';
import { type Env, getEnv } from '../env';
import { errorCode } from '../errorCode';
import { clientNetworks } from '../http/clientAddress';
import { findOriginRefusal, isFromOwnPage } from '../http/origin';
import { json, problem, seeOther } from '../http/responses';
import { log } from '../log';
import { getOutbox, type Outbox } from '../outbox';
import { enqueue, type WaitUntil } from './enqueue';
import { noteFlood } from './flood';
import { fingerprintOf, requestId } from './idempotency';
import { createLimits, limitReasons } from './limits';
import { logBooking } from './logBooking';
import { parsePost } from './parse';
import { createQuarantine } from './quarantine';
import { clearRefusals, countOriginRefusal, countRefusal, logRefusal } from './refusals';

/** When a request could neither be stored nor delivered, in seconds. */
const retryAfterSeconds = '30';

/** When the quarantine is full. */
const fullRetryAfterSeconds = 3600;

const close = { connection: 'close' };

function createProtection(
  { RATE_LIMIT_PER_MINUTE, QUARANTINE_BUDGET_MB }: Env,
  { status }: Outbox,
) {
  return {
    limits: createLimits(RATE_LIMIT_PER_MINUTE),
    isQuarantineFull: createQuarantine(status, QUARANTINE_BUDGET_MB),
  };
}

let protection: ReturnType<typeof createProtection> | undefined;

const tooMany = (retryAfter: number) =>
  problem(429, 'Please send your request again later.', {
    headers: { 'retry-after': String(retryAfter), ...close },
  });

async function respond(request: Request, waitUntil: WaitUntil): Promise<Response> {
  const env = getEnv();
  const outbox = getOutbox();
  const { headers } = request;
  protection ??= createProtection(env, outbox);
  const { limits, isQuarantineFull } = protection;
  const networks = clientNetworks(headers, env.TRUSTED_PROXY_HOPS);
  const verdict = limits.judge(networks);
  if (typeof verdict === 'object') return tooMany(verdict.retryAfterSeconds);
  const refusal = findOriginRefusal(headers, env.site.url, env.TRUSTED_PROXY_HOPS > 0);
  if (refusal) {
    logRefusal(refusal);
    waitUntil(countOriginRefusal(outbox.status, refusal));
    return problem(403, 'Consultation requests are taken from this site only.', { headers: close });
  }
  const post = await parsePost(request, isFromOwnPage(headers));
  if (post instanceof Response) return post;
  const id = requestId(headers, post);
  if (!id) return problem(400, 'Idempotency-Key must be a UUID.');

  const { body, request: fields } = post;
  const asksForCall = Boolean(fields?.callTime);
  const quarantine = post.quarantine ?? limits.reasonFor(verdict, networks, { id, asksForCall });
  if (quarantine === limitReasons.flood) waitUntil(noteFlood(outbox));
  if (quarantine && (await isQuarantineFull(body))) return tooMany(fullRetryAfterSeconds);
  const { callDate = null, callTime = null } = fields ?? {};
  const fingerprint = fingerprintOf(post);
  const receivedAt = Date.now();
  const received = { id, fingerprint, body, quarantine, callDate, callTime, receivedAt };
  // The browser keeps what its script sends; a form post has no script.
  const senderRetries = post.format === 'json';
  const { outcome, callTaken } = await enqueue(received, outbox, { waitUntil, senderRetries });
  if (outcome === 'conflict') {
    return problem(422, 'This Idempotency-Key belongs to another request.');
  }
  if (outcome === 'unavailable') {
    return problem(503, 'Your request could not be saved. Please send it again in a minute.', {
      headers: { 'retry-after': retryAfterSeconds },
    });
  }
  if (fields) logBooking(id, fields);
  else waitUntil(countRefusal(outbox.status));
  if (fields && !quarantine) waitUntil(clearRefusals(outbox.status));
  if (post.format === 'form') return seeOther(callTaken ? paths.timeTaken : paths.thankYou);
  const answer = { id, status: outcome, ...(callTaken && { callTime: 'taken' }) };
  return json(outcome === 'delivered' ? 200 : 202, answer);
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
    return problem(500, undefined, { headers: close });
  }
}
