import 'server-only';
import type { Database } from '../engine/database';
import {
  type AddedRequest,
  type NewRequest,
  type RequestState,
  requestColumns,
  type StoredRequest,
} from '../storedRequest';
import { callsExhausted } from './heldCalls';
import type { AfterFailure } from './schedule';

/** A clock that is set back by less than this makes nothing due. */
const clockToleranceMs = 60_000;

/**
 * The statements that receive and deliver requests, by the engine's clock. Every method resolves once
 * its change is on disk, and rejects with the engine's error.
 */
export function createStore({ run, skipLocked, now }: Database) {
  /** Whether it was scheduled while the clock was ahead. */
  const isAhead = `scheduled_at > ${now} + ${clockToleranceMs}`;
  const isDue = `state = 'pending' AND ((due_at <= ${now} AND due_at <= $4) OR ${isAhead})`;

  async function find(id: string): Promise<StoredRequest | undefined> {
    const sql = `SELECT ${requestColumns} FROM consultation_request WHERE id = $1`;
    return (await run<StoredRequest>(sql, [id]))[0];
  }

  const takenByAnother = `(SELECT 'taken' FROM consultation_request
    WHERE call_date = $7 AND call_time = $8 AND call_state = 'held')`;

  return {
    find,

    /** The time of the engine's clock. */
    async now(): Promise<number> {
      const [row] = await run<{ now: number }>(`SELECT ${now} AS now`);
      return row?.now ?? Date.now();
    },

    /**
     * Stores a request unless its id is taken or was erased, which counts as delivered. It holds the call
     * time that it asks for, unless another one does or too many are held. A quarantined one holds none, and
     * is told the same.
     */
    async add(request: NewRequest): Promise<AddedRequest> {
      const { id, fingerprint, body, receivedAt, lease } = request;
      const { quarantine: reason = null, callDate = null, callTime = null } = request;
      const state = reason ? 'quarantined' : 'pending';
      const given = [id, fingerprint, body, state, reason, receivedAt, callDate, callTime];
      const attempt = lease ? [1, lease.ms, lease.owner] : [0, 0, null];
      const insert = async (callState: string) => {
        const [added] = await run<Pick<StoredRequest, 'callState' | 'dueAt'>>(
          `INSERT INTO consultation_request
            (id, fingerprint, body, state, reason, received_at, call_date, call_time, attempts,
              due_at, lease_owner, call_state, scheduled_at)
          SELECT $1, $2, $3, $4, $5, CAST($6 AS BIGINT), $7, $8, CAST($9 AS INTEGER), ${now} + $10,
            $11, ${callState}, ${now}
          WHERE NOT EXISTS (SELECT 1 FROM outbox_erased WHERE id = $1)
          ON CONFLICT DO NOTHING
          RETURNING call_state AS "callState", due_at AS "dueAt"`,
          [...given, ...attempt],
        );
        return added;
      };
      const free = reason ? takenByAnother : `'held'`;
      const held = `CASE WHEN ${callsExhausted(now)} THEN 'taken' ELSE ${free} END`;
      const added =
        (await insert(callTime === null ? 'NULL' : held)) ??
        // Either the id or the time is taken.
        (callTime === null || reason ? undefined : await insert(`'taken'`));
      if (added) return added;
      const erased = {
        fingerprint,
        state: 'delivered',
        reason: null,
        callState: null,
        dueAt: 0,
      } as const;
      const known = (await find(id)) ?? erased;
      return { known, callState: known.callState, dueAt: known.dueAt };
    },

    /**
     * Leases requests that are due, and were at `dueBy`, to one process. When two processes claim at once, each
     * request goes to one of them: the outer condition is checked again when a row is locked, and
     * locked rows are skipped. The inner query is materialized because PostgreSQL may otherwise run it
     * more than once, past its limit.
     */
    claim: (leaseMs: number, owner: string, limit: number, dueBy = Number.MAX_SAFE_INTEGER) =>
      run<StoredRequest>(
        `WITH due AS MATERIALIZED (
          SELECT id FROM consultation_request
          WHERE ${isDue}
          ORDER BY due_at
          LIMIT $3
          ${skipLocked}
        )
        UPDATE consultation_request
        SET attempts = attempts + 1, due_at = ${now} + $1, lease_owner = $2,
          scheduled_at = ${now}, resume_at = CASE WHEN ${isAhead} THEN NULL ELSE resume_at END
        WHERE ${isDue} AND id IN (SELECT id FROM due)
        RETURNING ${requestColumns}`,
        [leaseMs, owner, limit, dueBy],
      ),

    /** Records a delivery, whichever process holds the lease by now: the webhook has the request. */
    async markDelivered(id: string): Promise<void> {
      await run(
        `UPDATE consultation_request SET state = 'delivered', delivered_at = ${now},
          lease_owner = NULL, reason = NULL, outage_failures = 0
        WHERE id = $1 AND state <> 'delivered'`,
        [id],
      );
    },

    /**
     * Schedules or parks a request after a failed attempt, and counts the failure in the outage.
     *
     * @returns false when another process has taken the request over: nothing is recorded
     */
    async recordFailure(
      id: string,
      owner: string,
      next: AfterFailure,
      code: string,
    ): Promise<boolean> {
      const { state, attempts, reason = null, dueAt = null, earliestAt = 0 } = next;
      const recorded = await run(
        `UPDATE consultation_request SET state = $3, reason = $4, due_at = COALESCE($5, due_at),
          attempts = $6, earliest_at = $7, last_error = $8, lease_owner = NULL,
          scheduled_at = ${now}, resume_at = NULL, outage_failures = outage_failures + 1
        WHERE id = $1 AND lease_owner = $2 AND state = 'pending'
        RETURNING id`,
        [id, owner, state, reason, dueAt, attempts, earliestAt, code],
      );
      return recorded.length > 0;
    },

    /** Releases the leases of a process: its requests are due at once, and the attempt does not count. */
    async releaseLeases(owner: string): Promise<void> {
      await run(
        `UPDATE consultation_request SET attempts = attempts - 1, due_at = ${now},
          lease_owner = NULL
        WHERE lease_owner = $1 AND state = 'pending'`,
        [owner],
      );
    },

    /**
     * Ends the outage after a delivery: makes its requests due, the oldest first, those with a
     * `Retry-After` when that ends. @returns how many are due now
     */
    async endOutage(): Promise<number> {
      const ended = await run<{ state: RequestState; isDue: number }>(
        `UPDATE consultation_request SET outage_failures = 0, scheduled_at = ${now},
          resume_at = COALESCE(resume_at, due_at),
          due_at = CASE WHEN earliest_at > ${now} THEN earliest_at
            WHEN received_at < ${now} THEN received_at ELSE ${now} END
        WHERE outage_failures > 0 AND lease_owner IS NULL
        RETURNING state, CASE WHEN due_at <= ${now} THEN 1 ELSE 0 END AS "isDue"`,
      );
      return ended.filter(({ state, isDue }) => state === 'pending' && isDue === 1).length;
    },

    /** In how many milliseconds the next pending request is due, and how many are pending. */
    async outlook() {
      const [row] = await run<{ dueInMs: number | null; pending: number }>(
        `SELECT MIN(due_at) - ${now} AS "dueInMs", COUNT(*) AS pending FROM consultation_request
        WHERE state = 'pending'`,
      );
      return row ?? { dueInMs: null, pending: 0 };
    },

    /** The call times (HH:MM) that requests hold on a day. */
    async takenTimes(date: string): Promise<string[]> {
      const rows = await run<{ time: string }>(
        `SELECT call_time AS time FROM consultation_request
        WHERE call_date = $1 AND call_state = 'held' ORDER BY call_time`,
        [date],
      );
      return rows.map(({ time }) => time);
    },
  };
}

export type Store = ReturnType<typeof createStore>;
