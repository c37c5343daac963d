import 'server-only';
import {
  type CallOutcome,
  callFromFields,
  type Slot,
} from '@/features/consultation/model/call/call';
import type { Deadline } from './engine/database';
import { dismissed, type RequestState } from './states';

/**
 * `freed`: by the operator. `unavailable`: not offered, or the request is not accepted. A superseded
 * request has none.
 */
export type CallState = 'held' | 'taken' | 'freed' | 'unavailable';

// Stored and compared: a changed text no longer matches stored requests.

export const limitReasons = {
  client: 'too many requests from one client',
  calls: 'too many calls from one client',
  flood: 'too many requests from all clients together',
} as const;

/** For a request that breaks the schema, its fields follow. */
export const quarantineReasons = {
  ...limitReasons,
  honeypot: 'the honeypot was filled',
  schema: 'the request does not fit the form',
  /** A form post that may not come from our page. It does not degrade health. */
  unvalidated: 'a form post that no browser has validated',
} as const;

/** Times are milliseconds since 1970. */
export interface StoredRequest {
  id: string;
  thread: string;
  version: number;
  /** A hash of the fields as they arrived. Any release recognizes a repeat by it. */
  receivedHash: string;
  /** JSON for the webhook, byte-identical on every attempt. */
  body: string;
  state: RequestState;
  /** Why it is parked or quarantined, or that the operator resolved or dismissed it. Otherwise null. */
  reason: string | null;
  receivedAt: number;
  /** The start of `WEBHOOK_RETRY_FOR`: receipt, `retry`, or `accept`. */
  triedSince: number;
  /** The end of the lease, if leased. */
  dueAt: number;
  leaseOwner: string | null;
  /** Recorded attempts since `triedSince`. */
  attempts: number;
  /** The status or error code of the last failed attempt. */
  lastError: string | null;
  failedAt: number | null;
  deliveredAt: number | null;
  callDate: string | null;
  callTime: string | null;
  callState: CallState | null;
  /** Undefined without a call, and if its thread holds the call. */
  callOutcome: CallOutcome | undefined;
  /** The version of the current request, if that is another one. */
  superseded: number | undefined;
  source: string | null;
  isMove: boolean;
}

export type RequestRow = Omit<
  StoredRequest,
  'callState' | 'callOutcome' | 'superseded' | 'isMove'
> & {
  movedRequest: string | null;
  /** As decided at receipt, or when the operator accepted the request. */
  callOutcome: CallOutcome | null;
  /** The id of the current request; null if the thread has none. */
  current: string | null;
  currentVersion: number | null;
  isCallHeld: number;
};

const ofThread = (column: string) =>
  `(SELECT ${column} FROM consultation_thread WHERE consultation_thread.id = consultation_request.thread)`;

/** SQL: the columns of a `RequestRow`. */
export const columns = `*, ${ofThread('current')} AS current,
  ${ofThread('consultation_thread.version')} AS current_version,
  ${ofThread(`CASE WHEN consultation_thread.call_date = consultation_request.call_date
    AND consultation_thread.call_time = consultation_request.call_time THEN 1 ELSE 0 END`)} AS is_call_held`;

const isAccepted = ({ state, reason }: Pick<StoredRequest, 'state' | 'reason'>) =>
  state !== 'quarantined' && reason !== dismissed;

export function toStored(row: RequestRow): StoredRequest {
  const { current, currentVersion, isCallHeld, callOutcome, movedRequest, ...stored } = row;
  const hasCall = row.callTime !== null;
  const isCurrent = isAccepted(row) && current === row.id;
  const isHeld = isAccepted(row) && isCallHeld === 1;
  const ofCurrent = isHeld ? 'held' : (callOutcome ?? 'freed');
  const ofOther = isAccepted(row) ? null : 'unavailable';
  return {
    ...stored,
    isMove: movedRequest !== null,
    callState: hasCall ? (isCurrent ? ofCurrent : ofOther) : null,
    // Nobody else has taken a freed call, so it is unavailable.
    callOutcome: hasCall && !isHeld ? (isCurrent && callOutcome) || 'unavailable' : undefined,
    superseded: isAccepted(row) && !isCurrent ? (currentVersion ?? undefined) : undefined,
  };
}

export const heldCall = (stored: StoredRequest): Slot | null =>
  stored.callState === 'held' ? callFromFields(stored) : null;

export type NewRequest = Pick<StoredRequest, 'id' | 'receivedHash' | 'body'> &
  Partial<Pick<StoredRequest, 'callDate' | 'callTime' | 'thread' | 'version' | 'source'>> &
  Deadline & {
    isCallUnavailable?: boolean;
    quarantine?: string | undefined;
    /** Set if the first attempt follows at once. */
    lease?: { owner: string; ms: number } | undefined;
  };

/** `current`: the request that it corrects. */
export type Move = NewRequest & { thread: string; version: number; current: string };

export type Moved =
  | { kind: 'stored'; request: StoredRequest }
  /** `changed`: the corrected request is not current, or the thread was erased. */
  | { kind: 'taken' | 'changed' };

export type Added =
  /** `known`: its id was stored before. */
  | { kind: 'known'; request: StoredRequest }
  /** `heldBefore`: the call that its thread held. */
  | { kind: 'stored'; request: StoredRequest; heldBefore: Slot | null }
  /** Nothing was stored, because the thread was erased. */
  | { kind: 'erased' };
