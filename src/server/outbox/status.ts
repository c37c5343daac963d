import 'server-only';
import { randomBytes } from 'node:crypto';
import { errorCode } from '../errorCode';
import { shareInFlight } from '../shareInFlight';
import type { Database, Params } from './engine/database';
import { isCallLimitReached } from './queue/store';
import { limitReasons, quarantineReasons } from './storedRequest';

/** What health reads from the outbox, which all processes share. */
export interface OutboxStatus {
  parked: number;
  /** How many pending requests have failed twice or more. */
  failing: number;
  /** Whether a request has been due for five minutes in which none was attempted: 0 or 1. */
  stalled: number;
  /** What the webhook has answered since the last delivery, and further attempts rarely change. */
  lastingError: string | null;
  /** The age, in milliseconds, of the oldest request that a limit has quarantined. */
  limitedForMs: number | null;
  /** How many requests are quarantined because they break the schema. */
  unfit: number;
  /** What quarantined requests take on disk, about. */
  quarantineBytes: number;
  /** Whether further calls hold no time: 0 or 1. */
  noMoreCalls: number;
}

/** Bytes on disk of a quarantined request beside its body, about. */
const rowOverhead = 1024;

const stalledAfterMs = 5 * 60 * 1000;

/** Whether it is 3xx, 4xx or unconfirmed, but none that passes: n8n answers 404 while its workflow is off. */
const isLasting = `(last_error LIKE '3__' OR last_error LIKE '4__' OR last_error = 'UNCONFIRMED')
  AND last_error NOT IN ('404', '408', '409', '425', '429')`;

const rows = (state: string) => `FROM consultation_request WHERE state = '${state}'`;
const whether = (condition: string) => `CASE WHEN ${condition} THEN 1 ELSE 0 END`;

/** The values of the placeholders in `expressions`. */
const params: Params = { ...limitReasons, unfit: `${quarantineReasons.schema}%` };

/** An SQL expression for each part of the status, by the engine's clock. */
const expressions: Record<keyof OutboxStatus, (now: string) => string> = {
  parked: () => `SELECT COUNT(*) ${rows('parked')}`,
  failing: () => `SELECT COUNT(*) ${rows('pending')} AND attempts >= 2`,
  stalled: (now) =>
    whether(`EXISTS (SELECT 1 ${rows('pending')} AND due_at <= ${now} - ${stalledAfterMs})
      AND NOT EXISTS (SELECT 1 ${rows('pending')} AND (failed_at > ${now} - ${stalledAfterMs}
        OR lease_owner IS NOT NULL AND due_at > ${now}))
      AND NOT EXISTS (SELECT 1 ${rows('delivered')} AND reason IS NULL
        AND delivered_at > ${now} - ${stalledAfterMs})`),
  lastingError: () => `SELECT MAX(last_error) FROM consultation_request AS failed
    WHERE state = 'pending' AND ${isLasting} AND NOT EXISTS (
      SELECT 1 FROM consultation_request AS later
      WHERE later.state = 'delivered' AND later.reason IS NULL
        AND later.delivered_at > failed.failed_at)`,
  limitedForMs: (now) =>
    `SELECT ${now} - MIN(received_at) ${rows('quarantined')}
      AND reason IN (${Object.keys(limitReasons).map((name) => `$${name}`)})`,
  unfit: () => `SELECT COUNT(*) ${rows('quarantined')} AND reason LIKE $unfit`,
  quarantineBytes: () => `SELECT COALESCE(SUM(octet_length(body)), 0) + COUNT(*) * ${rowOverhead}
    ${rows('quarantined')}`,
  noMoreCalls: (now) => whether(isCallLimitReached(now)),
};

export async function readStatus({ run, now }: Database): Promise<OutboxStatus> {
  const columns = Object.entries(expressions).map(([name, sql]) => `(${sql(now)}) AS "${name}"`);
  const [status] = await run<OutboxStatus>(`SELECT ${columns.join(', ')}`, params);
  if (!status) throw new Error('The status is empty');
  return status;
}

/** How often, at most, the outbox is written to as a check. */
const checkEveryMs = 5000;

/** How long a process's report counts: an alert that gets no answer delays the next one. An old one says its age. */
const reportLastsMs = 60_000;
const reportIsOldMs = 20_000;

