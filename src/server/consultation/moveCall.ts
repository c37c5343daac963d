import 'server-only';
import { randomUUID } from 'node:crypto';
import { hasBegun, isOffered } from '@/features/consultation/model/call/calendar';
import { callToFields, type Slot } from '@/features/consultation/model/call/call';
import {
  type CallMethod,
  callMethodOf,
  contactMethodOptions,
} from '@/features/consultation/model/options';
import { isSame } from '@/lib/isSame';
import type { Env } from '../env';
import { errorWith } from '../errorCode';
import type { LimitExceeded } from '../limits';
import type { First } from '../outbox/queue/worker';
import { heldCall, type Move, type StoredRequest } from '../outbox/storedRequest';
import type { Runtime } from '../runtime';
import { logCallChange } from './enqueue';
import { receivedHashOf } from './parse';

type MoveResult =
  /** The thread already holds exactly that: the call, or none. */
  | { kind: 'unchanged'; version: number }
  | ({ kind: 'moved'; version: number } & First)
  | { kind: 'refused'; refused: 'taken' | 'unavailable' | 'over' }
  /** The thread has another version than the sender saw. */
  | { kind: 'changed'; held: Slot | null; version: number }
  | { kind: 'unknown' }
  | LimitExceeded;

interface Wanted {
  thread: string;
  version?: number | undefined;
  call: Slot | null;
}

/** For a request whose call is given up. The phone method would ask for a call. */
const [methodWithoutCall] = contactMethodOptions;

/** Does not validate the current request's fields: an accepted request may break the schema. */
function correctionOf(
  { id: current, thread, version, source }: StoredRequest,
  currentFields: Record<string, unknown>,
  method: CallMethod,
  call: Slot | null,
): Move {
  const contactMethod = call ? method : methodWithoutCall.value;
  const callFields = callToFields(call);
  const submittedAt = new Date().toISOString();
  const fields = { ...currentFields, contactMethod, ...callFields, submittedAt };
  return {
    id: randomUUID(),
    current,
    thread,
    version: version + 1,
    body: JSON.stringify(fields),
    receivedHash: receivedHashOf({ format: 'json', fields }),
    source,
    ...callFields,
  };
}

function refusalOf(
  held: Slot | null,
  call: Slot | null,
  { site }: Env,
): 'over' | 'unavailable' | undefined {
  const now = new Date();
  if (held && hasBegun(held, site.timeZone, now)) return 'over';
  return !call || isOffered(call, site, now) ? undefined : 'unavailable';
}

/**
 * Moves a thread's call, chooses a first one, or gives it up. The statement that stores the move
 * decides whether another thread holds the time.
 * @param deadline on the clock of `performance.now()`
 * @throws as the outbox, or `TIMEOUT`
 */
export async function moveCall(
  { thread, version, call }: Wanted,
  client: string,
  { env, outbox: { store, worker }, calendars, limits }: Runtime,
  deadline: number,
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
    const refused = refusalOf(held, call, env);
    if (refused) return { kind: 'refused', refused };
    if (call && (await (await calendars)?.isBusy(call))) {
      return { kind: 'refused', refused: 'unavailable' };
    }
    const takesCall = call !== null && held === null;
    const exceeded = [takesCall && limits.checkCalls(client), limits.checkAll()].find(
      (checked) => checked && checked.kind === 'exceeded',
    );
    if (exceeded && exceeded.kind === 'exceeded') {
      // A limit refuses only what would otherwise be stored.
      const isTaken = call && (await store.heldTimes(call.date, { deadline })).includes(call.time);
      return isTaken ? { kind: 'refused', refused: 'taken' } : exceeded;
    }
    const correction = correctionOf(current, currentFields, method, call);
    const moved = await worker.move({ ...correction, deadline });
    if (moved.kind === 'taken') return { kind: 'refused', refused: 'taken' };
    if (moved.kind === 'stored') {
      limits.countAccepted(client, takesCall);
      logCallChange(moved.request, call);
      const { attempt, mailed } = moved;
      return { kind: 'moved', version: moved.request.version, attempt, mailed };
    }
  }
  throw errorWith('TIMEOUT');
}
