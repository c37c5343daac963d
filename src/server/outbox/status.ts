import 'server-only';
import { randomBytes } from 'node:crypto';
import { sharedRead } from '../sharedRead';
import type { Database } from './engine/database';
import { callsExhausted } from './queue/store';
import { limitReasons, quarantineReasons } from './storedRequest';

/** What health reports about the outbox, across all processes. Times are milliseconds since 1970. */
export interface OutboxStatus {
  /** How many requests are parked. */
  parked: number;
  /** Failed attempts of the oldest pending request; null when none is pending. */
  oldestFailures: number | null;
  /** A status since the last delivery that time alone rarely mends. */
  lastingError: string | null;
  /** When the oldest request was received that a limit has quarantined. */
  limitedSince: number | null;
  /** How many requests are quarantined because they do not fit the form. */
  unfit: number;
  /** What quarantined requests take on disk, about. */
  quarantineBytes: number;
  /** Whether further calls hold no time: 0 or 1. */
  callsExhausted: number;
}

/** What a quarantined request takes on disk beside its body, in bytes, about. */
const rowOverhead = 1024;

/** 3xx and 4xx, except those that pass. n8n answers 404 while it starts or its workflow is off. */
const isLasting = `(last_error LIKE '3__' OR last_error LIKE '4__')
  AND last_error NOT IN ('404', '408', '409', '425', '429')`;

const limits = limitReasons.map((reason) => `'${reason}'`).join(', ');

const quarantined = `FROM consultation_request WHERE state = 'quarantined'`;

/** Reads the status, without a check whether the outbox can be written. @throws the engine's error */
export async function readStatus({ run, now }: Database): Promise<OutboxStatus> {
  const [status] = await run<OutboxStatus>(
    `SELECT (SELECT COUNT(*) FROM consultation_request WHERE state = 'parked') AS parked,
      (SELECT attempts FROM consultation_request WHERE state = 'pending'
        ORDER BY received_at LIMIT 1) AS oldest_failures,
      (SELECT MAX(last_error) FROM consultation_request AS failed
        WHERE state = 'pending' AND ${isLasting} AND NOT EXISTS (
          SELECT 1 FROM consultation_request AS later
          WHERE later.state = 'delivered' AND later.reason IS NULL
            AND later.delivered_at > failed.failed_at
        )) AS lasting_error,
      (SELECT MIN(received_at) ${quarantined} AND reason IN (${limits})) AS limited_since,
      (SELECT COUNT(*) ${quarantined} AND reason LIKE '${quarantineReasons.schema}%') AS unfit,
      (SELECT COALESCE(SUM(octet_length(body)), 0) + COUNT(*) * ${rowOverhead} ${quarantined})
        AS quarantine_bytes,
      CASE WHEN ${callsExhausted(now)} THEN 1 ELSE 0 END AS calls_exhausted`,
  );
  if (!status) throw new Error('The status is empty');
  return status;
}

/** How often, at most, the outbox is written to as a check. */
const probeEveryMs = 5000;

/**
 * As large as a large request, so that a check fails before the disk is too full for a request; random, because
 * PostgreSQL compresses long texts.
 */
const content = randomBytes(12 * 1024).toString('base64');

/** The reader of the status for health; undefined when the outbox cannot be written, or not be read. */
export function createStatusReader(database: Database): () => Promise<OutboxStatus | undefined> {
  const probe = sharedRead(probeEveryMs, () =>
    database.run('UPDATE outbox_probe SET content = $content', { content }).then(
      () => true,
      () => false,
    ),
  );
  return sharedRead(0, async () =>
    (await probe()) ? readStatus(database).catch(() => undefined) : undefined,
  );
}

const measureEveryMs = 10_000;

/**
 * Creates the budget of what quarantined requests take on disk. It measures them every ten seconds, and adds what this
 * process stores meanwhile.
 */
export function createQuarantineBudget(database: Database, budgetMb: number) {
  let bytes = 0;
  const measure = sharedRead(measureEveryMs, async () => {
    bytes = (await readStatus(database)).quarantineBytes;
  });

  /** Takes what a request needs from the budget. @param body the request's @returns false when the budget is used up */
  return async function reserve(body: string): Promise<boolean> {
    // Unknown while the outbox fails, which then takes no request either.
    await measure().catch(() => undefined);
    if (bytes >= budgetMb * 1e6) return false;
    bytes += Buffer.byteLength(body) + rowOverhead;
    return true;
  };
}
