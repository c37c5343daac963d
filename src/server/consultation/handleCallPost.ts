import 'server-only';
import { z } from 'zod';
import { isUuid } from '@/lib/text/isUuid';
import { describeError } from '../errorCode';
import { clientOf } from '../http/clientAddress';
import { json, problem } from '../http/responses';
import { log } from '../log';
import type { StoredRequest } from '../outbox/storedRequest';
import type { Runtime } from '../runtime';
import { readFields, refuseUnfit } from './parse';
import { notTaken, refuseOrigin, tooMany } from './refusals';

/** What asks for the call of a thread, by the id that is its key. */
const readSchema = z.strictObject({
  thread: z
    .string()
    .refine(isUuid, 'Not a UUID')
    .transform((id) => id.toLowerCase()),
});

/** What a thread holds, by its request that counts. */
function heldBy({ callState, callDate, callTime, version }: StoredRequest) {
  const isHeld = callState === 'held';
  return { callDate: isHeld ? callDate : null, callTime: isHeld ? callTime : null, version };
}

async function respond(request: Request, runtime: Runtime): Promise<Response> {
  const { env, limits, outbox } = runtime;
  const refusal = refuseOrigin(request, runtime);
  if (refusal) return refusal;
  const received = await readFields(request, ['application/json']);
  if (received.kind === 'refused') return received.response;
  const { data, error } = readSchema.safeParse(received.fields);
  if (!data) return refuseUnfit(error).response;
  const verdict = limits.judgeRead(clientOf(request.headers, env.TRUSTED_PROXY_HOPS));
  if (verdict.kind === 'refused') return tooMany(request, verdict.retryAfterSeconds);
  try {
    const current = await outbox.store.readThread(data.thread);
    return current ? json(200, heldBy(current)) : problem(404, undefined, { thread: 'unknown' });
  } catch {
    return notTaken(request, 503, 30, 'Please ask again in a minute.');
  }
}

/** Handles `POST /api/consultation/call`: tells the call that a thread holds, and nothing else of its requests. */
export async function handleCallPost(request: Request, runtime: Runtime): Promise<Response> {
  try {
    return await respond(request, runtime);
  } catch (error) {
    log.error(describeError(error), 'Request handler failed');
    return notTaken(request, 500, 30, 'Please ask again in a minute.');
  }
}
