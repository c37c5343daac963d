import 'server-only';
import type { Row } from './database';

export type RequestState = 'pending' | 'delivered' | 'parked' | 'quarantined';

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
  /** Attempts started, except those released by a process that shut down. */
  attempts: number;
  /** Status or error code of the last failed attempt. */
  lastError: string | null;
  receivedAt: number;
  /** When a pending request may be claimed; while it is leased, the end of the lease. */
  dueAt: number;
  /** The process that it is leased to. */
  leaseOwner: string | null;
  deliveredAt: number | null;
  /** Day (`yyyy-MM-dd`) and time (HH:MM) of the call that it asks for. */
  callDate: string | null;
  callTime: string | null;
}

export type NewRequest = Pick<StoredRequest, 'id' | 'fingerprint' | 'body' | 'receivedAt'> & {
  call?: { date: string; time: string };
  state: 'pending' | 'quarantined';
  reason?: string;
  /** For a request whose first attempt follows at once. */
  lease?: { owner: string; until: number };
};

export const requestColumns = `id, fingerprint, body, state, reason, attempts, last_error,
  received_at, due_at, lease_owner, delivered_at, call_date, call_time`;

export function toStoredRequest(row: Row): StoredRequest {
  return {
    id: row.id as string,
    fingerprint: row.fingerprint as string,
    body: row.body as string,
    state: row.state as RequestState,
    reason: row.reason as string | null,
    attempts: row.attempts as number,
    lastError: row.last_error as string | null,
    receivedAt: row.received_at as number,
    dueAt: row.due_at as number,
    leaseOwner: row.lease_owner as string | null,
    deliveredAt: row.delivered_at as number | null,
    callDate: row.call_date as string | null,
    callTime: row.call_time as string | null,
  };
}
