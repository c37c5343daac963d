import 'server-only';
import { isOffered } from '@/features/consultation/model/call/calendar';
import { callToFields } from '@/features/consultation/model/call/call';
import { readSource } from '@/features/consultation/model/source';
import { paths } from '@/lib/paths';
import { within } from '../asyncLimits';
import { isProxied } from '../http/clientAddress';
import { json, problem, seeOther } from '../http/responses';
import type { Checked } from '../limits';
import { timeLeftMs, timeLimitMs } from '../outbox/engine/database';
import { type NewRequest, quarantineReasons } from '../outbox/storedRequest';
import type { Runtime } from '../runtime';
import { admit, catchFaults, isFromOwnPage, notReceived, tooMany } from './admit';
import { enqueue, type WaitUntil } from './enqueue';
import { callIn, parsePost, type ReadablePost, receivedHashOf, requestId, threadOf } from './parse';
import { readFields } from './readFields';

const formats = ['application/json', 'application/x-www-form-urlencoded'] as const;

/** Returns nothing without a day and a time. */
async function requestedCall(post: ReadablePost, { env, calendars }: Runtime) {
  const call = callIn(post);
  if (!call) return {};
  const isOnOffer = isOffered(call, env.site, new Date());
  // Waits for a second at most.
  const isBusy = isOnOffer && ((await (await calendars)?.isBusy(call).catch(() => false)) ?? false);
  return { ...callToFields(call), isCallUnavailable: !isOnOffer || isBusy };
}

/**
 * Returns why a request is quarantined.
 * @param checked step 2 of the limits; step 3 applies only if nothing else quarantines the request
 */
async function findQuarantine(
  post: ReadablePost,
  { thread, callTime, deadline }: NewRequest & { thread: string },
  { client, checked }: { client: string; checked: Checked },
  { outbox: { store }, limits }: Runtime,
): Promise<string | undefined> {
  if (post.kind === 'unfit') return post.quarantine;
  if (post.isSpam) return quarantineReasons.honeypot;
  if (checked.kind === 'exceeded') return checked.reason;
  const calls = limits.checkCalls(client);
  // If the outbox fails, no call is held.
  const isFurther = async () => !(await store.holdsCall(thread, { deadline }).catch(() => true));
  if (callTime && calls.kind === 'exceeded' && (await isFurther())) return calls.reason;
  const all = limits.checkAll();
  return all.kind === 'exceeded' ? all.reason : undefined;
}

/** A repeat needs no disk space. If the outbox fails, it stores nothing. */
async function canQuarantine(
  { id, body, deadline }: NewRequest & { deadline: number },
  { outbox: { store }, claimQuarantineBytes }: Runtime,
): Promise<boolean> {
  if (await store.find(id, { deadline }).catch(() => undefined)) return true;
  const claim = async () => within(timeLeftMs({ deadline }), claimQuarantineBytes(body));
  return claim().catch(() => true);
}

async function answer(
  request: Request,
  { format }: ReadablePost,
  { id, callTime }: NewRequest,
  enqueued: Awaited<ReturnType<typeof enqueue>>,
): Promise<Response> {
  const isForm = format === 'form';
  if (enqueued.kind === 'conflict') {
    return problem(422, 'This Idempotency-Key belongs to another request.');
  }
  if (enqueued.kind === 'erased') {
    if (isForm) return seeOther(paths.notReceived);
    const outcome = callTime && { callTime: 'unavailable' };
    return json(200, { id, status: 'delivered', ...outcome, erased: true });
  }
  if (enqueued.kind === 'failed') {
    const detail = 'Your request could not be saved. Please send it again in a minute.';
    return notReceived(request, 503, 30, detail);
  }
  const { kind: status, callOutcome, superseded } = enqueued;
  if (isForm) return seeOther(callOutcome ? paths.timeTaken : paths.thankYou);
  return json(status === 'delivered' ? 200 : 202, {
    id,
    status,
    ...(callOutcome && { callTime: callOutcome }),
    superseded,
  });
}

async function respond(
  request: Request,
  runtime: Runtime,
  waitUntil: WaitUntil,
): Promise<Response> {
  const { headers } = request;
  const { env, limits, outbox, posts } = runtime;
  const admitted = admit(request, runtime);
  if (admitted.kind === 'refused') return admitted.response;
  const read = await readFields(request, formats);
  if (read.kind === 'refused') return read.response;
  const { client } = admitted;
  const checked = limits.countChange(client);
  const isOwn = isFromOwnPage(headers);
  const post = parsePost(read, isOwn);
  if (post.kind === 'refused') {
    if (isOwn) posts.noteFault();
    return post.response;
  }
  const id = requestId(headers, post, env.site.timeZone);
  if (id === null) return problem(400, 'Idempotency-Key must be a UUID.');
  // Only the script sends a source, and retries.
  const isByScript = post.format === 'json';
  const deadline = performance.now() + timeLimitMs;
  const newRequest = {
    ...threadOf(id, post),
    ...(await requestedCall(post, runtime)),
    receivedHash: receivedHashOf(post),
    body: post.body,
    source: (isByScript && readSource(headers.get('x-source') ?? '')) || null,
    deadline,
  };
  const quarantine = await findQuarantine(post, newRequest, { client, checked }, runtime);
  if (quarantine && !(await canQuarantine(newRequest, runtime))) {
    return tooMany(request, { retryAfterSeconds: 3600 });
  }
  const options = { waitUntil, senderRetries: isByScript, posts };
  const enqueued = await enqueue({ ...newRequest, quarantine }, outbox, options);
  if ('accepted' in enqueued && enqueued.accepted) {
    limits.countAccepted(client, enqueued.accepted.tookCall);
    posts.noteAccepted({ isFromOwnPage: isOwn, isProxied: isProxied(headers) });
  }
  const isStored = enqueued.kind === 'delivered' || enqueued.kind === 'pending';
  if (post.kind === 'unfit' && isOwn && isStored) posts.noteFault();
  return answer(request, post, newRequest, enqueued);
}

export const handleConsultationPost = catchFaults(
  respond,
  'Please send your request again in a minute.',
);
