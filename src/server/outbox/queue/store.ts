import 'server-only';
import type { Database, SqlValue, Statement } from '../engine/database';
import type { AddedRequest, NewRequest, StoredRequest } from '../storedRequest';
import { callsExhausted } from './heldCalls';
import { createOutage } from './outage';

/** A clock that is set back by less than this makes nothing due. */
const clockToleranceMs = 60_000;

/** The statements that receive and deliver requests. Each resolves once it is on disk. @throws the engine's error */
export function createStore(database: Database) {
  const { run, runAll, skipLocked, now } = database;
  /** Whether it was scheduled while the clock was ahead. */
  const isAhead = `scheduled_at > ${now} + ${clockToleranceMs}`;
  const isDue = `state = 'pending' AND ((due_at <= ${now} AND due_at <= $4) OR ${isAhead})`;

  async function find(id: string): Promise<StoredRequest | undefined> {
    const sql = 'SELECT * FROM consultation_request WHERE id = $1';
    return (await run<StoredRequest>(sql, [id]))[0];
  }

  const takenByAnother = `(SELECT 'taken' FROM consultation_request
    WHERE call_date = $7 AND call_time = $8 AND call_state = 'held' AND id <> COALESCE($9, ''))`;

  const insertWith = (callState: string, params: readonly SqlValue[]): Statement => ({
    sql: `INSERT INTO consultation_request
        (id, fingerprint, body, state, reason, received_at, call_date, call_time, corrects, attempts,
          due_at, lease_owner, call_state, scheduled_at)
      SELECT $1, $2, $3, $4, $5, CAST($6 AS BIGINT), $7, $8, $9, CAST($10 AS INTEGER), ${now} + $11,
        $12, ${callState}, ${now}
      WHERE NOT EXISTS (SELECT 1 FROM outbox_erased WHERE id = $1)
      ON CONFLICT DO NOTHING
      RETURNING call_state, due_at`,
    params,
  });

  /** Frees the call time of a request that a new one corrects. */
  const freeCorrected = (id: string, corrects: string): Statement => ({
    sql: `UPDATE consultation_request SET call_state = 'freed'
      WHERE id = $1 AND call_state = 'held'
        AND NOT EXISTS (SELECT 1 FROM consultation_request WHERE id = $2)
        AND NOT EXISTS (SELECT 1 FROM outbox_erased WHERE id = $2)`,
    params: [corrects, id],
  });

  return {
    ...createOutage(database),
    find,

    /** The time of the engine's clock. */
    async now(): Promise<number> {
      const [row] = await run<{ now: number }>(`SELECT ${now} AS now`);
      return row?.now ?? Date.now();
    },

    /**
     * Stores a request unless its id is taken or was erased, which counts as delivered. It holds the call
     * time that it asks for, unless another one does or too many are held; it takes over the time of the
     * request that it corrects. A quarantined one holds none, takes over none, and is told the same.
     */
    async add(request: NewRequest): Promise<AddedRequest> {
      const { id, fingerprint, body, receivedAt, lease, quarantine: reason = null } = request;
      const { callDate = null, callTime = null, corrects = null } = request;
      const state = reason ? 'quarantined' : 'pending';
      const values = [
        id,
        fingerprint,
        body,
        state,
        reason,
        receivedAt,
        callDate,
        callTime,
        corrects,
      ];
      const params = [...values, ...(lease ? [1, lease.ms, lease.owner] : [0, 0, null])];
      const held = `CASE WHEN ${callsExhausted(now)} THEN 'taken'
        ELSE ${reason ? takenByAnother : `'held'`} END`;
      // The second one stores it where another request holds the time.
      const callStates = callTime === null ? ['NULL'] : reason ? [held] : [held, `'taken'`];
      const outcomes = await runAll<Pick<StoredRequest, 'callState' | 'dueAt'>>([
        ...(corrects && !reason ? [freeCorrected(id, corrects)] : []),
        ...callStates.map((callState) => insertWith(callState, params)),
      ]);
      const [added] = outcomes.flat();
      if (added) return added;
      const erased = { fingerprint, reason: null, callState: null, dueAt: 0 };
      const known = (await find(id)) ?? { ...erased, state: 'delivered' };
      return { known, callState: known.callState, dueAt: known.dueAt };
    },

    /**
     * Leases requests that are due, and were at `dueBy`, to one process. When two processes claim at once, each
     * request goes to one of them: the outer condition is checked again when a row is locked, and locked rows are
     * skipped. PostgreSQL may run an inner query that is not materialized more than once, past its limit.
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
        RETURNING *`,
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

    /** Releases the leases of a process: its requests are due at once, and the attempt does not count. */
    async releaseLeases(owner: string): Promise<void> {
      await run(
        `UPDATE consultation_request SET attempts = attempts - 1, due_at = ${now},
          lease_owner = NULL
        WHERE lease_owner = $1 AND state = 'pending'`,
        [owner],
      );
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
