import 'server-only';
import { z } from 'zod';
import { hasBegun } from '@/features/consultation/model/call/calendar';
import { callFromFields, callToFields } from '@/features/consultation/model/call/call';
import { isCalendarDate, isTimeOfDay, isUuid } from '@/lib/text/formats';
import { within } from '../asyncLimits';
import { errorCode } from '../errorCode';
import { isProxied } from '../http/clientAddress';
import { json, problem } from '../http/responses';
import { log } from '../log';
import { timeLimitMs } from '../outbox/engine/database';
import { heldCall } from '../outbox/storedRequest';
import type { Runtime } from '../runtime';
import { admit, catchFaults, isFromOwnPage, notReceived, tooMany } from './admit';
import { hasDelivered, type WaitUntil } from './enqueue';
import { moveCall } from './moveCall';
import { readFields, refuseUnfit } from './readFields';

const thread = z
  .string()
  .refine(isUuid, 'Not a UUID')
  .transform((id) => id.toLowerCase());

const readSchema = z.object({ thread });

const moveSchema = z
  .object({
    thread,
    /** The sender's last known version. */
    version: z.int().nonnegative().optional(),
    callDate: z.string().refine(isCalendarDate, 'Not a calendar date').nullable(),
    callTime: z.string().refine(isTimeOfDay, 'Not a time of day').nullable(),
  })
  .refine(({ callDate, callTime }) => (callDate === null) === (callTime === null), {
    path: ['callTime'],
    error: 'A day and a time belong together',
  });

const tryAgain = 'Please try again in a minute.';

const unknown = () => problem(404, undefined, { thread: 'unknown' });

async function readCall(id: string, { outbox, env }: Runtime): Promise<Response> {
  const current = await outbox.store.readThread(id);
  if (!current) return unknown();
  const held = heldCall(current);
  const isOver = held && hasBegun(held, env.site.timeZone, new Date());
  const over = isOver && { over: true };
  return json(200, { ...callToFields(held), version: current.version, ...over });
}

async function answerMove(
  request: Request,
  { thread, version, ...fields }: z.output<typeof moveSchema>,
  runtime: Runtime,
  { client, waitUntil }: { client: string; waitUntil: WaitUntil },
): Promise<Response> {
  const { posts } = runtime;
  const call = callFromFields(fields);
  const deadline = performance.now() + timeLimitMs;
  const moving = moveCall({ thread, version, call }, client, runtime, deadline);
  const result = await within(timeLimitMs, moving).catch((error) => {
    posts.noteUnstored(error);
    throw error;
  });
  if (result.kind === 'unknown') return unknown();
  if (result.kind === 'exceeded') return tooMany(request, result);
  if (result.kind === 'refused') return problem(409, undefined, { refused: result.refused });
  if (result.kind === 'changed') {
    const held = { ...callToFields(result.held), version: result.version };
    return problem(409, undefined, { refused: 'changed', held });
  }
  const held = { ...callToFields(call), version: result.version };
  if (result.kind === 'unchanged') return json(200, held);
  posts.noteStored();
  const { headers } = request;
  posts.noteAccepted({ isFromOwnPage: isFromOwnPage(headers), isProxied: isProxied(headers) });
  const { attempt, mailed } = result;
  if (mailed) waitUntil(mailed);
  const isDelivered = attempt !== undefined && (await hasDelivered(attempt, waitUntil));
  const status = isDelivered ? 'delivered' : 'pending';
  return json(isDelivered ? 200 : 202, { ...held, status });
}

const orNotReceived = (request: Request, answer: Promise<Response>): Promise<Response> =>
  answer.catch((error) => {
    log.error({ error: errorCode(error) }, 'Outbox unavailable');
    return notReceived(request, 503, 30, tryAgain);
  });

async function respond(
  request: Request,
  runtime: Runtime,
  waitUntil: WaitUntil,
): Promise<Response> {
  const admitted = admit(request, runtime);
  if (admitted.kind === 'refused') return admitted.response;
  const received = await readFields(request, ['application/json']);
  if (received.kind === 'refused') return received.response;
  const { fields } = received;
  const { client } = admitted;
  const isMove = 'callDate' in fields || 'callTime' in fields;
  const { limits } = runtime;
  const count = isMove ? limits.countChange(client) : limits.countRead(client);
  if (count.kind === 'exceeded') return tooMany(request, count);
  if (isMove) {
    const { data, error } = moveSchema.safeParse(fields);
    if (!data) return refuseUnfit(error.issues).response;
    return orNotReceived(request, answerMove(request, data, runtime, { client, waitUntil }));
  }
  const { data, error } = readSchema.safeParse(fields);
  if (!data) return refuseUnfit(error.issues).response;
  return orNotReceived(request, readCall(data.thread, runtime));
}

export const handleCallPost = catchFaults(respond, tryAgain);
