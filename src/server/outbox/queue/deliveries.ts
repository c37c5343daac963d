import 'server-only';
import { type Database, timeLimitMs } from '../engine/database';
import { type Transition, transitionsAt } from '../states';
import { columns, type RequestRow, type StoredRequest, toStored } from '../storedRequest';
import type { AfterFailure } from './schedule';

/** A lease also covers the claim, the record of the outcome, and one spare timeout. */
export const leaseMsFor = (timeoutMs: number): number => timeoutMs + 3 * timeLimitMs;

export function createDeliveries({ run, skipLocked, now }: Database) {
  const { claim, deliver, fail, park } = transitionsAt(now);

  const recordSql = ({ from, set }: Transition) =>
    `UPDATE consultation_request SET ${set} WHERE id = $id AND ${from} RETURNING id`;

  return {
    /**
     * Leases due requests to one process. PostgreSQL checks the outer condition again once a row is
     * locked.
     */
    async claim(leaseMs: number, owner: string, limit: number): Promise<StoredRequest[]> {
      const claimed = await run<RequestRow>(
        `WITH due AS MATERIALIZED (
          SELECT id FROM consultation_request WHERE ${claim.from}
          ORDER BY due_at LIMIT $limit ${skipLocked}
        )
        UPDATE consultation_request SET ${claim.set}
        WHERE ${claim.from} AND id IN (SELECT id FROM due)
        RETURNING ${columns}`,
        { leaseMs, owner, limit },
      );
      return claimed.map(toStored);
    },

    async recordDelivery(id: string): Promise<void> {
      await run(recordSql(deliver), { id });
    },

    /**
     * Schedules or parks a failed request.
     * @returns false if it is superseded or erased, or another process has the lease
     */
    async recordFailure(
      id: string,
      owner: string,
      next: AfterFailure,
      lastError: string,
    ): Promise<boolean> {
      const params = { id, owner, lastError };
      const recorded =
        next.kind === 'parked'
          ? await run(recordSql(park), { ...params, reason: next.reason })
          : await run(recordSql(fail), { ...params, waitMs: next.waitMs });
      return recorded.length > 0;
    },

    /** Undefined if no request is pending. */
    async nextDueInMs(): Promise<number | undefined> {
      const [next] = await run<{ ms: number }>(
        `SELECT due_at - ${now} AS ms FROM consultation_request WHERE state = 'pending'
        ORDER BY due_at LIMIT 1`,
      );
      return next?.ms;
    },
  };
}
