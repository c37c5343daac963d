import 'server-only';
import { errorCode } from '../../errorCode';
import type { Database, Params, Statement } from '../engine/database';
import { callsExhausted } from '../queue/heldCalls';
import type { StoredRequest } from '../storedRequest';

/** How many rows one statement reads or changes, so that the running site does not wait long. */
export const pageSize = 500;

/** The reason of a request that the operator has dealt with in person. */
const resolved = 'resolved by the operator';

/** A day ends last where clocks are 12 hours behind UTC. */
const lastZoneMs = 12 * 60 * 60 * 1000;

/** PostgreSQL's code for a row that a unique index refuses; SQLite has one writer at a time. */
const duplicate = '23505';

/** A call time that a request held. */
type Call = Pick<StoredRequest, 'id' | 'callDate' | 'callTime'>;

const byTime = (one: Call, other: Call) =>
  `${one.callDate} ${one.callTime}`.localeCompare(`${other.callDate} ${other.callTime}`);

/** A condition on ids, and its parameters. */
function isOneOf(ids: readonly string[]): [condition: string, params: Params] {
  const names = ids.map((_, index) => `id${index}`);
  return [
    `id IN (${names.map((name) => `$${name}`).join(', ') || 'NULL'})`,
    Object.fromEntries(names.map((name, index) => [name, ids[index] ?? null])),
  ];
}

/** Frees the call time that a request holds or asks for. */
const freeCall = `call_state = CASE WHEN call_time IS NULL OR call_state IN ('taken', 'unavailable')
  THEN call_state ELSE 'freed' END`;

/** Which requests an operator's change applies to, and what it sets. */
const changesAt = (now: string) => {
  const inFlight = `(state = 'pending' AND lease_owner IS NOT NULL AND due_at > ${now})`;
  const retryable = `(state IN ('pending', 'parked') AND NOT ${inFlight})`;
  const startOver = `state = 'pending', reason = NULL, attempts = 0, tried_since = ${now},
    due_at = ${now}, lease_owner = NULL`;
  const isTaken = `EXISTS (SELECT 1 FROM consultation_request AS other
    WHERE other.call_date = consultation_request.call_date
      AND other.call_time = consultation_request.call_time AND other.call_state = 'held')`;
  return {
    inFlight,
    retry: { set: startOver, where: retryable },
    /** A released request holds its call time, unless another one does or too many are held. */
    release: {
      set: `${startOver}, call_state = CASE
        WHEN call_time IS NULL OR call_state = 'unavailable' THEN call_state
        WHEN ${callsExhausted(now)} OR ${isTaken} THEN 'taken' ELSE 'held' END`,
      where: `state = 'quarantined'`,
    },
    /** For requests that the operator has handled in person; they hold no call time. */
    resolve: {
      set: `state = 'delivered', reason = '${resolved}', delivered_at = ${now},
        lease_owner = NULL, ${freeCall}`,
      where: `(${retryable} OR state = 'quarantined')`,
    },
    /** For delivered requests that the receiver has lost. */
    resend: {
      set: `${startOver}, last_error = NULL, delivered_at = NULL`,
      where: `state = 'delivered' AND delivered_at >= $from AND delivered_at < $before
        AND (reason IS NULL OR reason <> '${resolved}')`,
    },
  };
};

export type Change = 'retry' | 'release' | 'resolve';

