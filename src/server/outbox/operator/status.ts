import 'server-only';
import { errorCode } from '../../errorCode';
import { createTroubleLog } from '../../troubleLog';
import type { Database, RunSql } from '../engine/database';
import { outageFailures } from '../queue/outage';

/** What health reports about the outbox, across all processes. Times are milliseconds since 1970. */
export interface OutboxStatus {
  /** How many requests are parked. */
  parked: number;
  /** Failed attempts since the last successful one. */
  failures: number;
  /** Failed attempts of the oldest pending request; null when none is pending. */
  oldestFailures: number | null;
  /** The last status of a pending request, if retries alone rarely fix it. */
  lastingError: string | null;
  /** When the oldest quarantined request was received. */
  quarantinedSince: number | null;
  /** What quarantined requests take on disk, about. */
  quarantineBytes: number;
  /** Refused posts are reported until then; 0: not at all. */
  refusedUntil: number;
  /** A flood of posts is reported until then. */
  floodUntil: number;
}

/** 3xx and 4xx, but for those that pass. n8n answers 404 while it starts or its workflow is off. */
const isLasting = `(last_error LIKE '3__' OR last_error LIKE '4__')
  AND last_error NOT IN ('404', '408', '409', '425', '429')`;

/** What a row takes on disk beside its body, in bytes, about. */
export const rowOverhead = 1024;

const quarantineBytes = `(SELECT COALESCE(SUM(octet_length(body)), 0) + COUNT(*) * ${rowOverhead}
  FROM consultation_request WHERE state = 'quarantined')`;

/** The outbox is written to at most this often, however many callers ask for its status. */
const probeEveryMs = 5000;

/**
 * A request that could not be stored is reported for this long, unless one is stored before: a disk
 * that is nearly full may take only the probe.
 */
const reportFailureMs = 20_000;

/** As large as a large request, so that a check fails before the disk is too full for a request. */
const probe = 'x'.repeat(16 * 1024);

/** Reads the status, without a check whether the outbox can be written. */
export async function readStatus(run: RunSql): Promise<OutboxStatus | undefined> {
  const [status] = await run<OutboxStatus>(
    `SELECT refused_until AS "refusedUntil", flood_until AS "floodUntil",
      ${outageFailures} AS failures,
      (SELECT COUNT(*) FROM consultation_request WHERE state = 'parked') AS parked,
      ${quarantineBytes} AS "quarantineBytes",
      (SELECT MAX(last_error) FROM consultation_request
        WHERE state = 'pending' AND ${isLasting}) AS "lastingError",
      (SELECT MIN(received_at) FROM consultation_request
        WHERE state = 'quarantined') AS "quarantinedSince",
      (SELECT CASE WHEN lease_owner IS NULL THEN attempts ELSE attempts - 1 END
        FROM consultation_request WHERE state = 'pending'
        ORDER BY received_at LIMIT 1) AS "oldestFailures"
    FROM outbox_schema`,
  );
  return status;
}

/** The state that all processes share, in the single row of `outbox_schema`. */
export function createStatus({ run }: Database) {
  let refusedUntil = 0;
  let isWritable = Promise.resolve(true);
  const report = createTroubleLog('Outbox cannot be written', 'Outbox can be written again');
  // By the monotonic clock.
  let checkedAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;

  async function write(): Promise<boolean> {
    try {
      await run('UPDATE outbox_schema SET probed_at = $1, probe = $2', [Date.now(), probe]);
      report();
      return true;
    } catch (error) {
      report({ error: errorCode(error) });
      return false;
    }
  }

  async function read(): Promise<OutboxStatus | undefined> {
    const now = performance.now();
    if (now - checkedAt >= probeEveryMs) {
      checkedAt = now;
      isWritable = write();
    }
    if (!(await isWritable) || now - failedAt < reportFailureMs) return undefined;
    const status = await readStatus(run).catch(() => undefined);
    refusedUntil = status?.refusedUntil ?? refusedUntil;
    return status;
  }

  let reading: Promise<OutboxStatus | undefined> | undefined;

  return {
    /**
     * Reads the status; undefined when the outbox cannot be written, or not be read. Callers at the same
     * time share one reading.
     */
    read(): Promise<OutboxStatus | undefined> {
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return reading;
    },

    /** Measures what quarantined requests take on disk. */
    async quarantineBytes(): Promise<number> {
      const [row] = await run<{ bytes: number }>(`SELECT ${quarantineBytes} AS bytes`);
      return row?.bytes ?? 0;
    },

    /** Records whether a request could be stored. */
    noteStored(stored: boolean): void {
      failedAt = stored ? Number.NEGATIVE_INFINITY : performance.now();
    },

    /** Sets until when refused posts are reported; 0 ends it. */
    async setRefusedUntil(until: number): Promise<void> {
      await run('UPDATE outbox_schema SET refused_until = $1', [until]);
      refusedUntil = until;
    },

    /** The last value of `refusedUntil` that this process read or wrote. */
    refusedUntil: () => refusedUntil,

    /** Sets until when a flood of posts is reported. */
    async setFloodUntil(until: number): Promise<void> {
      await run('UPDATE outbox_schema SET flood_until = $1', [until]);
    },

    /** The last alert that was sent, as JSON; empty before the first one. */
    async lastAlert(): Promise<string> {
      const [row] = await run<{ alert: string }>('SELECT alert FROM outbox_schema');
      return row?.alert ?? '';
    },

    /** Records an alert, unless another process was first. @returns whether it was recorded */
    async replaceAlert(last: string, next: string): Promise<boolean> {
      const sql = 'UPDATE outbox_schema SET alert = $2 WHERE alert = $1 RETURNING version';
      return (await run(sql, [last, next])).length > 0;
    },
  };
}
