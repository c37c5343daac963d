import 'server-only';
import { randomUUID } from 'node:crypto';
import { isOffered } from '@/features/consultation/model/call/availability';
import { hasBegun } from '@/features/consultation/model/call/calendar';
import { callToFields, type ScheduledCall } from '@/features/consultation/model/call/call';
import {
  type CallMethod,
  callMethodOf,
  contactMethodOptions,
} from '@/features/consultation/model/options';
import { isSame } from '@/lib/isSame';
import type { Env } from '../env';
import { errorWith } from '../errorCode';
import type { Counted, LimitExceeded } from '../limits';
import type { Attempt, Worker } from '../outbox/queue/worker';
import { heldCall, type Move, type StoredRequest } from '../outbox/storedRequest';
import type { Runtime } from '../runtime';
import { receivedHashOf } from './idempotency';
import { logCallChange } from './logCallChange';

type MoveResult =
  /** The thread already holds exactly that: the call, or none. */
  | { kind: 'unchanged'; version: number }
  /** `attempt`: the correction's first one. */
  | { kind: 'moved'; version: number; attempt: Attempt | undefined }
  | { kind: 'refused'; refused: 'taken' | 'unavailable' | 'over' }
  /** The thread has another version than the sender saw. */
  | { kind: 'changed'; held: ScheduledCall | null; version: number }
  | { kind: 'unknown' }
  | LimitExceeded;

interface Wanted {
  thread: string;
  version?: number | undefined;
  call: ScheduledCall | null;
}

/** For a request whose call is given up. The phone method would ask for a call. */
const [methodWithoutCall] = contactMethodOptions;

/** Does not validate the current request's fields: a released request may break the schema. */
function correctionOf(
  thread: string,
  { id: corrects, version, source }: StoredRequest,
  currentFields: Record<string, unknown>,
  method: CallMethod,
  call: ScheduledCall | null,
): Move {
  const contactMethod = call ? method : methodWithoutCall.value;
  const callFields = callToFields(call);
  const submittedAt = new Date().toISOString();
  const fields = { ...currentFields, contactMethod, ...callFields, submittedAt };
  return {
    id: randomUUID(),
    corrects,
    thread,
    version: version + 1,
    body: JSON.stringify(fields),
    receivedHash: receivedHashOf({ format: 'json', fields }),
    source,
    ...callFields,
  };
}

function refusalOf(
  held: ScheduledCall | null,
  call: ScheduledCall | null,
  method: CallMethod,
  { site }: Env,
): 'over' | 'unavailable' | undefined {
  const now = new Date();
  if (held && hasBegun(held, site.timeZone, now)) return 'over';
  return !call || isOffered(call, method, site, now) ? undefined : 'unavailable';
}

/**
 * Moves a thread's call, chooses a first one, or gives it up.
 * @param deadline on the clock of `performance.now()`
 * @param countStored counts a move before it is stored
 * @throws as the outbox, or `TIMEOUT`
 */
export async function moveCall(
  { thread, version, call }: Wanted,
  { env, outbox: { store, worker }, calendars }: Pick<Runtime, 'env' | 'outbox' | 'calendars'>,
  deadline: number,
  countStored: (isFurtherCall: boolean) => Counted | LimitExceeded,
): Promise<MoveResult> {
  // Retries if the thread has changed since the read.
  while (performance.now() < deadline) {
    const current = await store.readThread(thread, { deadline });
    if (!current) return { kind: 'unknown' };
    const held = heldCall(current);
    if (isSame(held, call)) return { kind: 'unchanged', version: current.version };
    if (version !== undefined && version !== current.version) {
      return { kind: 'changed', held, version: current.version };
    }
    const currentFields: Record<string, unknown> = JSON.parse(current.body);
    const method = callMethodOf(String(currentFields.contactMethod));
    const refused = refusalOf(held, call, method, env);
    if (refused) return { kind: 'refused', refused };
    if (call && (await (await calendars)?.isBusy(call))) {
      return { kind: 'refused', refused: 'unavailable' };
    }
    // Only a move that would be stored counts, so check the limits last.
    if (call && (await store.heldTimes(call.date, { deadline })).includes(call.time)) {
      return { kind: 'refused', refused: 'taken' };
    }
    const counted = countStored(call !== null && held === null);
    if (counted.kind === 'exceeded') return counted;
    const correction = correctionOf(thread, current, currentFields, method, call);
    const moving: ReturnType<Worker['move']> = (worker ?? store).move({ ...correction, deadline });
    const isStored = moving.then(({ kind }) => kind === 'stored').catch(() => false);
    void isStored.then((stored) => counted.settle({ isAccepted: stored, isCallHeld: stored }));
    const moved = await moving;
    if (moved.kind === 'taken') return { kind: 'refused', refused: 'taken' };
    if (moved.kind === 'stored') {
      logCallChange(moved.request, call);
      return { kind: 'moved', version: moved.request.version, attempt: moved.attempt };
    }
  }
  throw errorWith('TIMEOUT');
}
