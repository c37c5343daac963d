import 'server-only';
import {
  type CallOutcome,
  callFromFields,
  type ScheduledCall,
} from '@/features/consultation/model/call/call';
import type { Deadline } from './engine/database';

export const requestStates = ['pending', 'delivered', 'parked', 'quarantined'] as const;

export type RequestState = (typeof requestStates)[number];

/**
 * `kept`: the thread holds this call for its current request. `freed`: by the operator, or because
 * the current request has another call or none. `unavailable`: not offered, or the request is not
 * accepted.
 */
export type CallState = 'held' | 'kept' | 'taken' | 'freed' | 'unavailable';

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

export const resolved = 'resolved by the operator';
export const dismissed = 'dismissed by the operator';

/** Times are milliseconds since 1970. */
export interface StoredRequest {
  id: string;
  /** A hash of the fields as they arrived. Any software release recognizes a repeat by it. */
  receivedHash: string;
  /** JSON for the webhook, byte-identical on every attempt. */
  body: string;
  state: RequestState;
  /** Why it is parked or quarantined, or that the operator resolved or dismissed it. Otherwise null. */
  reason: string | null;
  receivedAt: number;
  /** The start of `WEBHOOK_RETRY_FOR`: receipt, retry, or release. */
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
  corrects: string | null;
  thread: string;
  version: number;
  correctedBy: string | null;
  superseded: number | undefined;
  source: string | null;
  isMove: boolean;
}

export type RequestRow = Omit<
  StoredRequest,
  'callState' | 'callOutcome' | 'correctedBy' | 'superseded' | 'isMove'
> & {
  isMove: 0 | 1;
  /** As decided at acceptance. */
  callOutcome: CallOutcome | null;
  /** The id of the current request; null if the thread has none. */
  current: string | null;
  currentVersion: number | null;
  isCallHeld: number;
};

const isAccepted = ({ state, reason }: Pick<StoredRequest, 'state' | 'reason'>) =>
  state !== 'quarantined' && reason !== dismissed;

function callStateOf(row: RequestRow) {
  const { id, callTime, current, isCallHeld, callOutcome } = row;
  if (callTime === null) return null;
  if (!isAccepted(row)) return 'unavailable';
  if (isCallHeld) return current === id ? 'held' : 'kept';
  return callOutcome ?? 'freed';
}

export function toStored(row: RequestRow): StoredRequest {
  const { current, currentVersion, isCallHeld, ...stored } = row;
  const callState = callStateOf(row);
  const isCurrent = isAccepted(row) && current === row.id;
  const isSuperseded = isAccepted(row) && current !== row.id;
  const hasNoOutcome = callState === null || callState === 'held' || callState === 'kept';
  return {
    ...stored,
    isMove: row.isMove === 1,
    callState,
    // Nobody else has taken a freed call, so it is unavailable.
    callOutcome: hasNoOutcome ? undefined : (isCurrent && row.callOutcome) || 'unavailable',
    correctedBy: isSuperseded ? current : null,
    superseded: (isSuperseded && currentVersion) || undefined,
  };
}

export const heldCall = (stored: StoredRequest): ScheduledCall | null =>
  stored.callState === 'held' ? callFromFields(stored) : null;

export type NewRequest = Pick<StoredRequest, 'id' | 'receivedHash' | 'body'> &
  Partial<
    Pick<StoredRequest, 'callDate' | 'callTime' | 'corrects' | 'thread' | 'version' | 'source'>
  > &
  Deadline & {
    isCallUnavailable?: boolean;
    quarantine?: string | undefined;
    /** Set if the first attempt follows at once. */
    lease?: { owner: string; ms: number } | undefined;
  };

export type Move = NewRequest & { corrects: string; thread: string; version: number };

export type Moved =
  | { kind: 'stored'; request: StoredRequest }
  /** `changed`: the corrected request is not current, or the thread was erased. */
  | { kind: 'taken' | 'changed' };

export type Added =
  /** `known`: its id was stored before. */
  | { kind: 'known'; request: StoredRequest }
  /** `heldBefore`: the call that its thread held. */
  | { kind: 'stored'; request: StoredRequest; heldBefore: ScheduledCall | null }
  /** Nothing was stored, and its id is recorded as erased. */
  | { kind: 'erased' };
