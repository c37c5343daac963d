import 'server-only';
import type { Database } from '../engine/database';
import type { RequestState } from '../storedRequest';
import type { AfterFailure } from './schedule';

/** How often attempts have failed since the last delivery, across all requests and processes. */
export const outageFailures = `(SELECT COALESCE(SUM(outage_failures), 0) FROM consultation_request
  WHERE outage_failures > 0)`;

/**
 * Whether a request fails alone: it failed before, and then others were delivered. Not so where three fail again one
 * after the other, because the webhook is down again.
 */
const failsAlone = `last_error IS NOT NULL AND outage_failures = 0 AND ${outageFailures} < 3`;

/**
 * The statements of an outage: a run of failed attempts without a delivery. What its columns mean:
 *
 * - `outage_failures`: how often a request failed in the current outage
 * - `earliest_at`: when the end of the outage may make it due: at the end of a `Retry-After`; for a request
 *   that fails alone, not before its own schedule does
 * - `resume_at`: after that end, when its own schedule goes on; an early attempt that fails puts it back there
 */
export function createOutage({ run, now }: Database) {
  return {
    /** Schedules or parks a request after a failed attempt. @returns false when another process has taken it over */
    async recordFailure(
      id: string,
      owner: string,
      { state, attempts, reason, dueAt, notBefore = 0 }: AfterFailure,
      code: string,
    ): Promise<boolean> {
      const recorded = await run(
        `UPDATE consultation_request SET state = $3, reason = $4, due_at = COALESCE($5, due_at),
          scheduled_at = ${now}, attempts = $6, last_error = $8, lease_owner = NULL, resume_at = NULL,
          earliest_at = CASE WHEN ${failsAlone} THEN COALESCE($5, due_at) ELSE $7 END,
          outage_failures = outage_failures + 1
        WHERE id = $1 AND lease_owner = $2 AND state = 'pending'
        RETURNING id`,
        [id, owner, state, reason ?? null, dueAt ?? null, attempts, notBefore, code],
      );
      return recorded.length > 0;
    },

    /** Ends the outage after a delivery: makes its requests due, the oldest first. @returns how many are due now */
    async endOutage(): Promise<number> {
      const ended = await run<{ state: RequestState; isDue: number }>(
        `UPDATE consultation_request SET outage_failures = 0, scheduled_at = ${now},
          resume_at = due_at,
          due_at = CASE WHEN earliest_at > ${now} THEN earliest_at
            WHEN received_at < ${now} THEN received_at ELSE ${now} END
        WHERE outage_failures > 0 AND lease_owner IS NULL
        RETURNING state, CASE WHEN due_at <= ${now} THEN 1 ELSE 0 END AS "isDue"`,
      );
      return ended.filter(({ state, isDue }) => state === 'pending' && isDue === 1).length;
    },
  };
}
