import 'server-only';
import type { Database } from './database';
import type { NextStep } from './schedule';
import {
  type AddedRequest,
  type CallState,
  type NewRequest,
  requestColumns,
  type StoredRequest,
} from './storedRequest';

/** Clocks of several machines differ by less than this. */
const clockToleranceMs = 5 * 60 * 1000;

/** Due at `$1`, or scheduled while the clock was ahead, which `$5` tells. */
const isDue = `state = 'pending' AND (due_at <= $1 OR scheduled_at > $5)`;

/**
 * The statements that receive and deliver requests. Every method resolves once its change is on disk,
 * and rejects with the engine's error.
 */
export function createStore({ run, skipLocked }: Database) {
  async function find(id: string): Promise<StoredRequest | undefined> {
    const sql = `SELECT ${requestColumns} FROM consultation_request WHERE id = $1`;
    return (await run<StoredRequest>(sql, [id]))[0];
  }

  return {
    find,

    /**
     * Stores a request unless its id is taken. It holds the call time that it asks for, unless another
     * one does.
     */
    async add(request: NewRequest): Promise<AddedRequest> {
      const { id, fingerprint, body, receivedAt, lease } = request;
      const { quarantine: reason = null, callDate = null, callTime = null } = request;
      const state = reason ? 'quarantined' : 'pending';
      const given = [id, fingerprint, body, state, reason, receivedAt, callDate, callTime];
      const attempt = lease ? [1, lease.until, lease.owner] : [0, receivedAt, null];
      const insert = async (callState: CallState | null) => {
        const added = await run(
          `INSERT INTO consultation_request
            (id, fingerprint, body, state, reason, received_at, scheduled_at, call_date, call_time,
              attempts, due_at, lease_owner, call_state)
          VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10, $11, $12)
          ON CONFLICT DO NOTHING
          RETURNING id`,
          [...given, ...attempt, callState],
        );
        return added.length > 0;
      };
      const holder = callTime !== null && !reason ? 'held' : null;
      if (await insert(holder)) return { callState: holder };
      // Either the id or the time is taken.
      if (holder && (await insert('taken'))) return { callState: 'taken' };
      const known = await find(id);
      return { known, callState: known?.callState ?? null };
    },

    /**
     * Leases due requests to one process until `leaseUntil`. When two processes claim at once, each
     * request goes to one of them: the outer condition is checked again when a row is locked, and
     * locked rows are skipped. The inner query is materialized because PostgreSQL may otherwise run it
     * more than once, past its limit.
     */
    claim: (now: number, leaseUntil: number, owner: string, limit: number) =>
      run<StoredRequest>(
        `WITH due AS MATERIALIZED (
          SELECT id FROM consultation_request
          WHERE ${isDue}
          ORDER BY due_at
          LIMIT $4
          ${skipLocked}
        )
        UPDATE consultation_request
        SET attempts = attempts + 1, due_at = $2, lease_owner = $3, scheduled_at = $1,
          resume_at = CASE WHEN scheduled_at > $5 THEN NULL ELSE resume_at END
        WHERE ${isDue} AND id IN (SELECT id FROM due)
        RETURNING ${requestColumns}`,
        [now, leaseUntil, owner, limit, now + clockToleranceMs],
      ),

    /** Records a delivery, whichever process holds the lease by now: the webhook has the request. */
    async markDelivered(id: string, now: number): Promise<void> {
      await run(
        `UPDATE consultation_request SET state = 'delivered', delivered_at = $2,
          lease_owner = NULL, reason = NULL, outage_failures = 0
        WHERE id = $1 AND state <> 'delivered'`,
        [id, now],
      );
    },

    /**
     * Schedules or parks a request after a failed attempt, and counts the failure in the outage. The end
     * of the outage makes it due early, unless others were delivered between its last two attempts and
     * it is among the first three to fail since: then it fails while others succeed.
     *
     * @returns false when another process has taken the request over: nothing is recorded
     */
    async recordFailure(id: string, owner: string, next: NextStep, code: string): Promise<boolean> {
      const { state, reason = null, dueAt = null, notBefore = 0 } = next;
      const recorded = await run(
        `UPDATE consultation_request SET state = $3, reason = $4, due_at = COALESCE($5, due_at),
          last_error = $6, lease_owner = NULL, scheduled_at = $7, resume_at = NULL,
          attempts = CASE WHEN resume_at > $7 THEN attempts - 1 ELSE attempts END,
          outage_failures = outage_failures + 1,
          earliest_at = CASE WHEN last_error IS NOT NULL AND outage_failures = 0 AND NOT EXISTS (
            SELECT 1 FROM consultation_request WHERE outage_failures > 0 LIMIT 1 OFFSET 2
          ) THEN COALESCE($5, due_at) ELSE $8 END
        WHERE id = $1 AND lease_owner = $2 AND state = 'pending'
        RETURNING id`,
        [id, owner, state, reason, dueAt, code, Date.now(), notBefore],
      );
      return recorded.length > 0;
    },

    /** Releases the leases of a process: its requests are due at once, and the attempt does not count. */
    async releaseLeases(owner: string, now: number): Promise<void> {
      await run(
        `UPDATE consultation_request SET attempts = attempts - 1, due_at = $2, lease_owner = NULL
        WHERE lease_owner = $1 AND state = 'pending'`,
        [owner, now],
      );
    },

    /**
     * Ends the outage after a delivery: makes its requests due, the oldest first, those with a
     * `Retry-After` when that ends. @returns how many are due now
     */
    async endOutage(now: number): Promise<number> {
      const ended = await run<Pick<StoredRequest, 'state' | 'dueAt'>>(
        `UPDATE consultation_request SET outage_failures = 0, scheduled_at = $1,
          resume_at = COALESCE(resume_at, due_at), due_at = CASE WHEN earliest_at > $1 THEN earliest_at
            WHEN received_at < $1 THEN received_at ELSE $1 END
        WHERE outage_failures > 0 AND lease_owner IS NULL
        RETURNING state, due_at AS "dueAt"`,
        [now],
      );
      return ended.filter(({ state, dueAt }) => state === 'pending' && dueAt <= now).length;
    },

    /** When the next pending request is due, if there is one, and how many are pending. */
    async outlook() {
      const sql = `SELECT MIN(due_at) AS "dueAt", COUNT(*) AS pending FROM consultation_request
        WHERE state = 'pending'`;
      const [row] = await run<{ dueAt: number | null; pending: number }>(sql);
      return row ?? { dueAt: null, pending: 0 };
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
