import 'server-only';
import { callRules, timeSlots } from '@/features/consultation/model/call/callRules';
import { maxTimeoutMs } from '../../env';
import { type Database, type Params, type Statement, timeLimitMs } from '../engine/database';
import type { Added, NewRequest, StoredRequest } from '../storedRequest';
import { correctOthers, isNotAccepted, successor } from './corrections';
import type { AfterFailure } from './schedule';

const hourMs = 60 * 60 * 1000;

/** How many calls all clients together may book in an hour, and in a day: three times what one person could take. */
const callLimits = [
  { ms: hourMs, most: (3 * 60) / callRules.stepMinutes },
  { ms: 24 * hourMs, most: 3 * timeSlots.length },
];

/** An SQL condition: whether the limit on held calls is reached, so that another call holds no time. */
export const isCallLimitReached = (now: string): string =>
  callLimits
    .map(
      ({ ms, most }) => `(SELECT COUNT(*) FROM consultation_request
        WHERE call_state = 'held' AND received_at > ${now} - ${ms} AND received_at < ${now} + ${ms})
        >= ${most}`,
    )
    .join(' OR ');

/** A lease outlasts its attempt by the statement that leases, the one that records, and one to spare. */
export const leaseMsFor = (timeoutMs: number): number => timeoutMs + 3 * timeLimitMs;

/** The longest lease, of a process with the highest `WEBHOOK_TIMEOUT_MS`. */
export const longestLeaseMs = leaseMsFor(maxTimeoutMs);

/** No time of a lease or a failure is so far ahead, except where the clock was set back since. */
const setBackMs = 1.5 * longestLeaseMs;

/** Whether the id is not known, and was not erased. */
const isNew = `NOT EXISTS (SELECT 1 FROM consultation_request WHERE id = $id)
  AND NOT EXISTS (SELECT 1 FROM outbox_erased WHERE id = $id)`;

/** Stores a request, unless its id is known or was erased, or another one holds its time. */
const insertWith = (callStateSql: string, now: string): string => `
  INSERT INTO consultation_request (id, fingerprint, body, state, reason, received_at, tried_since,
    due_at, lease_owner, call_date, call_time, call_state, corrects, corrected_by)
  SELECT $id, $fingerprint, $body, $state, $reason, CAST($receivedAt AS BIGINT), ${now},
    ${now} + CAST($leaseMs AS BIGINT), $leaseOwner, $callDate, $callTime, ${callStateSql}, $corrects,
    next.id
  FROM (SELECT CASE WHEN $state <> 'quarantined' THEN ${successor} END AS id) AS next
  WHERE ${isNew}
  ON CONFLICT DO NOTHING
  RETURNING *`;

/** SQL for the call state of a new request. The second one is for when the first stores nothing: the time is held. */
function callStateSqlFor({ callTime, isCallUnavailable, quarantine }: NewRequest, now: string) {
  if (isCallUnavailable) return [`'unavailable'`];
  if (!callTime || quarantine) return ['NULL'];
  const held = `CASE WHEN next.id IS NOT NULL THEN 'freed'
    WHEN ${isCallLimitReached(now)} THEN 'taken' ELSE 'held' END`;
  return [held, `'taken'`];
}

/** SQL that makes a request due at once, with a fresh schedule. */
export const startOver = (now: string): string =>
  `state = 'pending', reason = NULL, attempts = 0, tried_since = ${now}, due_at = ${now}, lease_owner = NULL`;

/** Whether another request holds the call time that a stored one asks for. */
const isTaken = `EXISTS (SELECT 1 FROM consultation_request AS other
  WHERE other.call_date = consultation_request.call_date
    AND other.call_time = consultation_request.call_time AND other.call_state = 'held')`;

export type Sent = { id: string; corrects?: string | null | undefined };

