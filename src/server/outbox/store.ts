import 'server-only';
import { inBatches } from './batch';
import type { Database, SqlValue } from './database';
import { createLookups } from './lookups';
import {
  type NewRequest,
  requestColumns,
  type StoredRequest,
  toStoredRequest,
} from './storedRequest';

/** A new request's values, in the order in which they are inserted. */
const toValues = (request: NewRequest): SqlValue[] => [
  request.id,
  request.fingerprint,
  request.body,
  request.state,
  request.reason ?? null,
  request.lease ? 1 : 0,
  request.receivedAt,
  request.lease?.until ?? request.receivedAt,
  request.lease?.owner ?? null,
];

/** No visitor waits for this; a process that is killed within it sends what it has delivered again. */
const markGatherMs = 2;

/**
 * The outbox's table as receiving and delivering use it. Every method resolves once its change is on
 * disk, and rejects with the engine's error.
 */
export function createStore(database: Database) {
  const run = (sql: string, params: readonly SqlValue[]) => database.run(sql, params);

  const lookups = createLookups(database);

  /** @returns for each request whether it was added: not where its id is taken */
  const insert = inBatches(async (requests: NewRequest[]): Promise<boolean[]> => {
    // In one order everywhere: two processes that add the same ids cannot deadlock.
    const added = await run(
      `INSERT INTO consultation_request
        (id, fingerprint, body, state, reason, attempts, received_at, due_at, lease_owner)
      SELECT value->>0, value->>1, value->>2, value->>3, value->>4, CAST(value->>5 AS INTEGER),
        CAST(value->>6 AS BIGINT), CAST(value->>7 AS BIGINT), value->>8
      FROM ${database.jsonElements}($1)
      WHERE TRUE
      ORDER BY value->>0
      ON CONFLICT (id) DO NOTHING
      RETURNING id`,
      [JSON.stringify(requests.map(toValues))],
    );
    const ids = new Set(added.map((row) => row.id));
    return requests.map(({ id }) => ids.delete(id));
  });

  const markAllDelivered = inBatches(async (deliveries: [id: string, at: number][]) => {
    await run(
      `UPDATE consultation_request
      SET state = 'delivered', delivered_at = CAST(delivery.value->>1 AS BIGINT),
        lease_owner = NULL, reason = NULL
      FROM ${database.jsonElements}($1) AS delivery
      WHERE consultation_request.id = delivery.value->>0 AND state <> 'delivered'`,
      [JSON.stringify(deliveries)],
    );
    return deliveries.map(() => undefined);
  }, markGatherMs);

  return {
    ...lookups,

    /** Stores a request unless its id is taken. @returns the one that was there before, if any */
    add: async (request: NewRequest): Promise<StoredRequest | undefined> =>
      (await insert(request)) ? undefined : lookups.find(request.id),

    /**
     * Takes due requests into one process's hands until `leaseUntil`. Of two processes that ask at
     * once each request goes to one: the outer condition is checked again when a row is locked, and
     * neither waits for the other's rows.
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
    markDelivered: (id: string, now: number): Promise<void> => markAllDelivered([id, now]),

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

    /** Gives back everything that a process has in hand, due at once: its attempt does not count. */
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

    /** Writes something, to learn whether the outbox can. */
    async probe(now: number): Promise<void> {
      await run('UPDATE outbox_schema SET probed_at = $1', [now]);
    },
  };
}

export type Store = ReturnType<typeof createStore>;
