import 'server-only';
import type { Database } from './database';

/** What health reports about the outbox, across all processes. Times are milliseconds since 1970. */
export interface OutboxStatus {
  hasParked: boolean;
  /** Failed attempts since the last successful one; 0 when nothing is waiting. */
  failuresInARow: number;
  /** Failed attempts of the oldest pending request. */
  oldestPendingFailures: number;
  /** When the oldest quarantined request was received. */
  quarantinedSince: number | undefined;
  /** Until when refused posts are reported; 0 when they are not. */
  refusedUntil: number;
}

/** As large as a large request, so that a check fails before the disk is too full for a request. */
const probe = 'x'.repeat(16 * 1024);

/** The state that all processes share, in the single row of `outbox_schema`. */
export function createStatus(database: Database) {
  const { run } = database;
  let refusedUntil = 0;

  return {
    /** Writes to the outbox, to find out whether it is writable. */
    async probe(now: number): Promise<void> {
      await run('UPDATE outbox_schema SET probed_at = $1, probe = $2', [now, probe]);
    },

    async read(): Promise<OutboxStatus> {
      const [row] = await run(
        `SELECT failures, refused_until,
          (SELECT COUNT(*) FROM consultation_request WHERE state = 'parked') AS parked,
          (SELECT MIN(received_at) FROM consultation_request
            WHERE state = 'quarantined') AS quarantined_since,
          (SELECT CASE WHEN lease_owner IS NULL THEN attempts ELSE attempts - 1 END
            FROM consultation_request WHERE state = 'pending'
            ORDER BY received_at LIMIT 1) AS oldest_failures
        FROM outbox_schema`,
      );
      refusedUntil = Number(row?.refused_until);
      const oldestFailures = row?.oldest_failures as number | null;
      const isWaiting = oldestFailures !== null || Number(row?.parked) > 0;
      return {
        hasParked: Number(row?.parked) > 0,
        failuresInARow: isWaiting ? Number(row?.failures) : 0,
        oldestPendingFailures: oldestFailures ?? 0,
        quarantinedSince: (row?.quarantined_since as number | null) ?? undefined,
        refusedUntil,
      };
    },

    /** Sets until when refused posts are reported; 0 ends it. */
    async setRefusedUntil(until: number): Promise<void> {
      await run('UPDATE outbox_schema SET refused_until = $1', [until]);
      refusedUntil = until;
    },

    /** The last value of `refusedUntil` that this process read or wrote. */
    refusedUntil: () => refusedUntil,

    /** The last alert that was sent, as JSON; empty before the first one. */
    async lastAlert(): Promise<string> {
      const [row] = await run('SELECT alert FROM outbox_schema');
      return String(row?.alert ?? '');
    },

    /** Records an alert, unless another process was first. @returns whether it was recorded */
    async replaceAlert(last: string, next: string): Promise<boolean> {
      const rows = await run(
        'UPDATE outbox_schema SET alert = $2 WHERE alert = $1 RETURNING version',
        [last, next],
      );
      return rows.length > 0;
    },
  };
}