/** The statements that receive and deliver requests. Each resolves once it is on disk. @throws the engine's error */
export function createStore(database: Database) {
  const { run, runAll, lockWriters, skipLocked, now } = database;

  async function find(id: string): Promise<StoredRequest | undefined> {
    const sql = 'SELECT * FROM consultation_request WHERE id = $id';
    return (await run<StoredRequest>(sql, { id }))[0];
  }

  /** Lets the request `$id` correct others, unless it did when it was accepted before, and runs its update. */
  async function accept(update: string, params: Params): Promise<StoredRequest[]> {
    const statements = [correctOthers(isNotAccepted), update].map((sql) => ({ sql, params }));
    return (await runAll<StoredRequest>([...lockWriters, ...statements])).flat();
  }

  return {
    find,
    accept,

    /**
     * Stores a request unless its id is taken or was erased. Unless it is quarantined, it holds the call time that it
     * asks for where it can, and takes the place of the requests that it corrects.
     */
    async add(request: NewRequest): Promise<Added> {
      const { isCallUnavailable: _, lease, quarantine, ...given } = request;
      const params = {
        ...given,
        state: quarantine ? 'quarantined' : 'pending',
        reason: quarantine ?? null,
        leaseMs: lease?.ms ?? 0,
        leaseOwner: lease?.owner ?? null,
      };
      const statements: Statement[] = callStateSqlFor(request, now).map((callStateSql) => ({
        sql: insertWith(callStateSql, now),
        params,
      }));
      if (given.corrects) {
        const sql = correctOthers(isNew, quarantine && successor);
        statements.unshift(...lockWriters, { sql, params });
      }
      const [stored] = (await runAll<StoredRequest>(statements)).flat();
      if (stored) return { kind: 'stored', request: stored };
      const known = await find(given.id);
      return known ? { kind: 'known', request: known } : { kind: 'erased' };
    },

    /**
     * Leases due requests to one process. The outer condition is checked again when a row is locked. A request that
     * failed in the future, or whose lease ends too late, was stored before the clock was set back: it is due, too.
     */
    claim(leaseMs: number, owner: string, limit: number): Promise<StoredRequest[]> {
      const isDue = `state = 'pending'
        AND (due_at <= ${now} OR COALESCE(failed_at, due_at) > ${now} + ${setBackMs})`;
      return run<StoredRequest>(
        `WITH due AS MATERIALIZED (
          SELECT id FROM consultation_request WHERE ${isDue} ORDER BY due_at LIMIT $limit ${skipLocked}
        )
        UPDATE consultation_request SET due_at = ${now} + $leaseMs, lease_owner = $owner,
          failed_at = CASE WHEN failed_at > ${now} THEN ${now} ELSE failed_at END
        WHERE ${isDue} AND id IN (SELECT id FROM due)
        RETURNING *`,
        { leaseMs, owner, limit },
      );
    },

    /** Records a delivery, whichever process holds the lease by now: the webhook has the request. */
    async markDelivered(id: string): Promise<void> {
      await run(
        `UPDATE consultation_request SET state = 'delivered', delivered_at = ${now},
          attempts = attempts + 1, lease_owner = NULL, reason = NULL
        WHERE id = $id AND state <> 'delivered'`,
        { id },
      );
    },

    /** Records that a request, which may be stored, went straight to the webhook: nobody holds the time of its call. */
    async settle({ id, corrects = null }: Sent): Promise<void> {
      const update = `UPDATE consultation_request SET state = 'delivered', reason = NULL,
          delivered_at = COALESCE(delivered_at, ${now}), lease_owner = NULL,
          corrected_by = COALESCE(corrected_by, ${successor}),
          call_state = CASE WHEN call_time IS NOT NULL THEN 'unavailable' END
        WHERE id = $id`;
      await accept(update, { id, corrects });
    },

    /** Releases a quarantined request, which then holds its call time as a new one does. @returns it, if it was one */
    async release(id: string): Promise<StoredRequest | undefined> {
      const update = `UPDATE consultation_request SET ${startOver(now)}, corrected_by = ${successor},
          call_state = CASE
            WHEN call_time IS NULL OR call_state = 'unavailable' THEN call_state
            WHEN ${successor} IS NOT NULL THEN 'freed'
            WHEN ${isCallLimitReached(now)} OR ${isTaken} THEN 'taken' ELSE 'held' END
        WHERE state = 'quarantined' AND id = $id
        RETURNING *`;
      return (await accept(update, { id }))[0];
    },

    /** Schedules or parks a request after a failed attempt. @returns false when another process has taken it over */
    async recordFailure(
      id: string,
      owner: string,
      next: AfterFailure,
      lastError: string,
    ): Promise<boolean> {
      const reason = next.kind === 'parked' ? next.reason : null;
      const waitMs = next.kind === 'pending' ? next.waitMs : 0;
      const recorded = await run(
        `UPDATE consultation_request SET state = $state, reason = $reason,
          due_at = ${now} + CAST($waitMs AS BIGINT), attempts = attempts + 1, last_error = $lastError,
          failed_at = ${now}, lease_owner = NULL
        WHERE id = $id AND lease_owner = $owner AND state = 'pending'
        RETURNING id`,
        { id, owner, state: next.kind, reason, waitMs, lastError },
      );
      return recorded.length > 0;
    },

    /** Releases the leases of a process: its requests are due at once, and their attempts do not count. */
    async releaseLeases(owner: string): Promise<void> {
      await run(
        `UPDATE consultation_request SET due_at = ${now}, lease_owner = NULL
        WHERE lease_owner = $owner AND state = 'pending'`,
        { owner },
      );
    },

    /** In how many milliseconds the next pending request is due, and how many are pending. */
    async outlook() {
      const [row] = await run<{ dueInMs: number | null; pending: number }>(
        `SELECT MIN(due_at) - ${now} AS due_in_ms, COUNT(*) AS pending FROM consultation_request
        WHERE state = 'pending'`,
      );
      return row ?? { dueInMs: null, pending: 0 };
    },

    /** The call times (HH:MM) that requests hold on a day. */
    async takenTimes(date: string): Promise<string[]> {
      const rows = await run<{ time: string }>(
        `SELECT call_time AS time FROM consultation_request
        WHERE call_date = $date AND call_state = 'held' ORDER BY call_time`,
        { date },
      );
      return rows.map(({ time }) => time);
    },
  };
}

export type Store = ReturnType<typeof createStore>;
