import 'server-only';
import { randomUUID } from 'node:crypto';
import { isOffered } from '@/features/consultation/model/call/availability';
import { isSlotPast } from '@/features/consultation/model/call/calendar';
import {
  type CallMethod,
  callMethodOf,
  contactMethodOptions,
} from '@/features/consultation/model/options';
import type { Env } from '../env';
import { errorWith } from '../errorCode';
import type { Attempt, Worker } from '../outbox/queue/worker';
import { type Call, heldCall, type Move, type StoredRequest } from '../outbox/storedRequest';
import type { Runtime } from '../runtime';
import { receivedHashOf } from './idempotency';

type MoveResult =
  /** The thread holds that already. */
  | { kind: 'held'; version: number }
  /** `attempt`: the first one to deliver the correction. */
  | { kind: 'moved'; version: number; attempt: Attempt | undefined }
  /** Nothing has changed: the time is taken or not offered, or the call that is held has begun. */
  | { kind: 'refused'; callTime: 'taken' | 'unavailable' | 'over' }
  | { kind: 'unknown' };

const [firstMethod] = contactMethodOptions;

/**
 * The correction that moves a thread's call, or gives it up: the request that counts as it is, with the call, the
 * contact method that goes with it and `submittedAt` replaced. It is not validated anew: the team has released it.
 */
function correctionOf(
  thread: string,
  { id: corrects, version, source }: StoredRequest,
  former: Record<string, unknown>,
  method: CallMethod,
  call: Call,
): Move {
  const contactMethod = call.callDate === null ? firstMethod.value : method;
  const fields = { ...former, contactMethod, ...call, submittedAt: new Date().toISOString() };
  return {
    id: randomUUID(),
    corrects,
    thread,
    version: version + 1,
    body: JSON.stringify(fields),
    receivedHash: receivedHashOf({ fields }),
    source,
    ...call,
  };
}

/** Why a thread's call cannot become another one, or none, whatever other threads hold. */
function refusalOf(
  held: Call,
  { callDate, callTime }: Call,
  method: CallMethod,
  { site }: Env,
): 'over' | 'unavailable' | undefined {
  const now = new Date();
  const isOver =
    held.callDate && held.callTime && isSlotPast(held.callDate, held.callTime, site.timeZone, now);
  if (isOver) return 'over';
  if (!callDate || !callTime) return undefined;
  return isOffered({ method, callDate, callTime }, site, now) ? undefined : 'unavailable';
}

/**
 * Moves the call of a thread, chooses one where none is held, or gives it up: by one correction, which is delivered
 * like any other. Where the thread holds that already, nothing is stored. @param endsAt by `performance.now()`: no
 * statement begins after it @throws what the outbox throws, or `TIMEOUT`
 */
export async function moveCall(
  thread: string,
  call: Call,
  { env, outbox: { store, worker } }: Pick<Runtime, 'env' | 'outbox'>,
  endsAt: number,
): Promise<MoveResult> {
  // Once, but for those who change the thread between read and move.
  while (performance.now() < endsAt) {
    const counts = await store.readThread(thread);
    if (!counts) return { kind: 'unknown' };
    const held = heldCall(counts);
    if (held.callDate === call.callDate && held.callTime === call.callTime) {
      return { kind: 'held', version: counts.version };
    }
    const former: Record<string, unknown> = JSON.parse(counts.body);
    const method = callMethodOf(String(former.contactMethod));
    const callTime = refusalOf(held, call, method, env);
    if (callTime) return { kind: 'refused', callTime };
    const moved: Awaited<ReturnType<Worker['move']>> = await (worker ?? store).move(
      correctionOf(thread, counts, former, method, call),
    );
    if (moved.kind === 'taken') return { kind: 'refused', callTime: 'taken' };
    if (moved.kind === 'stored') {
      return { kind: 'moved', version: moved.request.version, attempt: moved.attempt };
    }
  }
  throw errorWith('TIMEOUT');
}
