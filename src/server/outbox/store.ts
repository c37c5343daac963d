import 'server-only';
import type { Database } from './database';
import {
  type NewRequest,
  requestColumns,
  type StoredRequest,
  toStoredRequest,
} from './storedRequest';

/** Clocks of several machines differ by less than this. */
const clockToleranceMs = 5 * 60 * 1000;

/**
 * The statements that receive and deliver requests. Every method resolves once its change is on disk,
 * and rejects with the engine's error.
 */
export function createStore(database: Database) {
  const { run } = database;

  async function find(id: string): Promise<StoredRequest | undefined> {
    const sql = `SELECT ${requestColumns} FROM consultation_request WHERE id = $1`;
    const [row] = await run(sql, [id]);
    return row && toStoredRequest(row);
  }

  return {
    find,

    /** Stores a request unless its id is taken. @returns the request that has the id, if any */
    async add(request: NewRequest): Promise<StoredRequest | undefined> {
      const { id, fingerprint, body, state, reason, receivedAt, lease, call } = request;
      const added = await run(
        `INSERT INTO consultation_request
          (id, fingerprint, body, state, reason, attempts, received_at, due_at, lease_owner,
            call_date, call_time, scheduled_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
        ON CONFLICT (id) DO NOTHING
        RETURNING id`,
        [
          id,
          fingerprint,
          body,
          state,
          reason ?? null,
          lease ? 1 : 0,
          receivedAt,
          lease?.until ?? receivedAt,
          lease?.owner ?? null,
          call?.date ?? null,
          call?.time ?? null,
          receivedAt,
        ],
      );
      return added.length > 0 ? undefined : find(id);
    },

    /**
     * Leases due requests to one process until `leaseUntil`. When two processes claim at once, each
     * request goes to one of them: the outer condition is checked again when a row is locked, and
     * locked rows are skipped. The inner query is materialized because PostgreSQL may otherwise run it
     * more than once, past its limit.
     */
    async claim(now: number, leaseUntil: number, owner: string, limit: number) {
      const rows = await run(
        `WITH due AS MATERIALIZED (
          SELECT id FROM consultation_request
          WHERE state = 'pending' AND due_at <= $1
          ORDER BY due_at
          LIMIT $4
          ${database.skipLocked}
        )
        UPDATE consultation_request
        SET attempts = attempts + 1, due_at = $2, lease_owner = $3, scheduled_at = $1
        WHERE state = 'pending' AND due_at <= $1 AND id IN (SELECT id FROM due)
        RETURNING ${requestColumns}`,
        [now, leaseUntil, owner, limit],
      );
      return rows.map(toStoredRequest);
    },

    /** Records a delivery, whichever process holds the lease by now: the webhook has the request. */
    async markDelivered(id: string, now: number): Promise<void> {
      await run(
        `UPDATE consultation_request
        SET state = 'delivered', delivered_at = $2, lease_owner = NULL, reason = NULL
        WHERE id = $1 AND state <> 'delivered'`,
        [id, now],
      );
    },

    /** Schedules the next attempt, unless another process has taken the request over. */
    async reschedule(id: string, owner: string, dueAt: number, error: string): Promise<void> {
      await run(
        `UPDATE consultation_request
        SET due_at = $3, last_error = $4, lease_owner = NULL, scheduled_at = $5
        WHERE id = $1 AND lease_owner = $2 AND state = 'pending'`,
        [id, owner, dueAt, error, Date.now()],
      );
    },

    /** Parks a request for the operator, unless another process has taken it over. */
    async park(id: string, owner: string, reason: string, error: string): Promise<void> {
      await run(
        `UPDATE consultation_request
        SET state = 'parked', reason = $3, last_error = $4, lease_owner = NULL
        WHERE id = $1 AND lease_owner = $2 AND state = 'pending'`,
        [id, owner, reason, error],
      );
    },

    /** Releases the leases of a process: its requests are due at once, and the attempt does not count. */
    async releaseLeases(owner: string, now: number): Promise<void> {
      await run(
        `UPDATE consultation_request SET attempts = attempts - 1, due_at = $2, lease_owner = NULL
        WHERE lease_owner = $1 AND state = 'pending'`,
        [owner, now],
      );
    },

    /** Counts a failed attempt; all processes share the count. */
    async countFailure(): Promise<void> {
      await run('UPDATE outbox_schema SET failures = failures + 1');
    },

    /** Resets the failure count, and makes all pending requests due, the oldest first. */
    async recover(now: number): Promise<void> {
      await Promise.all([
        run('UPDATE outbox_schema SET failures = 0'),
        run(
          `UPDATE consultation_request
          SET due_at = CASE WHEN received_at < $1 THEN received_at ELSE $1 END, scheduled_at = $1
          WHERE state = 'pending' AND lease_owner IS NULL AND due_at > $1`,
          [now],
        ),
      ]);
    },

    /** Makes requests due that were scheduled while the clock was more than 5 minutes ahead. */
    async repairTimes(now: number): Promise<void> {
      await run(
        `UPDATE consultation_request SET due_at = $1, scheduled_at = $1, lease_owner = NULL
        WHERE state = 'pending' AND scheduled_at > $2`,
        [now, now + clockToleranceMs],
      );
    },

    /** When the next pending request is due, if there is one, and whether attempts have been failing. */
    async outlook(): Promise<{ nextDueAt: number | undefined; failing: boolean }> {
      const [row] = await run(
        `SELECT failures, (SELECT MIN(due_at) FROM consultation_request
          WHERE state = 'pending') AS due_at FROM outbox_schema`,
      );
      return {
        nextDueAt: (row?.due_at as number | null) ?? undefined,
        failing: Number(row?.failures) > 0,
      };
    },

    /** The call times (HH:MM) that requests other than quarantined ones ask for on a day. */
    async takenTimes(date: string): Promise<string[]> {
      const rows = await run(
        `SELECT DISTINCT call_time FROM consultation_request
        WHERE call_date = $1 AND state <> 'quarantined' ORDER BY call_time`,
        [date],
      );
      return rows.map((row) => row.call_time as string);
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
