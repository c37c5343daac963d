import 'server-only';
import { maxTimeoutMs } from '../../env';
import { type Database, type Params, timeLimitMs } from '../engine/database';
import { type RequestRow, type StoredRequest, toStored } from '../storedRequest';
import { createErasures } from './erasures';
import { columns, isErased } from './expressions';
import type { AfterFailure } from './schedule';

/** A lease also covers the claim, the record of the outcome, and one spare timeout. */
export const leaseMsFor = (timeoutMs: number): number => timeoutMs + 3 * timeLimitMs;

export const longestLeaseMs = leaseMsFor(maxTimeoutMs);

/** Later leases and failures date from before the clock was set back. */
const setBackMs = 1.5 * longestLeaseMs;

const pageSize = 500;

const isWanted = `state = 'pending' AND NOT ${isErased('request.')}`;

const returnErased = `RETURNING CASE WHEN ${isErased('consultation_request.')} THEN 1 ELSE 0 END AS is_erased`;

export function createDeliveries(database: Database) {
  const { run, skipLocked, now } = database;
  const { removeErased } = createErasures(database);

  /**
   * Also removes a request that was erased during the attempt.
   * @returns how many rows changed
   */
  async function record(sql: string, params: Params): Promise<number> {
    const rows = await run<{ isErased: number }>(`${sql} ${returnErased}`, params);
    if (rows.some((row) => row.isErased)) await removeErased();
    return rows.length;
  }

  return {
    /**
     * Leases due requests to one process. PostgreSQL checks the outer condition again once a row is
     * locked.
     */
    async claim(leaseMs: number, owner: string, limit: number): Promise<StoredRequest[]> {
      const claimed = await run<RequestRow>(
        `WITH due AS MATERIALIZED (
          SELECT id FROM consultation_request AS request WHERE ${isWanted} AND due_at <= ${now}
          ORDER BY due_at LIMIT $limit ${skipLocked}
        )
        UPDATE consultation_request SET due_at = ${now} + $leaseMs, lease_owner = $owner
        WHERE state = 'pending' AND due_at <= ${now} AND id IN (SELECT id FROM due)
        RETURNING ${columns}`,
        { leaseMs, owner, limit },
      );
      return claimed.map(toStored);
    },

    /**
     * Makes requests due that a clock set back has displaced.
     * @returns how many
     */
    async makeDisplacedDue(): Promise<number> {
      const isDisplaced = `state = 'pending' AND due_at > ${now} + ${setBackMs}
        AND COALESCE(failed_at, due_at) > ${now} + ${setBackMs}`;
      for (let total = 0; ; ) {
        const { length } = await run(
          `WITH displaced AS MATERIALIZED (
            SELECT id FROM consultation_request WHERE ${isDisplaced} LIMIT ${pageSize} ${skipLocked}
          )
          UPDATE consultation_request SET due_at = ${now},
            failed_at = CASE WHEN failed_at > ${now} THEN ${now} ELSE failed_at END
          WHERE ${isDisplaced} AND id IN (SELECT id FROM displaced)
          RETURNING id`,
        );
        total += length;
        if (length < pageSize) return total;
      }
    },

    /** Records a delivery, whichever process has the lease. */
    async markDelivered(id: string): Promise<void> {
      await record(
        `UPDATE consultation_request SET state = 'delivered', delivered_at = ${now},
          attempts = attempts + 1, lease_owner = NULL, reason = NULL
        WHERE id = $id AND state <> 'delivered'`,
        { id },
      );
    },

    /**
     * Schedules or parks a failed request.
     * @returns false if another process has the lease
     */
    async recordFailure(
      id: string,
      owner: string,
      next: AfterFailure,
      lastError: string,
    ): Promise<boolean> {
      const reason = next.kind === 'parked' ? next.reason : null;
      const waitMs = next.kind === 'pending' ? next.waitMs : 0;
      const recorded = await record(
        `UPDATE consultation_request SET state = $state, reason = $reason,
          due_at = ${now} + CAST($waitMs AS BIGINT), attempts = attempts + 1, last_error = $lastError,
          failed_at = ${now}, lease_owner = NULL
        WHERE id = $id AND lease_owner = $owner AND state = 'pending'`,
        { id, owner, state: next.kind, reason, waitMs, lastError },
      );
      return recorded > 0;
    },

    /** Undefined if no request is pending. */
    async nextDueInMs(): Promise<number | undefined> {
      const [next] = await run<{ ms: number }>(
        `SELECT due_at - ${now} AS ms FROM consultation_request AS request WHERE ${isWanted}
        ORDER BY due_at LIMIT 1`,
      );
      return next?.ms;
    },
  };
}