/** The statements that change requests, for use while the site runs. */
export function createChanges({ run, runAll, now }: Database) {
  const changes = changesAt(now);

  /**
   * Runs a statement, in pages, on the requests that a condition selects, and then no longer does.
   * @returns their ids
   */
  async function inPages(statement: string, where: string, params: Params): Promise<string[]> {
    const sql = `${statement} WHERE ${where} AND id IN
      (SELECT id FROM consultation_request WHERE ${where} LIMIT ${pageSize}) RETURNING id`;
    const changed: string[] = [];
    for (;;) {
      const rows = await run<{ id: string }>(sql, params);
      if (rows.length === 0) return changed;
      changed.push(...rows.map(({ id }) => id));
    }
  }

  async function purge(where: string, params: Params): Promise<number> {
    return (await inPages('DELETE FROM consultation_request', where, params)).length;
  }

  /** Releases one request. It takes over the call time of the one that it corrects. */
  async function release(id: string): Promise<string[]> {
    const { set, where } = changes.release;
    const freeCorrected: Statement = {
      sql: `UPDATE consultation_request SET ${freeCall} WHERE call_state = 'held' AND id = (
        SELECT corrects FROM consultation_request WHERE id = $id AND ${where})`,
      params: { id },
    };
    const update: Statement = {
      sql: `UPDATE consultation_request SET ${set} WHERE ${where} AND id = $id RETURNING id`,
      params: { id },
    };
    const [, released = []] = await runAll<{ id: string }>([freeCorrected, update]);
    return released.map((row) => row.id);
  }

  return {
    /**
     * Changes the requests with these ids, or all that the change applies to. They are released each by itself,
     * the earliest first, so that of two with one call time the earlier one holds it.
     *
     * @returns the ids of changed requests; others are unknown or in a state it does not apply to
     */
    async change(change: Change, ids: readonly string[] | 'all'): Promise<string[]> {
      const { set, where } = changes[change];
      const [named, params]: [string, Params] = ids === 'all' ? ['TRUE', {}] : isOneOf(ids);
      if (change !== 'release') {
        const sql = `UPDATE consultation_request SET ${set} WHERE ${where} AND ${named} RETURNING id`;
        return (await run<{ id: string }>(sql, params)).map(({ id }) => id);
      }
      const found = await run<{ id: string }>(
        `SELECT id FROM consultation_request WHERE ${where} AND ${named} ORDER BY received_at, id`,
        params,
      );
      const released: string[] = [];
      for (const { id } of found) {
        const ofOne = await release(id).catch((error) => {
          // Another request got the call time at the same moment: now it is seen to be taken.
          if (errorCode(error) === duplicate) return release(id);
          throw error;
        });
        released.push(...ofOne);
      }
      return released;
    },

    /** Sends requests again that the webhook accepted from one instant to before another. @returns their ids */
    resend: (from: number, before: number): Promise<string[]> =>
      inPages(`UPDATE consultation_request SET ${changes.resend.set}`, changes.resend.where, {
        from,
        before,
      }),

    /** Frees the call times that requests hold: of the given ids, or all of a day. @returns these calls, by time */
    async free(calls: readonly string[] | { date: string }): Promise<Call[]> {
      const [condition, params]: [string, Params] =
        'date' in calls ? ['call_date = $date', { date: calls.date }] : isOneOf(calls);
      const freed = await run<Call>(
        `UPDATE consultation_request SET ${freeCall} WHERE call_state = 'held' AND ${condition}
        RETURNING id, call_date, call_time`,
        params,
      );
      return freed.sort(byTime);
    },

    /** Removes requests for good, except those in flight. Their ids are never stored again. @returns how many */
    async erase(ids: readonly string[]): Promise<number> {
      let erased = 0;
      for (const id of ids) {
        await run('INSERT INTO outbox_erased (id) VALUES ($id) ON CONFLICT DO NOTHING', { id });
        const sql = `DELETE FROM consultation_request
          WHERE id = $id AND NOT ${changes.inFlight} RETURNING id`;
        erased += (await run(sql, { id })).length;
      }
      return erased;
    },

    /**
     * Removes requests for good that were delivered before an instant. One that holds a call time stays until the
     * day of the call is over in every time zone. @returns how many
     */
    purgeDelivered: (before: number): Promise<number> =>
      purge(
        `state = 'delivered' AND delivered_at < $before
          AND (call_state IS NULL OR call_state <> 'held' OR call_date < $today)`,
        { before, today: new Date(Date.now() - lastZoneMs).toISOString().slice(0, 10) },
      ),

    /** Removes quarantined requests for good that were received before an instant. @returns how many */
    purgeQuarantined: (before: number): Promise<number> =>
      purge(`state = 'quarantined' AND received_at < $before`, { before }),
  };
}
