import 'server-only';
import type { Database } from './database';
import type { NextStep } from './schedule';
import { type NewRequest, requestColumns, type StoredRequest } from './storedRequest';

/** Clocks of several machines differ by less than this. */
const clockToleranceMs = 5 * 60 * 1000;

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

    /** Stores a request unless its id is taken. @returns the request that has the id, if any */
    async add(request: NewRequest): Promise<StoredRequest | undefined> {
      const { id, fingerprint, body, receivedAt, lease } = request;
      const { quarantine: reason = null, callDate = null, callTime = null } = request;
      const state = reason ? 'quarantined' : 'pending';
      const given = [id, fingerprint, body, state, reason, receivedAt, callDate, callTime];
      const attempt = lease ? [1, lease.until, lease.owner] : [0, receivedAt, null];
      const added = await run(
        `INSERT INTO consultation_request
          (id, fingerprint, body, state, reason, received_at, scheduled_at, call_date, call_time,
            attempts, due_at, lease_owner)
        VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10, $11)
        ON CONFLICT (id) DO NOTHING
        RETURNING id`,
        [...given, ...attempt],
      );
      return added.length > 0 ? undefined : find(id);
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
          WHERE state = 'pending' AND due_at <= $1
          ORDER BY due_at
          LIMIT $4
          ${skipLocked}
        )
        UPDATE consultation_request
        SET attempts = attempts + 1, due_at = $2, lease_owner = $3, scheduled_at = $1
        WHERE state = 'pending' AND due_at <= $1 AND id IN (SELECT id FROM due)
        RETURNING ${requestColumns}`,
        [now, leaseUntil, owner, limit],
      ),

    /** Records a delivery, whichever process holds the lease by now: the webhook has the request. */
    async markDelivered(id: string, now: number): Promise<void> {
      await run(
        `UPDATE consultation_request
        SET state = 'delivered', delivered_at = $2, lease_owner = NULL, reason = NULL
        WHERE id = $1 AND state <> 'delivered'`,
        [id, now],
      );
    },

    /**
     * Schedules or parks a request after a failed attempt, unless another process has taken it over,
     * and counts the failure, for all processes.
     */
    async recordFailure(id: string, owner: string, next: NextStep, error: string): Promise<void> {
      const { state, reason = null, dueAt = null } = next;
      await run(
        `UPDATE consultation_request SET state = $3, reason = $4, due_at = COALESCE($5, due_at),
          last_error = $6, lease_owner = NULL, scheduled_at = $7
        WHERE id = $1 AND lease_owner = $2 AND state = 'pending'`,
        [id, owner, state, reason, dueAt, error, Date.now()],
      );
      await run('UPDATE outbox_schema SET failures = failures + 1');
    },

    /** Releases the leases of a process: its requests are due at once, and the attempt does not count. */
    async releaseLeases(owner: string, now: number): Promise<void> {
      await run(
        `UPDATE consultation_request SET attempts = attempts - 1, due_at = $2, lease_owner = NULL
        WHERE lease_owner = $1 AND state = 'pending'`,
        [owner, now],
      );
    },

    /** Resets the failure count, and makes all pending requests due, the oldest first. */
    async recover(now: number): Promise<void> {
      await run('UPDATE outbox_schema SET failures = 0');
      await run(
        `UPDATE consultation_request
        SET due_at = CASE WHEN received_at < $1 THEN received_at ELSE $1 END, scheduled_at = $1
        WHERE state = 'pending' AND lease_owner IS NULL AND due_at > $1`,
        [now],
      );
    },

    /** When the next pending request is due, if there is one, and whether attempts have been failing. */
    async outlook(): Promise<{ dueAt: number | null; failing: boolean }> {
      const [row] = await run<{ dueAt: number | null; failures: number }>(
        `SELECT failures, (SELECT MIN(due_at) FROM consultation_request
          WHERE state = 'pending') AS "dueAt" FROM outbox_schema`,
      );
      return { dueAt: row?.dueAt ?? null, failing: Number(row?.failures) > 0 };
    },

    /** Makes requests due that were scheduled while the clock was more than 5 minutes ahead. */
    async repairTimes(now: number): Promise<void> {
      await run(
        `UPDATE consultation_request SET due_at = $1, scheduled_at = $1, lease_owner = NULL
        WHERE state = 'pending' AND scheduled_at > $2`,
        [now, now + clockToleranceMs],
      );
    },

    /** The call times (HH:MM) that requests other than quarantined ones ask for on a day. */
    async takenTimes(date: string): Promise<string[]> {
      const rows = await run<{ time: string }>(
        `SELECT DISTINCT call_time AS time FROM consultation_request
        WHERE call_date = $1 AND state <> 'quarantined' ORDER BY call_time`,
        [date],
      );
      return rows.map(({ time }) => time);
    },

    /** Whether an earlier request asks for the same call time; quarantined requests do not count. */
    async isCallTaken(id: string): Promise<boolean> {
      const rows = await run(
        `SELECT other.id FROM consultation_request AS own
        JOIN consultation_request AS other
          ON other.call_date = own.call_date AND other.call_time = own.call_time
        WHERE own.id = $1 AND other.id <> own.id AND other.received_at <= own.received_at
          AND own.state <> 'quarantined' AND other.state <> 'quarantined'
        LIMIT 1`,
        [id],
      );
      return rows.length > 0;
    },
  };
}

export type Store = ReturnType<typeof createStore>;
