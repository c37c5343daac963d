import 'server-only';
import { isOffered } from '@/features/consultation/model/call/availability';
import { callFromFields, callToFields } from '@/features/consultation/model/call/call';
import { readSource } from '@/features/consultation/model/source';
import { paths } from '@/lib/paths';
import { within } from '../asyncLimits';
import type { Env } from '../env';
import { isProxied } from '../http/clientAddress';
import { isFromOwnPage } from '../http/origin';
import { json, problem, type Refused, refuseWith, seeOther } from '../http/responses';
import type { Counted, LimitExceeded, Within } from '../limits';
import { timeLeftMs, timeLimitMs } from '../outbox/engine/database';
import type { StatedPosition } from '../outbox/queue/store';
import { quarantineReasons } from '../outbox/storedRequest';
import type { Runtime } from '../runtime';
import { type Ask, enqueue, type WaitUntil } from './enqueue';
import { correctedId, receivedHashOf, requestId, statedPosition } from './idempotency';
import { callIn, type ParsedPost, parsePost, type ReadBody, readFields } from './parse';
import { admit, catchFaults, notReceived, tooMany } from './refusals';

const formats = ['application/json', 'application/x-www-form-urlencoded'] as const;

/** Returns null without a day and a time. */
function requestedCall(post: ParsedRequest['post'], env: Env) {
  const { call, method } = callIn(post);
  if (!call) return null;
  const isOnOffer = isOffered(call, method, env.site, new Date());
  return { ...callToFields(call), isCallUnavailable: !isOnOffer };
}

interface ParsedRequest {
  kind: 'parsed';
  post: Exclude<ParsedPost, Refused>;
  isOwn: boolean;
  stated: StatedPosition;
  call: ReturnType<typeof requestedCall>;
}

function parse({ headers }: Request, body: ReadBody, { env }: Runtime): ParsedRequest | Refused {
  const isOwn = isFromOwnPage(headers);
  const post = parsePost(body, isOwn);
  if (post.kind === 'refused') return post;
  const id = requestId(headers, post, env.site.timeZone);
  if (id === null) return refuseWith(problem(400, 'Idempotency-Key must be a UUID.'));
  const corrects = correctedId(headers, post);
  if (corrects === null) return refuseWith(problem(400, 'X-Corrects must be a UUID.'));
  const stated = { id, corrects: corrects ?? null, ...statedPosition(post) };
  return { kind: 'parsed', post, isOwn, stated, call: requestedCall(post, env) };
}

async function withBusyTimes(
  parsed: ParsedRequest,
  { calendars }: Runtime,
  ask: Ask,
): Promise<ParsedRequest> {
  const { call } = parsed;
  const slot = call && !call.isCallUnavailable && callFromFields(call);
  if (!slot) return parsed;
  const isBusy = await ask(async () => (await calendars)?.isBusy(slot)).catch(() => false);
  return isBusy ? { ...parsed, call: { ...call, isCallUnavailable: true } } : parsed;
}

type Decided =
  | { kind: 'accept'; settle: Counted['settle'] }
  | { kind: 'quarantine'; reason: string };

/** Decides on quarantine. Only otherwise accepted requests count in step 3 of the limits. */
async function decide(
  { post, stated, call }: ParsedRequest,
  { client, count }: { client: string; count: Within | LimitExceeded },
  { outbox: { store }, limits }: Runtime,
  ask: Ask,
): Promise<Decided> {
  if (post.kind === 'unfit') return { kind: 'quarantine', reason: post.quarantine };
  if (post.isSpam) return { kind: 'quarantine', reason: quarantineReasons.honeypot };
  if (count.kind === 'exceeded') return { kind: 'quarantine', reason: count.reason };
  // If the outbox fails, no call is held.
  const isFurtherCall =
    call !== null && !(await ask((options) => store.holdsCall(stated, options)).catch(() => true));
  const counted = limits.countStored(client, isFurtherCall);
  if (counted.kind === 'exceeded') return { kind: 'quarantine', reason: counted.reason };
  return { kind: 'accept', settle: counted.settle };
}

/** A repeat needs no disk space. */
async function canQuarantine(
  { post, stated }: ParsedRequest,
  { outbox, claimQuarantineBytes }: Runtime,
  ask: Ask,
): Promise<boolean> {
  const known = ask((options) => outbox.store.find(stated.id, options));
  if (await known.catch(() => undefined)) return true;
  // If the outbox fails, it stores nothing.
  return ask(() => claimQuarantineBytes(post.body)).catch(() => true);
}

async function enqueueAndAnswer(
  request: Request,
  { post, isOwn, stated, call }: ParsedRequest,
  decided: Decided,
  { outbox, posts }: Runtime,
  { waitUntil, ask }: { waitUntil: WaitUntil; ask: Ask },
): Promise<Response> {
  const { headers } = request;
  const quarantine = decided.kind === 'quarantine' ? decided.reason : undefined;
  // Only the script sends a source, and retries.
  const isByScript = post.format === 'json';
  const source = (isByScript && readSource(headers.get('x-source') ?? '')) || null;
  const content = { receivedHash: receivedHashOf(post), body: post.body };
  const newRequest = { ...stated, ...call, ...content, quarantine, source };
  const options = { waitUntil, senderRetries: isByScript, ask, posts };
  const enqueued = await enqueue(newRequest, outbox, options);
  if (decided.kind === 'accept') {
    const isAccepted = 'isNew' in enqueued && enqueued.isNew;
    decided.settle({ isAccepted, isCallHeld: isAccepted && enqueued.callOutcome === undefined });
    if (isAccepted) posts.noteAccepted({ isFromOwnPage: isOwn, isProxied: isProxied(headers) });
  }
  if (enqueued.kind === 'conflict') {
    return problem(422, 'This Idempotency-Key belongs to another request.');
  }
  if (enqueued.kind === 'erased') {
    if (post.format === 'form') return seeOther(paths.notReceived);
    const callTime = call && { callTime: 'unavailable' };
    return json(200, { id: stated.id, status: 'delivered', ...callTime, erased: true });
  }
  if (enqueued.kind === 'failed') {
    const detail = 'Your request could not be saved. Please send it again in a minute.';
    return notReceived(request, 503, 30, detail);
  }
  if (post.kind === 'unfit' && isOwn) posts.noteFault();
  const { kind: status, callOutcome, superseded } = enqueued;
  if (post.format === 'form') return seeOther(callOutcome ? paths.timeTaken : paths.thankYou);
  return json(status === 'delivered' ? 200 : 202, {
    id: stated.id,
    status,
    // Open tabs read this name.
    ...(callOutcome && { callTime: callOutcome }),
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
  const body = await readFields(request, formats);
  if (body.kind === 'refused') return body.response;
  const { client } = admitted;
  const count = runtime.limits.countChange(client);
  const parsed = parse(request, body, runtime);
  if (parsed.kind === 'refused') return parsed.response;
  const deadline = performance.now() + timeLimitMs;
  const ask: Ask = async (question) => within(timeLeftMs({ deadline }), question({ deadline }));
  const judged = await withBusyTimes(parsed, runtime, ask);
  const decided = await decide(judged, { client, count }, runtime, ask);
  if (decided.kind === 'quarantine' && !(await canQuarantine(judged, runtime, ask))) {
    return tooMany(request, { retryAfterSeconds: 3600 });
  }
  return enqueueAndAnswer(request, judged, decided, runtime, { waitUntil, ask });
}

export const handleConsultationPost = catchFaults(
  respond,
  'Please send your request again in a minute.',
);
