import 'server-only';
import type { Database } from './database';

/** What health needs to know of the outbox, shared by all processes. Times are milliseconds since 1970. */
export interface OutboxStatus {
  hasParked: boolean;
  /** Attempts that failed since one last succeeded; 0 when nothing is waiting. */
  failuresInARow: number;
  /** Failed attempts of the oldest pending request. */
  oldestPendingFailures: number;
  /** When the oldest quarantined request was received. */
  quarantinedSince: number | undefined;
  /** Until when too many refused posts are reported; 0 for not at all. */
  refusedUntil: number;
}

/** As much as a large request takes, so that a check fails before the disk refuses a request. */
const probe = 'x'.repeat(16 * 1024);

/** The outbox's own row in `outbox_schema`: what all processes know about it together. */
export function createStatus(database: Database) {
  const { run } = database;
  let refusedUntil = 0;

  return {
    /** Writes something, to learn whether the outbox can. */
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
        [],
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

    /** Records until when refused posts are to be reported; 0 ends it. */
    async setRefusedUntil(until: number): Promise<void> {
      await run('UPDATE outbox_schema SET refused_until = $1', [until]);
      refusedUntil = until;
    },

    /** Until when refused posts are reported, as far as this process knows. */
    refusedUntil: () => refusedUntil,

    /** The alert that was sent last, as text. */
    async lastAlert(): Promise<string> {
      const [row] = await run('SELECT alert FROM outbox_schema', []);
      return String(row?.alert ?? '');
    },

    /** Records an alert unless another process has done so first. @returns whether it was recorded */
    async replaceAlert(last: string, next: string): Promise<boolean> {
      const rows = await run(
        'UPDATE outbox_schema SET alert = $2 WHERE alert = $1 RETURNING version',
        [last, next],
      );
      return rows.length > 0;
    },
  };
}
