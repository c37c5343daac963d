import 'server-only';
import { isOffered } from '@/features/consultation/model/call/availability';
import { callFromFields, callToFields } from '@/features/consultation/model/call/call';
import { callMethodIn } from '@/features/consultation/model/options';
import { readSource } from '@/features/consultation/model/source';
import { paths } from '@/lib/paths';
import { within } from '../asyncLimits';
import { clientOf, isProxied } from '../http/clientAddress';
import { isFromOwnPage } from '../http/origin';
import { json, problem, type Refused, refuseWith, seeOther } from '../http/responses';
import type { Verdict } from '../limits';
import { timeLimitMs } from '../outbox/engine/database';
import type { StatedPlace } from '../outbox/queue/store';
import { quarantineReasons } from '../outbox/storedRequest';
import type { Runtime } from '../runtime';
import { type Ask, enqueue, type WaitUntil } from './enqueue';
import { correctedId, receivedHashOf, requestId, statedPlace } from './idempotency';
import { type ParsedPost, parsePost } from './parse';
import { catchFaults, notTaken, refuseOrigin, tooMany } from './refusals';

interface Admitted {
  kind: 'admitted';
  client: string;
  /** What the limits of one client say. */
  verdict: Verdict;
}

/** Step 1: may this client post, and this page? The body is not read. */
function admit(request: Request, runtime: Runtime): Admitted | Refused {
  const { env, limits } = runtime;
  const client = clientOf(request.headers, env.TRUSTED_PROXY_HOPS);
  const verdict = limits.judgePost(client);
  if (verdict.kind === 'refused') return refuseWith(tooMany(request, verdict.retryAfterSeconds));
  const refusal = refuseOrigin(request, runtime);
  return refusal ? refuseWith(refusal) : { kind: 'admitted', client, verdict };
}

/** The call that a request asks for, and whether the form offers it; null without a day and time. */
function requestedCall(post: ParsedPost, { env }: Runtime) {
  if (post.kind !== 'request') return null;
  const call = callFromFields(post.request);
  if (!call) return null;
  const isOnOffer = isOffered(call, callMethodIn(post.request), env.site, new Date());
  return { ...callToFields(call), isCallUnavailable: !isOnOffer };
}

interface ReadRequest {
  kind: 'read';
  post: Exclude<ParsedPost, Refused>;
  /** Whether a browser says that our own page sent it. */
  isOwn: boolean;
  stated: StatedPlace;
  call: ReturnType<typeof requestedCall>;
}

/** Step 2: what does the request say, which one is it, and what does it correct? */
async function read(request: Request, runtime: Runtime): Promise<ReadRequest | Refused> {
  const { headers } = request;
  const isOwn = isFromOwnPage(headers);
  const post = await parsePost(request, isOwn);
  if (post.kind === 'refused') return post;
  const id = requestId(headers, post, runtime.env.site.timeZone);
  if (id === null) return refuseWith(problem(400, 'Idempotency-Key must be a UUID.'));
  const corrects = correctedId(headers, post);
  if (corrects === null) return refuseWith(problem(400, 'X-Corrects must be a UUID.'));
  const stated = { id, corrects: corrects ?? null, ...statedPlace(post) };
  return { kind: 'read', post, isOwn, stated, call: requestedCall(post, runtime) };
}

/** Why a request is quarantined, if it is. One that is unfit or spam is charged to no further limit. */
async function quarantineOf(
  { post, stated, call }: ReadRequest,
  { client, verdict: own }: Admitted,
  { outbox: { store }, limits }: Runtime,
  ask: Ask,
): Promise<string | undefined> {
  if (post.kind === 'unfit') return post.quarantine;
  if (post.isSpam) return quarantineReasons.honeypot;
  if (own.kind === 'quarantined') return own.reason;
  // That it corrects one of an accepted thread is believed while the outbox fails.
  const isChange =
    call && stated.corrects && (await ask(store.isThreadKnown(stated)).catch(() => true));
  const asksForCall = call !== null && !isChange;
  const verdict = limits.judgeRequest(client, { id: stated.id, asksForCall });
  return verdict.kind === 'quarantined' ? verdict.reason : undefined;
}

interface Decided {
  kind: 'decided';
  /** Why it is quarantined. */
  quarantine: string | undefined;
}

/** Step 3: is the request delivered, or quarantined, for which there must be room? A repeat needs none. */
async function decide(
  request: Request,
  admitted: Admitted,
  received: ReadRequest,
  runtime: Runtime,
  ask: Ask,
): Promise<Decided | Refused> {
  const { outbox, reserveQuarantine } = runtime;
  const { post, stated } = received;
  const quarantine = await quarantineOf(received, admitted, runtime, ask);
  const decided = { kind: 'decided', quarantine } as const;
  // Unknown while the outbox fails, which then takes no request either.
  if (!quarantine || (await ask(reserveQuarantine(post.body)).catch(() => true))) return decided;
  const isKnown = await ask(outbox.store.find(stated.id)).catch(() => undefined);
  return isKnown ? decided : refuseWith(tooMany(request, 3600));
}

/** Step 4: stores the request, or sends it straight out, and says what became of it. */
async function enqueueAndAnswer(
  request: Request,
  { post, isOwn, stated, call }: ReadRequest,
  { quarantine }: Decided,
  { outbox, posts }: Runtime,
  { waitUntil, ask }: { waitUntil: WaitUntil; ask: Ask },
): Promise<Response> {
  const { headers } = request;
  // No part of what is compared or limited: whatever it says, the request is taken.
  const source = readSource(headers.get('x-source') ?? '') || null;
  const content = { receivedHash: receivedHashOf(post), body: post.body };
  // The browser keeps what its script sends; a form post has no script.
  const senderRetries = post.format === 'json';
  const enqueued = await enqueue({ ...stated, ...call, ...content, quarantine, source }, outbox, {
    waitUntil,
    senderRetries,
    ask,
    posts,
  });
  if (enqueued.kind === 'conflict') {
    return problem(422, 'This Idempotency-Key belongs to another request.');
  }
  if (enqueued.kind === 'unavailable') {
    const detail = 'Your request could not be saved. Please send it again in a minute.';
    return notTaken(request, 503, 30, detail);
  }
  if (post.kind === 'unfit' && isOwn) posts.noteFault();
  else if (!quarantine) posts.noteAccepted({ isProxied: isProxied(headers) });
  const { kind: status, lostCall, superseded } = enqueued;
  if (post.format === 'form') return seeOther(lostCall ? paths.timeTaken : paths.thankYou);
  return json(status === 'delivered' ? 200 : 202, {
    id: stated.id,
    status,
    // No time: why the call has none. Open tabs read this key.
    ...(lostCall && { callTime: lostCall }),
    superseded,
  });
}

async function respond(
  request: Request,
  runtime: Runtime,
  waitUntil: WaitUntil,
): Promise<Response> {
  const admitted = admit(request, runtime);
  if (admitted.kind === 'refused') return admitted.response;
  const received = await read(request, runtime);
  if (received.kind === 'refused') return received.response;
  // The outbox is asked from here on, and has so much time in all.
  const endsAt = performance.now() + timeLimitMs;
  const ask: Ask = (question) => within(endsAt - performance.now(), question);
  const decided = await decide(request, admitted, received, runtime, ask);
  if (decided.kind === 'refused') return decided.response;
  return enqueueAndAnswer(request, received, decided, runtime, { waitUntil, ask });
}

/** Handles `POST /api/consultation`. */
export const handleConsultationPost = catchFaults(
  respond,
  'Please send your request again in a minute.',
);
