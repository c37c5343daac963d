import 'server-only';

export const requestStates = ['pending', 'delivered', 'parked', 'quarantined'] as const;

export type RequestState = (typeof requestStates)[number];

/**
 * Whether a request for a call holds its time. One request holds a time, which the statement that
 * stores it decides; a quarantined one holds none. The operator, or a request that corrects this one, can
 * free a time.
 */
export type CallState = 'held' | 'taken' | 'freed';

/** A consultation request as the outbox keeps it. Times are milliseconds since 1970. */
export interface StoredRequest {
  id: string;
  /** Hash of the fields, which tells a repeat from another request with the same id. */
  fingerprint: string;
  /** The JSON text for the webhook, byte-identical on every attempt. */
  body: string;
  state: RequestState;
  /** Why it is parked or quarantined. */
  reason: string | null;
  /** Attempts of its schedule that were started, except those released by a process that shut down. */
  attempts: number;
  /** Status or error code of the last failed attempt. */
  lastError: string | null;
  receivedAt: number;
  /** When a pending request may be claimed; while it is leased, the end of the lease. */
  dueAt: number;
  /** When its own schedule goes on, if the end of an outage made it due earlier. */
  resumeAt: number | null;
  /** The process that it is leased to. */
  leaseOwner: string | null;
  deliveredAt: number | null;
  /** Day (`yyyy-MM-dd`) and time (HH:MM) of the call that it asks for. */
  callDate: string | null;
  callTime: string | null;
  callState: CallState | null;
  /** The id of the request that this one corrects. */
  corrects: string | null;
}

export type NewRequest = Pick<StoredRequest, 'id' | 'fingerprint' | 'body' | 'receivedAt'> &
  Partial<Pick<StoredRequest, 'callDate' | 'callTime' | 'corrects'>> & {
    /** The reason to quarantine it, if there is one. */
    quarantine?: string | undefined;
    /** For a request whose first attempt follows at once. */
    lease?: { owner: string; ms: number } | undefined;
  };

/** What became of a request that was to be stored. */
export interface AddedRequest {
  /** The request that has the id already: nothing was stored. */
  known?: Pick<StoredRequest, 'fingerprint' | 'state' | 'reason'> | undefined;
  callState: CallState | null;
  /** When a new request is due, or its lease ends. */
  dueAt: number;
}
