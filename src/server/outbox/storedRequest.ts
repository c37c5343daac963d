import 'server-only';

export const requestStates = ['pending', 'delivered', 'parked', 'quarantined'] as const;

export type RequestState = (typeof requestStates)[number];

/**
 * Whether a request for a call holds its time. One request holds a time, which the statement that
 * stores it decides; a quarantined one holds none. The operator, or a request that corrects this one, can
 * free a time.
 */
export type CallState = 'held' | 'taken' | 'freed';

interface Column<Value> {
  name: string;
  /** Absent: for the compiler alone. */
  value?: Value;
}

const column = <Value>(name: string): Column<Value> => ({ name });

/** What the outbox keeps of a consultation request. Times are milliseconds since 1970. */
const columns = {
  id: column<string>('id'),
  /** Hash of the fields, which tells a repeat from another request with the same id. */
  fingerprint: column<string>('fingerprint'),
  /** The JSON text for the webhook, byte-identical on every attempt. */
  body: column<string>('body'),
  state: column<RequestState>('state'),
  /** Why it is parked or quarantined. */
  reason: column<string | null>('reason'),
  /** Attempts of its schedule that were started, except those released by a process that shut down. */
  attempts: column<number>('attempts'),
  /** Status or error code of the last failed attempt. */
  lastError: column<string | null>('last_error'),
  receivedAt: column<number>('received_at'),
  /** When a pending request may be claimed; while it is leased, the end of the lease. */
  dueAt: column<number>('due_at'),
  /** When its own schedule goes on, if the end of an outage made it due earlier. */
  resumeAt: column<number | null>('resume_at'),
  /** The process that it is leased to. */
  leaseOwner: column<string | null>('lease_owner'),
  deliveredAt: column<number | null>('delivered_at'),
  /** Day (`yyyy-MM-dd`) and time (HH:MM) of the call that it asks for. */
  callDate: column<string | null>('call_date'),
  callTime: column<string | null>('call_time'),
  callState: column<CallState | null>('call_state'),
  /** The id of the request that this one corrects. */
  corrects: column<string | null>('corrects'),
};

/** A consultation request as the outbox keeps it. */
export type StoredRequest = {
  [Name in keyof typeof columns]: (typeof columns)[Name] extends Column<infer Value>
    ? Value
    : never;
};

/** The columns of a `StoredRequest`, for a statement. */
export const requestColumns = Object.entries(columns)
  .map(([property, { name }]) => `${name} AS "${property}"`)
  .join(', ');

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
