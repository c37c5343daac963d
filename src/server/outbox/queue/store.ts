import 'server-only';
import { callRules, timeSlots } from '@/features/consultation/model/call/callRules';
import { maxTimeoutMs } from '../../env';
import { type Database, type Params, timeLimitMs } from '../engine/database';
import type { Added, NewRequest, StoredRequest } from '../storedRequest';
import type { AfterFailure } from './schedule';
import { current, isKept, isNotAccepted, joinThread } from './threads';

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

/**
 * What becomes of the call that a request asks for. A thread keeps what it has held, whatever the limits say.
 * @param now the engine's clock
 */
const callStateOnArrival = (now: string): string => `CASE
  WHEN ${current} <> $id THEN 'freed'
  WHEN EXISTS (SELECT 1 FROM consultation_request
    WHERE call_date = $callDate AND call_time = $callTime AND call_state = 'held') THEN 'taken'
  WHEN NOT ${isKept} AND (${isCallLimitReached(now)}) THEN 'taken' ELSE 'held' END`;

/** Stores a request, unless its id is known or was erased. One that arrives twice at once fails as a whole, once. */
function insertWith(now: string, { callTime, isCallUnavailable, quarantine }: NewRequest): string {
  const unavailable = isCallUnavailable && `'unavailable'`;
  const callState = unavailable || (callTime && !quarantine ? callStateOnArrival(now) : 'NULL');
  return `INSERT INTO consultation_request (id, fingerprint, received_hash, body, state, reason, received_at,
      tried_since, due_at, lease_owner, call_date, call_time, call_state, corrects, thread, version, corrected_by)
    SELECT $id, $receivedHash, $receivedHash, $body, $state, $reason, CAST($receivedAt AS BIGINT), ${now},
      ${now} + CAST($leaseMs AS BIGINT), $leaseOwner, $callDate, $callTime, ${callState}, $corrects,
      $thread, CAST($version AS INTEGER), ${quarantine ? 'NULL' : `NULLIF(${current}, $id)`}
    WHERE ${isNew}
    RETURNING *`;
}

/** SQL that makes a request due at once, with a fresh schedule. */
export const startOver = (now: string): string =>
  `state = 'pending', reason = NULL, attempts = 0, tried_since = ${now}, due_at = ${now}, lease_owner = NULL`;

/** What places a request in its thread. */
export type Placed = Pick<NewRequest, 'id' | 'corrects' | 'thread' | 'version'>;

/** The statements that receive and deliver requests. Each resolves once it is on disk. @throws the engine's error */
export function createStore(database: Database) {
  const { run, runAll, skipLocked, now } = database;

  async function find(id: string): Promise<StoredRequest | undefined> {
    const sql = 'SELECT * FROM consultation_request WHERE id = $id';
    return (await run<StoredRequest>(sql, { id }))[0];
  }

  /** The thread of a request, and its place in it. */
  async function placeOf({ id, corrects = null, thread, version }: Placed) {
    if (corrects === null) return { id, corrects, thread: id, version: 0 };
    if (thread && version) return { id, corrects, thread, version };
    const named = await find(corrects);
    return { id, corrects, thread: named?.thread ?? corrects, version: (named?.version ?? 0) + 1 };
  }

  /** Runs an update that accepts a request. Others are corrected by that, unless it was accepted before. */
  async function accept(update: string, request: Placed, params: Params = {}) {
    const place = await placeOf(request);
    const given = { ...params, ...place };
    const join = place.thread === place.id ? [] : joinThread(isNotAccepted);
    const statements = [...join, update].map((sql) => ({ sql, params: given }));
    return (await runAll<StoredRequest>(statements)).flat();
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
      const place = await placeOf(request);
      const params = {
        ...given,
        ...place,
        state: quarantine ? 'quarantined' : 'pending',
        reason: quarantine ?? null,
        leaseMs: lease?.ms ?? 0,
        leaseOwner: lease?.owner ?? null,
      };
      const join = quarantine || place.thread === place.id ? [] : joinThread(isNew);
      const statements = [...join, insertWith(now, request)].map((sql) => ({ sql, params }));
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
    async recordSentDirectly(request: Placed): Promise<void> {
      const update = `UPDATE consultation_request SET state = 'delivered', reason = NULL,
          delivered_at = COALESCE(delivered_at, ${now}), lease_owner = NULL,
          corrected_by = COALESCE(corrected_by, NULLIF(${current}, $id)),
          call_state = CASE WHEN call_time IS NOT NULL THEN 'unavailable' END
        WHERE id = $id`;
      await accept(update, request);
    },

    /** Releases a quarantined request, which then holds its call time as a new one does. @returns it, if it was one */
    async release(id: string): Promise<StoredRequest | undefined> {
      const known = await find(id);
      if (known?.state !== 'quarantined') return undefined;
      const { callDate, callTime } = known;
      const update = `UPDATE consultation_request SET ${startOver(now)}, thread = $thread,
          version = CAST($version AS INTEGER), corrected_by = NULLIF(${current}, $id),
          call_state = CASE WHEN call_time IS NULL OR call_state = 'unavailable' THEN call_state
            ELSE ${callStateOnArrival(now)} END
        WHERE state = 'quarantined' AND id = $id
        RETURNING *`;
      return (await accept(update, known, { callDate, callTime }))[0];
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