/** As large as a large request, for which the disk has room then. Random, because PostgreSQL compresses texts. */
const filler = randomBytes(12 * 1024).toString('base64');

/** Writes the JSON of what a process alone knows to be wrong, for the operator's tool. */
const report = ({ runAll, now }: Database, owner: string, reasons: string) =>
  runAll([
    { sql: `DELETE FROM outbox_process WHERE seen_at < ${now} - ${reportLastsMs}` },
    {
      sql: `INSERT INTO outbox_process (owner, reasons, seen_at, filler)
        VALUES ($owner, $reasons, ${now}, $filler) ON CONFLICT (owner) DO UPDATE
        SET reasons = excluded.reasons, seen_at = excluded.seen_at, filler = excluded.filler`,
      params: { owner, reasons, filler },
    },
  ]);

/** Removes the report of a process that stops. */
export const removeReport = ({ run }: Database, owner: string) =>
  run('DELETE FROM outbox_process WHERE owner = $owner', { owner });

/** What each running process of the site has reported, one text for each reason. @throws the engine's error */
export async function readReports({ run, now }: Database): Promise<string[][]> {
  const reports = await run<{ reasons: string; ageMs: number }>(
    `SELECT reasons, ${now} - seen_at AS age_ms FROM outbox_process WHERE seen_at >= ${now} - ${reportLastsMs}`,
  );
  return reports.map(({ reasons, ageMs }) => {
    const end = ` (${Math.round(ageMs / 1000)} s ago, from a process that has reported nothing since)`;
    const told: string[] = JSON.parse(reasons);
    return ageMs < reportIsOldMs ? told : told.map((reason) => reason + end);
  });
}

export type StatusRead = { kind: 'read'; status: OutboxStatus } | { kind: 'failed'; code: string };

/** Creates the reader of the status for health. It stores this process's own reasons, which also checks writing. */
export function createStatusReader(database: Database, owner: string) {
  let reported = '';
  let reportedAt = 0;
  return async function read(ownReasons: readonly string[]): Promise<StatusRead> {
    const reasons = JSON.stringify(ownReasons);
    try {
      if (reasons !== reported || performance.now() - reportedAt >= checkEveryMs) {
        await report(database, owner, reasons);
        reported = reasons;
        reportedAt = performance.now();
      }
      return { kind: 'read', status: await readStatus(database) };
    } catch (error) {
      return { kind: 'failed', code: errorCode(error) };
    }
  };
}

const measureEveryMs = 10_000;

/** The oldest clients' shares are forgotten beyond this. */
const maxClients = 50_000;

/**
 * Creates the budget of what quarantined requests take on disk, a tenth of it for one client: it is measured every ten
 * seconds, and what this process stores meanwhile is added.
 */
export function createQuarantineBudget(database: Database, budgetMb: number) {
  const most = budgetMb * 1e6;
  /** What each client has taken, in bytes. */
  const shares = new Map<string, number>();
  let bytes = 0;
  let measuredAt = Number.NEGATIVE_INFINITY;
  const measure = shareInFlight(async () => {
    const sql = `SELECT (${expressions.quarantineBytes(database.now)}) AS "quarantineBytes"`;
    const [measured] = await database.run<Pick<OutboxStatus, 'quarantineBytes'>>(sql);
    bytes = measured?.quarantineBytes ?? bytes;
    measuredAt = performance.now();
  });

  /** Takes what a request needs. @returns false when the budget, or the client's share of it, is used up */
  return async function reserve(client: string, body: string): Promise<boolean> {
    // Unknown while the outbox fails, which then takes no request either.
    if (performance.now() - measuredAt >= measureEveryMs) await measure().catch(() => undefined);
    // A share shrinks with the whole quarantine only.
    const share = Math.min(shares.get(client) ?? 0, bytes);
    if (bytes >= most || share >= most / 10) return false;
    const size = Buffer.byteLength(body) + rowOverhead;
    bytes += size;
    shares.delete(client);
    shares.set(client, share + size);
    const [oldest = ''] = shares.keys();
    if (shares.size > maxClients) shares.delete(oldest);
    return true;
  };
}
