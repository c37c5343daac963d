import 'server-only';
import { sharedRead } from '../../sharedRead';
import { createWatch } from '../../troubleLog';
import type { Database } from '../engine/database';
import { limitReasons, quarantineReasons } from '../quarantineReasons';
import { callsExhausted } from '../queue/heldCalls';
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
  /** When the oldest request was received that a limit has quarantined. */
  limitedSince: number | null;
  /** When the oldest request was received that is quarantined for anything but the honeypot. */
  suspectSince: number | null;
  /** What quarantined requests take on disk, about. */
  quarantineBytes: number;
  /** What all requests take on disk, about. */
  bytes: number;
  /** Whether further calls hold no time: 0 or 1. */
  callsExhausted: number;
  /** The names of the signals that hold. */
  signals: readonly string[];
}

/** 3xx and 4xx, except those that pass. n8n answers 404 while it starts or its workflow is off. */
const isLasting = `(last_error LIKE '3__' OR last_error LIKE '4__')
  AND last_error NOT IN ('404', '408', '409', '425', '429')`;

/** As the index `consultation_request_suspect` has it. */
const isSuspect = `state = 'quarantined' AND reason <> '${quarantineReasons.honeypot}'`;

const limits = limitReasons.map((reason) => `'${reason}'`).join(', ');

/** What a row takes on disk beside its body, in bytes, about. */
export const rowOverhead = 1024;

/** How often, at most, the outbox is written to as a check, and what the requests take is measured. */
const probeEveryMs = 5000;
const measureEveryMs = 60_000;

/**
 * A request that could not be stored is reported for this long, unless one is stored before: a disk
 * that is nearly full may take only the probe.
 */
const reportFailureMs = 20_000;

/** As large as a large request, so that a check fails before the disk is too full for a request. */
const probe = 'x'.repeat(16 * 1024);

/** Measures what all requests take on disk, about: their bodies as long as a thousand of them, whose ids are random. */
async function measure({ run }: Database): Promise<number> {
  const [row] = await run<{ bytes: number }>(
    `SELECT COUNT(*) * (${rowOverhead} + COALESCE((
        SELECT CAST(AVG(octet_length(body)) AS BIGINT) FROM
          (SELECT body FROM consultation_request ORDER BY id LIMIT 1000) AS sample
      ), 0)) AS bytes
    FROM consultation_request`,
  );
  return row?.bytes ?? 0;
}

/** Reads the status, without a check whether the outbox can be written. */
export async function readStatus(
  database: Database,
  measured = measure(database),
): Promise<OutboxStatus> {
  const { run, now } = database;
  const [[status], signals, bytes] = await Promise.all([
    run<Omit<OutboxStatus, 'bytes' | 'signals'>>(
      `SELECT ${outageFailures} AS failures,
        (SELECT COUNT(*) FROM consultation_request WHERE state = 'parked') AS parked,
        (SELECT COALESCE(SUM(octet_length(body)), 0) + COUNT(*) * ${rowOverhead}
          FROM consultation_request WHERE state = 'quarantined') AS "quarantineBytes",
        (SELECT MAX(last_error) FROM consultation_request
          WHERE state = 'pending' AND ${isLasting}) AS "lastingError",
        (SELECT MIN(received_at) FROM consultation_request
          WHERE ${isSuspect} AND reason IN (${limits})) AS "limitedSince",
        (SELECT MIN(received_at) FROM consultation_request WHERE ${isSuspect}) AS "suspectSince",
        CASE WHEN ${callsExhausted(now)} THEN 1 ELSE 0 END AS "callsExhausted",
        (SELECT CASE WHEN lease_owner IS NULL THEN attempts ELSE attempts - 1 END
          FROM consultation_request WHERE state = 'pending'
          ORDER BY received_at LIMIT 1) AS "oldestFailures"`,
    ),
    run<{ name: string }>(`SELECT name FROM outbox_signal WHERE until > ${now}`),
    measured,
  ]);
  if (!status) throw new Error('The status is empty');
  return { ...status, bytes, signals: signals.map(({ name }) => name) };
}

/** The state that all processes share, in the single row of `outbox_schema`. */
export function createStatus(database: Database) {
  const { run, now: clock } = database;
  /** As this process last read or set them. */
  let signals = new Set<string>();
  const watch = createWatch('Outbox cannot be written', 'Outbox can be written again');
  /** By the monotonic clock. */
  let failedAt = Number.NEGATIVE_INFINITY;

  const write = () =>
    run('UPDATE outbox_schema SET probed_at = $1, probe = $2', [Date.now(), probe]);
  const isWritable = sharedRead(probeEveryMs, () =>
    watch(write).then(
      () => true,
      () => false,
    ),
  );
  const measureAll = sharedRead(measureEveryMs, () => measure(database));

  return {
    /** Reads the status; undefined when the outbox cannot be written, or not be read. */
    read: sharedRead(0, async (): Promise<OutboxStatus | undefined> => {
      if (!(await isWritable()) || performance.now() - failedAt < reportFailureMs) return undefined;
      const bytes = measureAll().catch(() => 0);
      const status = await readStatus(database, bytes).catch(() => undefined);
      signals = new Set(status?.signals ?? signals);
      return status;
    }),

    /** Records whether a request could be stored. */
    noteStored(stored: boolean): void {
      failedAt = stored ? Number.NEGATIVE_INFINITY : performance.now();
    },

    /** Makes a signal hold for some milliseconds; 0 ends it. */
    async setSignal(name: string, ms: number): Promise<void> {
      await run(
        `INSERT INTO outbox_signal (name, until) VALUES ($1, ${clock} + $2)
        ON CONFLICT (name) DO UPDATE SET until = excluded.until`,
        [name, ms],
      );
      if (ms > 0) signals.add(name);
      else signals.delete(name);
    },

    /** Whether a signal held when this process last read or set it. */
    hasSignal: (name: string): boolean => signals.has(name),

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
