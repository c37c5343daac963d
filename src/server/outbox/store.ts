import 'server-only';
import type { Database, SqlValue } from './database';
import {
  type NewRequest,
  requestColumns,
  type StoredRequest,
  toStoredRequest,
} from './storedRequest';

/**
 * The outbox's table as receiving and delivering use it. Every method resolves once its change is on
 * disk, and rejects with the engine's error.
 */
export function createStore(database: Database) {
  const run = (sql: string, params: readonly SqlValue[]) => database.run(sql, params);

  async function find(id: string): Promise<StoredRequest | undefined> {
    const [row] = await run(`SELECT ${requestColumns} FROM consultation_request WHERE id = $1`, [
      id,
    ]);
    return row && toStoredRequest(row);
  }

  return {
    find,

    /** Stores a request unless its id is taken. @returns the one that was there before, if any */
    async add(request: NewRequest): Promise<StoredRequest | undefined> {
      const { id, fingerprint, body, state, reason, receivedAt, lease } = request;
      const added = await run(
        `INSERT INTO consultation_request
          (id, fingerprint, body, state, reason, attempts, received_at, due_at, lease_owner)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
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
        ],
      );
      return added.length > 0 ? undefined : find(id);
    },

    /**
     * Leases due requests to one process until `leaseUntil`. Of two processes that claim at once each
     * request goes to one: the outer condition is checked again when a row is locked, and neither
     * waits for the other's rows.
     */
    async claim(now: number, leaseUntil: number, owner: string, limit: number) {
      const rows = await run(
        `UPDATE consultation_request
        SET attempts = attempts + 1, due_at = $2, lease_owner = $3
        WHERE state = 'pending' AND due_at <= $1 AND id IN (
          SELECT id FROM consultation_request
          WHERE state = 'pending' AND due_at <= $1
          ORDER BY due_at
          LIMIT $4
          ${database.skipLocked}
        )
        RETURNING ${requestColumns}`,
        [now, leaseUntil, owner, limit],
      );
      return rows.map(toStoredRequest);
    },

    /** Records a delivery, whoever holds the lease meanwhile: the webhook has the request. */
    async markDelivered(id: string, now: number): Promise<void> {
      await run(
        `UPDATE consultation_request
        SET state = 'delivered', delivered_at = $2, lease_owner = NULL, reason = NULL
        WHERE id = $1 AND state <> 'delivered'`,
        [id, now],
      );
    },

    /** Puts a request back for a later attempt, unless another process has taken it over. */
    async reschedule(id: string, owner: string, dueAt: number, error: string): Promise<void> {
      await run(
        `UPDATE consultation_request SET due_at = $3, last_error = $4, lease_owner = NULL
        WHERE id = $1 AND lease_owner = $2 AND state = 'pending'`,
        [id, owner, dueAt, error],
      );
    },

    /** Leaves a request to the operator, unless another process has taken it over. */
    async park(id: string, owner: string, reason: string, error: string): Promise<void> {
      await run(
        `UPDATE consultation_request
        SET state = 'parked', reason = $3, last_error = $4, lease_owner = NULL
        WHERE id = $1 AND lease_owner = $2 AND state = 'pending'`,
        [id, owner, reason, error],
      );
    },

    /** Gives back everything that a process has leased, due at once: its attempt does not count. */
    async releaseLeases(owner: string, now: number): Promise<void> {
      await run(
        `UPDATE consultation_request SET attempts = attempts - 1, due_at = $2, lease_owner = NULL
        WHERE lease_owner = $1 AND state = 'pending'`,
        [owner, now],
      );
    },

    /** When the next pending request falls due; undefined when none is waiting. */
    async nextDueAt(): Promise<number | undefined> {
      const [row] = await run(
        `SELECT MIN(due_at) AS due_at FROM consultation_request WHERE state = 'pending'`,
        [],
      );
      return (row?.due_at as number | null) ?? undefined;
    },

    /** When the longest undelivered request was received; quarantined ones wait for nothing. */
    async oldestWaiting(): Promise<number | undefined> {
      const [row] = await run(
        `SELECT MIN(received_at) AS received_at FROM consultation_request
        WHERE state IN ('pending', 'parked')`,
        [],
      );
      return (row?.received_at as number | null) ?? undefined;
    },

    /** Writes something, to learn whether the outbox can. */
    async probe(now: number): Promise<void> {
      await run('UPDATE outbox_schema SET probed_at = $1', [now]);
    },
  };
}

export type Store = ReturnType<typeof createStore>;
