import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Params } from '../engine/database';
import { createStore, longestLeaseMs, startOver } from '../queue/store';
import { current, freeCall } from '../queue/threads';
import type { RequestState, StoredRequest } from '../storedRequest';

/** Rows that one statement reads or changes, so that the running site does not wait long. */
const pageSize = 500;

const resolved = 'resolved by the operator';

/** A day ends last where clocks are 12 hours behind UTC. */
const lastZoneMs = 12 * 60 * 60 * 1000;

/** How long an erasure waits for an attempt in flight, and how often it looks whether that has ended. */
const maxWaitMs = 1.5 * longestLeaseMs;
const lookAgainMs = 200;

type Call = Pick<StoredRequest, 'id' | 'callDate' | 'callTime'>;

/** The operator's statements, for use while the site runs. */
export function createQueries(database: Database) {
  const { run, now, skipLocked } = database;
  const { find, accept, release } = createStore(database);
  const inFlight = `(state = 'pending' AND lease_owner IS NOT NULL AND due_at > ${now})`;
  const retryable = `(state IN ('pending', 'parked') AND NOT ${inFlight})`;
  /** What the operator's changes set, and which requests they apply to. */
  const changes = {
    retry: { set: startOver(now), where: retryable },
    /** For requests that the operator has handled in person; they hold no call time. */
    resolve: {
      set: `state = 'delivered', reason = $resolved, delivered_at = ${now},
        lease_owner = NULL, corrected_by = COALESCE(corrected_by, NULLIF(${current}, $id)), ${freeCall}`,
      where: `(${retryable} OR state = 'quarantined')`,
    },
    /** For delivered requests that the receiver has lost. */
    resend: {
      set: `${startOver(now)}, last_error = NULL, delivered_at = NULL`,
      where: `state = 'delivered' AND delivered_at >= $from AND delivered_at < $before
        AND (reason IS NULL OR reason <> $resolved)`,
    },
  };

  type Change = keyof typeof changes | 'release';

  /** Changes one request, if that applies to it. @returns whether it does */
  async function changeOne(change: Change, params: Params & { id: string }): Promise<boolean> {
    if (change === 'release') return (await release(params.id)) !== undefined;
    const { set, where } = changes[change];
    const sql = `UPDATE consultation_request SET ${set} WHERE ${where} AND id = $id RETURNING id`;
    const known = await find(params.id);
    // One that is resolved in quarantine is accepted by that.
    return known !== undefined && (await accept(sql, known, params)).length > 0;
  }

  /** Removes the requests that a condition selects, in pages. @returns how many */
  async function purge(where: string, params: Params): Promise<number> {
    const sql = `DELETE FROM consultation_request WHERE ${where} AND id IN
      (SELECT id FROM consultation_request WHERE ${where} LIMIT ${pageSize} ${skipLocked}) RETURNING id`;
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
      return Number(row?.now);
    },

    /** Reads all requests, or those in a state, newest first. */
    async *each(state?: RequestState): AsyncGenerator<StoredRequest> {
      let last: StoredRequest | undefined;
      // A literal, because the index of a state's requests applies to no placeholder.
      const ofState = state ? `state = '${state}'` : 'TRUE';
      for (;;) {
        const requests = await run<StoredRequest>(
          `SELECT * FROM consultation_request
          WHERE ${ofState} AND (received_at, id) < ($receivedAt, $id)
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
     * Changes the requests with these ids, or all that the change applies to, the earliest first: of two requests for
     * one call time, the earlier one holds it. @param span for `resend`: delivered from one instant to before another
     * @returns the ids of changed requests; others are unknown or in a state it does not apply to
     */
    async change(
      change: Change,
      ids: readonly string[] | 'all',
      span: { from?: number; before?: number } = {},
    ): Promise<string[]> {
      const params = { ...span, resolved };
      const where = change === 'release' ? `state = 'quarantined'` : changes[change].where;
      const all = `SELECT id FROM consultation_request WHERE ${where} ORDER BY received_at, id`;
      const named =
        ids === 'all' ? await run<{ id: string }>(all, params) : ids.map((id) => ({ id }));
      const changed: string[] = [];
      for (const { id } of named) {
        if (await changeOne(change, { ...params, id })) changed.push(id);
      }
      return changed;
    },

    /** Frees the call time that a request holds, or all that are held on a day. @returns the calls that held them */
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
          WHERE id = $id AND NOT ${inFlight} RETURNING id`;
        for (let waitedMs = 0; waitedMs < maxWaitMs && (await find(id)); waitedMs += lookAgainMs) {
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
