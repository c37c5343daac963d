import 'server-only';
import { isOffered } from '@/features/consultation/model/call/availability';
import { paths } from '@/lib/paths';
import { getEnv } from '../env';
import { errorCode } from '../errorCode';
import { clientNetworks, fitsProxies } from '../http/clientAddress';
import { findOriginRefusal, isFromOwnPage } from '../http/origin';
import { json, problem, seeOther } from '../http/responses';
import { log } from '../log';
import { getOutbox } from '../outbox';
import { quarantineReasons } from '../outbox/quarantineReasons';
import { enqueue, findReceivedAt, type WaitUntil } from './enqueue';
import { correctedId, fingerprintOf, requestId } from './idempotency';
import { parsePost } from './parse';
import { createProtection } from './protection';

const retryAfterSeconds = { quarantineIsFull: 3600, notSaved: 30 };

const close = { connection: 'close' };

let protection: ReturnType<typeof createProtection> | undefined;

const tooMany = (seconds: number) =>
  problem(429, 'Please send your request again later.', {
    headers: { 'retry-after': String(seconds), ...close },
  });

async function respond(request: Request, waitUntil: WaitUntil): Promise<Response> {
  const env = getEnv();
  const outbox = getOutbox();
  const { headers } = request;
  const { site, TRUSTED_PROXY_HOPS: hops } = env;
  protection ??= createProtection(env, outbox);
  const { limits, isQuarantineFull, refusals, flood, proxies } = protection;
  waitUntil(fitsProxies(headers, hops) ? proxies.clear() : proxies.note({ hops }));
  const networks = clientNetworks(headers, hops);
  const verdict = limits.judge(networks);
  if (typeof verdict === 'object') return tooMany(verdict.retryAfterSeconds);
  const refusal = findOriginRefusal(headers, site.url, hops > 0);
  if (refusal) {
    waitUntil(refusals.noteOrigin(refusal));
    return problem(403, 'Consultation requests are taken from this site only.', { headers: close });
  }
  const post = await parsePost(request, isFromOwnPage(headers));
  if (post instanceof Response) return post;
  const id = await requestId(headers, post, (known) => findReceivedAt(known, outbox));
  if (!id) return problem(400, 'Idempotency-Key must be a UUID.');
  const corrects = correctedId(headers);
  if (corrects === undefined) return problem(400, 'X-Corrects must be a UUID.');

  const { body, request: fields } = post;
  const { callDate = null, callTime = null } = fields ?? {};
  const asksForCall = callDate !== null && callTime !== null;
  const quarantine = post.quarantine ?? limits.reasonFor(verdict, networks, { id, asksForCall });
  if (quarantine === quarantineReasons.flood) waitUntil(flood.note());
  if (quarantine && (await isQuarantineFull(body))) {
    return tooMany(retryAfterSeconds.quarantineIsFull);
  }
  // A call that the form does not offer holds no time.
  const isOdd = asksForCall && !isOffered(callDate, callTime, site, new Date());
  const call = isOdd ? {} : { callDate, callTime };
  const facts = { id, fingerprint: fingerprintOf(post), receivedAt: Date.now() };
  const received = { ...facts, body, quarantine, corrects, ...call };
  // The browser keeps what its script sends; a form post has no script.
  const senderRetries = post.format === 'json';
  const { outcome, callTaken } = await enqueue(received, outbox, { waitUntil, senderRetries });
  if (outcome === 'conflict') {
    return problem(422, 'This Idempotency-Key belongs to another request.');
  }
  if (outcome === 'unavailable') {
    return problem(503, 'Your request could not be saved. Please send it again in a minute.', {
      headers: { 'retry-after': String(retryAfterSeconds.notSaved) },
    });
  }
  if (isOdd) log.warn({ id }, 'booking outside the offered slots');
  if (!fields) waitUntil(refusals.noteSchema());
  else if (!quarantine) waitUntil(refusals.clear());
  if (post.format === 'form') return seeOther(callTaken ? paths.timeTaken : paths.thankYou);
  const answer = { id, status: outcome, ...(callTaken && { callTime: 'taken' }) };
  return json(outcome === 'delivered' ? 200 : 202, answer);
}

/** Handles `POST /api/consultation`. `waitUntil` gets the work that continues after the response. */
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
