import 'server-only';
import {
  type CallOutcome,
  callFromFields,
  type ScheduledCall,
} from '@/features/consultation/model/call/call';

export const requestStates = ['pending', 'delivered', 'parked', 'quarantined'] as const;

export type RequestState = (typeof requestStates)[number];

/**
 * What became of the call that a request asks for. One thread holds a time; a freed one was given back by the operator,
 * or by a request that corrects this one; one that the form does not offer is unavailable.
 */
export type CallState = 'held' | 'taken' | 'freed' | 'unavailable';

/**
 * Why a limit quarantines a request. These texts and those below are stored and compared: requests that were stored
 * under another wording are missed.
 */
export const limitReasons = {
  client: 'too many requests from one client',
  calls: 'too many calls from one client',
  flood: 'too many requests from all clients together',
} as const;

/** Why a request is quarantined; for one that breaks the schema, the fields follow. */
export const quarantineReasons = {
  ...limitReasons,
  honeypot: 'the honeypot was filled',
  schema: 'the request does not fit the form',
  /** Of a form post that no browser says is from our own page, so that health does not depend on it. */
  unvalidated: 'a form post that no browser has validated',
} as const;

/** The reasons of requests that the operator resolved. They are stored and compared, too. */
export const resolved = 'resolved by the operator';
/** A resolved request that was quarantined: it is not accepted. */
export const dismissed = 'dismissed by the operator';

/** A consultation request as the outbox keeps it. Times are milliseconds since 1970. */
export interface StoredRequest {
  id: string;
  /** Hash of the fields as they arrived, by which any release recognizes a repeat. */
  receivedHash: string;
  /** The JSON text for the webhook, byte-identical on every attempt. */
  body: string;
  state: RequestState;
  /** Why it is parked or quarantined, or that the operator resolved it; null once the webhook has it. */
  reason: string | null;
  receivedAt: number;
  /** From when `WEBHOOK_RETRY_FOR` counts: it was received, or the operator retried or released it. */
  triedSince: number;
  /** When a pending request may be claimed; while it is leased, the end of the lease. */
  dueAt: number;
  leaseOwner: string | null;
  /** Attempts since `triedSince` whose outcome was recorded. */
  attempts: number;
  /** Status or error code of the last failed attempt, and when it failed. */
  lastError: string | null;
  failedAt: number | null;
  deliveredAt: number | null;
  /** Day (`yyyy-MM-dd`) and time (HH:MM) of the call that it asks for. */
  callDate: string | null;
  callTime: string | null;
  /** Null without a call. */
  callState: CallState | null;
  /**
   * Why no time is held by now for the call that it asks for; undefined
   * without a call, and where its thread holds that time.
   */
  lostCall: CallOutcome | undefined;
  /** The id of the request that this one corrects. */
  corrects: string | null;
  /** The id of the thread's first request, and this one's number in the thread, 0 for the first. */
  thread: string;
  version: number;
  /** The id of the accepted request that counts in the thread, where that is another one. */
  correctedBy: string | null;
  /** That request's number in the thread. */
  superseded: number | undefined;
  /** Where the visit came from, as URL-encoded pairs. */
  source: string | null;
  /** Whether the call endpoint stored it: then only the call differs from the request that it corrects. */
  isMove: boolean;
}

/** A row of a request, with what its thread says. */
export type RequestRow = Omit<
  StoredRequest,
  'callState' | 'lostCall' | 'correctedBy' | 'superseded' | 'isMove'
> & {
  isMove: 0 | 1;
  /** Why it held no time when it was accepted. */
  lostCall: CallOutcome | null;
  /** The id of the request that counts in the thread; null while none of it is accepted. */
  current: string | null;
  currentVersion: number | null;
  /** 1 where the thread holds the call that this one asks for. */
  isCallHeld: number;
};

/** Reports whether a request is accepted: neither quarantined nor dismissed. */
const isAccepted = ({ state, reason }: Pick<StoredRequest, 'state' | 'reason'>) =>
  state !== 'quarantined' && reason !== dismissed;

function callStateOf(row: RequestRow) {
  const { id, callTime, current, isCallHeld, lostCall } = row;
  if (callTime === null) return null;
  if (!isAccepted(row)) return 'unavailable';
  return current === id && isCallHeld ? 'held' : (lostCall ?? 'freed');
}

/** A request as the outbox keeps it, from its row. */
export function toStored(row: RequestRow): StoredRequest {
  const { current, currentVersion, isCallHeld, ...stored } = row;
  const callState = callStateOf(row);
  const counts = isAccepted(row) && current === row.id;
  const isCorrected = isAccepted(row) && current !== row.id;
  const isKept = callState === null || (isCallHeld && isAccepted(row));
  return {
    ...stored,
    isMove: row.isMove === 1,
    callState,
    // Nobody has taken a freed time. Where the visitor did not give it back, another one is to be agreed on.
    lostCall: isKept ? undefined : (counts && row.lostCall) || 'unavailable',
    correctedBy: isCorrected ? current : null,
    superseded: (isCorrected && currentVersion) || undefined,
  };
}

/** Returns the call that a request holds. */
export const heldCall = (stored: StoredRequest): ScheduledCall | null =>
  stored.callState === 'held' ? callFromFields(stored) : null;

/** A request to be stored. What it does not say of its place in a thread follows from the one that it corrects. */
export type NewRequest = Pick<StoredRequest, 'id' | 'receivedHash' | 'body'> &
  Partial<
    Pick<StoredRequest, 'callDate' | 'callTime' | 'corrects' | 'thread' | 'version' | 'source'>
  > & {
    /** Whether the form does not offer the call's time. */
    isCallUnavailable?: boolean;
    quarantine?: string | undefined;
    /** For a request whose first attempt follows at once. */
    lease?: { owner: string; ms: number } | undefined;
  };

/** A correction of the request that was read as the one that counts in its thread, with the next number. */
export type Move = NewRequest & { corrects: string; thread: string; version: number };

export type Moved =
  | { kind: 'stored'; request: StoredRequest }
  /** `taken`: another thread holds its time. `changed`: another request counts by now, or the thread was erased. */
  | { kind: 'taken' | 'changed' };

export type Added =
  /** `known`: a request with its id was stored before. */
  | { kind: 'stored' | 'known'; request: StoredRequest }
  /** The request is erased: nothing was stored, and its id is recorded as erased. */
  | { kind: 'erased' };
