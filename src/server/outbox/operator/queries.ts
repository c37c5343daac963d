import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Params } from '../engine/database';
import { correctOthers, freeCall, isNotAccepted, successor } from '../queue/corrections';
import { aheadMs, createStore, isCallLimitReached } from '../queue/store';
import type { RequestState, StoredRequest } from '../storedRequest';

/** Rows that one statement reads or changes, so that the running site does not wait long. */
const pageSize = 500;

const resolved = 'resolved by the operator';

/** A day ends last where clocks are 12 hours behind UTC. */
const lastZoneMs = 12 * 60 * 60 * 1000;

const lookAgainMs = 200;

type Call = Pick<StoredRequest, 'id' | 'callDate' | 'callTime'>;

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
    /** A released request holds its call time as a new one does. */
    release: {
      set: `${startOver}, corrected_by = ${successor}, call_state = CASE
        WHEN call_time IS NULL OR call_state = 'unavailable' THEN call_state
        WHEN ${successor} IS NOT NULL THEN 'freed'
        WHEN ${isCallLimitReached(now)} OR ${isTaken} THEN 'taken' ELSE 'held' END`,
      where: `state = 'quarantined'`,
    },
    /** For requests that the operator has handled in person; they hold no call time. */
    resolve: {
      set: `state = 'delivered', reason = '${resolved}', delivered_at = ${now},
        lease_owner = NULL, corrected_by = COALESCE(corrected_by, ${successor}), ${freeCall}`,
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

type Change = 'retry' | 'release' | 'resolve' | 'resend';

/** The operator's statements, for use while the site runs. */
export function createQueries(database: Database) {
  const { run, runAll, lockWriters, now } = database;
  const changes = changesAt(now);
  const { find } = createStore(database);

  /** Changes one request, if that applies to it. One that was quarantined is accepted, and corrects others. */
  async function changeOne(change: Change, params: Params): Promise<string[]> {
    const { set, where } = changes[change];
    const update = {
      sql: `UPDATE consultation_request SET ${set} WHERE ${where} AND id = $id RETURNING id`,
      params,
    };
    const accept = { sql: correctOthers(isNotAccepted), params };
    const accepts = change === 'release' || change === 'resolve';
    const rows = await runAll<{ id: string }>(
      accepts ? [...lockWriters, accept, update] : [update],
    );
    return rows.flat().map(({ id }) => id);
  }

  /** Removes the requests that a condition selects, in pages. @returns how many */
  async function purge(where: string, params: Params): Promise<number> {
    const sql = `DELETE FROM consultation_request WHERE ${where} AND id IN
      (SELECT id FROM consultation_request WHERE ${where} LIMIT ${pageSize}) RETURNING id`;
    for (let removed = 0; ; ) {
      const { length } = await run(sql, params);
      if (length === 0) return removed;
      removed += length;
    }
  }

  return {
    find,

    /** The time of the engine's clock, in milliseconds since 1970. */
    async now(): Promise<number> {
      const [row] = await run<{ now: number }>(`SELECT ${now} AS now`);
      return row?.now ?? Date.now();
    },

    async *each(state?: RequestState): AsyncGenerator<StoredRequest> {
      let last: StoredRequest | undefined;
      for (;;) {
        const requests = await run<StoredRequest>(
          `SELECT * FROM consultation_request
          WHERE ${state ? `state = '${state}'` : 'TRUE'} AND (received_at < $receivedAt
            OR (received_at = $receivedAt AND id < $id))
          ORDER BY received_at DESC, id DESC LIMIT ${pageSize}`,
          { receivedAt: last?.receivedAt ?? Number.MAX_SAFE_INTEGER, id: last?.id ?? '' },
        );
        yield* requests;
        last = requests.at(-1);
        if (requests.length < pageSize) return;
      }
    },

    /** How many requests are in each state; states without requests are absent. */
    async countByState(): Promise<Partial<Record<RequestState, number>>> {
      const rows = await run<{ state: RequestState; total: number }>(
        'SELECT state, COUNT(*) AS total FROM consultation_request GROUP BY state',
      );
      return Object.fromEntries(rows.map(({ state, total }) => [state, total]));
    },

    /**
     * Changes the requests with these ids, or all that the change applies to, the earliest first, so that of two with
     * one call time that one holds it. @param span for `resend`: delivered from one instant to before another
     * @returns the ids of changed requests; others are unknown or in a state it does not apply to
     */
    async change(
      change: Change,
      ids: readonly string[] | 'all',
      span: { from?: number; before?: number } = {},
    ): Promise<string[]> {
      const { where } = changes[change];
      const all = `SELECT id FROM consultation_request WHERE ${where} ORDER BY received_at, id`;
      const named =
        ids === 'all' ? await run<{ id: string }>(all, span) : ids.map((id) => ({ id }));
      const changed: string[] = [];
      for (const { id } of named) changed.push(...(await changeOne(change, { ...span, id })));
      return changed;
    },

    /** Frees the call time that a request holds, or all of a day. @returns these calls */
    free: (calls: { id: string } | { date: string }): Promise<Call[]> =>
      run<Call>(
        `UPDATE consultation_request SET ${freeCall}
        WHERE call_state = 'held' AND ${'date' in calls ? 'call_date = $date' : 'id = $id'}
        RETURNING id, call_date, call_time`,
        calls,
      ),

    /** Removes requests for good, after an attempt in flight. Their ids are never stored again. @returns how many */
    async erase(ids: readonly string[]): Promise<number> {
      let erased = 0;
      for (const id of ids) {
        await run('INSERT INTO outbox_erased (id) VALUES ($id) ON CONFLICT DO NOTHING', { id });
        const sql = `DELETE FROM consultation_request
          WHERE id = $id AND NOT ${changes.inFlight} RETURNING id`;
        for (let waitedMs = 0; waitedMs < aheadMs && (await find(id)); waitedMs += lookAgainMs) {
          const { length } = await run(sql, { id });
          erased += length;
          if (length === 0) await sleep(lookAgainMs);
        }
      }
      return erased;
    },

    /** Removes what was delivered before an instant, except for a call on a day that is not over. @returns how many */
    purgeDelivered: (before: number): Promise<number> =>
      purge(
        `state = 'delivered' AND delivered_at < $before
          AND (call_state IS NULL OR call_state <> 'held' OR call_date < $today)`,
        { before, today: new Date(Date.now() - lastZoneMs).toISOString().slice(0, 10) },
      ),

    /** As `purgeDelivered`, those that were received and quarantined before an instant. */
    purgeQuarantined: (before: number): Promise<number> =>
      purge(`state = 'quarantined' AND received_at < $before`, { before }),
  };
}

export type Queries = ReturnType<typeof createQueries>;
