import 'server-only';
import { isOffered } from '@/features/consultation/model/call/availability';
import { readSource } from '@/features/consultation/model/source';
import { paths } from '@/lib/paths';
import { describeError } from '../errorCode';
import { clientOf, isProxied } from '../http/clientAddress';
import { findOriginRefusal, isFromOwnPage } from '../http/origin';
import { json, problem, seeOther } from '../http/responses';
import { log } from '../log';
import type { Outbox } from '../outbox';
import { timeLimitMs } from '../outbox/engine/database';
import type { Claim } from '../outbox/queue/store';
import { quarantineReasons } from '../outbox/storedRequest';
import { within } from '../promises';
import type { Runtime } from '../runtime';
import { enqueue, type WaitUntil } from './enqueue';
import { correctedId, placeOf, receivedHashOf, requestId } from './idempotency';
import type { Verdict } from './limits';
import { formatOf, type ParsedPost, parsePost } from './parse';

const close = { connection: 'close' };

/**
 * Answers a post that nothing has taken. The browser keeps what its script sends; a form without script is told what to
 * do by a page. Part of the body may be unread.
 */
function notTaken(request: Request, status: 429 | 500 | 503, seconds: number, detail: string) {
  if (formatOf(request.headers)?.name === 'form') return seeOther(paths.notReceived, close);
  return problem(status, detail, { headers: { 'retry-after': String(seconds), ...close } });
}

const tooMany = (request: Request, seconds: number) =>
  notTaken(request, 429, seconds, 'Please send your request again later.');

/** The call that a request asks for, and whether the form offers it; null without a day and time. */
function requestedCall(post: ParsedPost, { env }: Runtime) {
  if (post.kind !== 'request') return null;
  const { callDate, callTime } = post.request;
  if (callDate === null || callTime === null) return null;
  const isCallUnavailable = !isOffered(callDate, callTime, env.site, new Date());
  return { callDate, callTime, isCallUnavailable };
}

/** Whether a request corrects one of an accepted thread. Unknown while the outbox fails, it is believed. */
async function isChange(claim: Claim, { store }: Outbox): Promise<boolean> {
  if (!claim.corrects) return false;
  return within(timeLimitMs, store.isThreadKnown(claim)).catch(() => true);
}

/** Why a request is quarantined, if it is. `judge` counts it, so one that is unfit or spam is not judged. */
async function quarantineOf(
  post: ParsedPost,
  judge: () => Promise<Verdict>,
): Promise<string | undefined> {
  if (post.kind === 'unfit') return post.quarantine;
  if (post.kind === 'request' && post.isSpam) return quarantineReasons.honeypot;
  const verdict = await judge();
  return verdict.kind === 'quarantined' ? verdict.reason : undefined;
}

async function respond(
  request: Request,
  runtime: Runtime,
  waitUntil: WaitUntil,
): Promise<Response> {
  const { env, outbox, limits, posts, reserveQuarantine } = runtime;
  const { headers } = request;
  const hops = env.TRUSTED_PROXY_HOPS;
  const client = clientOf(headers, hops);
  const verdict = limits.judgePost(client);
  if (verdict.kind === 'refused') return tooMany(request, verdict.retryAfterSeconds);
  const refusal = findOriginRefusal(headers, env.site.url, hops > 0);
  if (refusal) {
    log.warn(refusal, 'Consultation request refused');
    // Other sites' pages tell nothing about this one.
    if (refusal.isOurs) posts.noteFault();
    return problem(403, 'Consultation requests are taken from this site only.', { headers: close });
  }

  const isOwn = isFromOwnPage(headers);
  const post = await parsePost(request, isOwn);
  if (post.kind === 'refused') return post.response;
  const id = requestId(headers, post, env.site.timeZone);
  if (id === null) return problem(400, 'Idempotency-Key must be a UUID.');
  const corrects = correctedId(headers, post);
  if (corrects === null) return problem(400, 'X-Corrects must be a UUID.');

  const outboxAskedAt = performance.now();
  const claim = { id, corrects: corrects ?? null, ...placeOf(post) };
  const call = requestedCall(post, runtime);
  const quarantine = await quarantineOf(post, async () => {
    if (verdict.kind !== 'allowed') return verdict;
    const asksForCall = call !== null && !(await isChange(claim, outbox));
    return limits.judgeRequest(client, { id, asksForCall });
  });
  if (quarantine && !(await reserveQuarantine(post.body))) return tooMany(request, 3600);

  // No part of what is compared or limited: whatever it says, the request is taken.
  const source = readSource(headers.get('x-source') ?? '') || null;
  const received = {
    ...{ ...claim, ...call, quarantine, source },
    ...{ receivedHash: receivedHashOf(post), body: post.body },
  };
  // The browser keeps what its script sends; a form post has no script.
  const senderRetries = post.format === 'json';
  const storeWithinMs = timeLimitMs - (performance.now() - outboxAskedAt);
  const enqueued = await enqueue(received, outbox, { waitUntil, senderRetries, storeWithinMs });
  if (enqueued.kind === 'conflict') {
    return problem(422, 'This Idempotency-Key belongs to another request.');
  }
  if (enqueued.kind === 'unavailable') {
    return notTaken(
      request,
      503,
      30,
      'Your request could not be saved. Please send it again in a minute.',
    );
  }
  if (post.kind === 'unfit' && isOwn) posts.noteFault();
  else if (!quarantine) posts.noteAccepted({ isProxied: isProxied(headers) });
  const { kind: status, lostCall } = enqueued;
  if (post.format === 'form') return seeOther(lostCall ? paths.timeTaken : paths.thankYou);
  return json(status === 'delivered' ? 200 : 202, {
    id,
    status,
    // No time: why the call has none. Open tabs read this key.
    ...(lostCall && { callTime: lostCall }),
  });
}

/** Handles `POST /api/consultation`. `waitUntil` gets the work that continues after the response. */
export async function handleConsultationPost(
  request: Request,
  runtime: Runtime,
  waitUntil: WaitUntil,
): Promise<Response> {
  try {
    return await respond(request, runtime, waitUntil);
  } catch (error) {
    log.error(describeError(error), 'Request handler failed');
    return notTaken(request, 500, 30, 'Please send your request again in a minute.');
  }
}
