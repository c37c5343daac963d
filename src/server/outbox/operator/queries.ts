import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Params } from '../engine/database';
import { accept, columns, createStore, isTaken, longestLeaseMs, startOver } from '../queue/store';
import { type RequestRow, type RequestState, type StoredRequest, toStored } from '../storedRequest';

/** Rows that one statement reads or changes, so that the running site does not wait long. */
const pageSize = 500;

const resolved = 'resolved by the operator';

/** A day ends last where clocks are 12 hours behind UTC. */
const lastZoneMs = 12 * 60 * 60 * 1000;

/** How long an erasure waits for an attempt in flight, and how often it looks whether that has ended. */
const maxWaitMs = 1.5 * longestLeaseMs;
const lookAgainMs = 200;

/** A call that was held, and the id of the request that held it. */
type Call = { id: string; callDate: string; callTime: string };

/** The operator's statements, for use while the site runs. */
export function createQueries(database: Database) {
  const { run, runAll, now, skipLocked } = database;
  const { find } = createStore(database);
  const inFlight = `(state = 'pending' AND lease_owner IS NOT NULL AND due_at > ${now})`;
  const retryable = `(state IN ('pending', 'parked') AND NOT ${inFlight})`;
  const taken = isTaken(
    'consultation_request.call_date',
    'consultation_request.call_time',
    'consultation_request.thread',
  );
  /** Gives back the call of a request's thread, where that request has been resolved and counts in it. */
  const freeResolved = `UPDATE consultation_thread SET call_date = NULL, call_time = NULL
    WHERE current = $id AND EXISTS (SELECT 1 FROM consultation_request
      WHERE consultation_request.id = $id AND reason = $resolved)`;
  /** What the operator's changes set, which requests they apply to, and what follows for their threads. */
  const changes = {
    retry: { set: startOver(now), where: retryable, further: [] },
    /** Accepts a quarantined request, as a new one is. */
    release: {
      set: `${startOver(now)},
        lost_call = CASE WHEN lost_call IS NOT NULL THEN lost_call WHEN ${taken} THEN 'taken' END`,
      where: `state = 'quarantined'`,
      further: [accept],
    },
    /** For requests that the operator has handled in person; they hold no call time. One in quarantine is accepted. */
    resolve: {
      set: `state = 'delivered', reason = $resolved, delivered_at = ${now},
        lease_owner = NULL,
        lost_call = CASE WHEN state = 'quarantined' THEN 'unavailable' ELSE lost_call END`,
      where: `(${retryable} OR state = 'quarantined')`,
      further: [accept, freeResolved],
    },
    /** For delivered requests that the receiver has lost. */
    resend: {
      set: `${startOver(now)}, last_error = NULL, delivered_at = NULL`,
      where: `state = 'delivered' AND delivered_at >= $from AND delivered_at < $before
        AND (reason IS NULL OR reason <> $resolved)`,
      further: [],
    },
  };

  /**
   * Removes the requests that a condition selects, in pages. A page is read once, and its rows are found by their ids:
   * PostgreSQL, with statistics of an empty table, would read each page for every row. @returns how many
   */
  async function purge(where: string, params: Params): Promise<number> {
    const page = `SELECT id FROM consultation_request WHERE ${where} LIMIT ${pageSize} ${skipLocked}`;
    const sql = `WITH page AS MATERIALIZED (${page})
      DELETE FROM consultation_request WHERE id IN (SELECT id FROM page) RETURNING id`;
    for (let removed = 0; ; ) {
      const { length } = await run(sql, params);
      if (length === 0) return removed;
      removed += length;
      await database.freePages();
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
        const rows = await run<RequestRow>(
          `SELECT ${columns} FROM consultation_request
          WHERE ${ofState} AND (received_at, id) < ($receivedAt, $id)
          ORDER BY received_at DESC, id DESC LIMIT ${pageSize}`,
          { receivedAt: last?.receivedAt ?? Number.MAX_SAFE_INTEGER, id: last?.id ?? '' },
        );
        const requests = rows.map(toStored);
        yield* requests;
        last = requests.at(-1);
        if (rows.length < pageSize) return;
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
      change: keyof typeof changes,
      ids: readonly string[] | 'all',
      span: { from?: number; before?: number } = {},
    ): Promise<string[]> {
      const params = { ...span, resolved };
      const { set, where, further } = changes[change];
      const one = `UPDATE consultation_request SET ${set} WHERE ${where} AND id = $id RETURNING id`;
      const all = `SELECT id FROM consultation_request WHERE ${where} ORDER BY received_at, id`;
      const named =
        ids === 'all' ? await run<{ id: string }>(all, params) : ids.map((id) => ({ id }));
      const changed: string[] = [];
      for (const { id } of named) {
        const statements = [one, ...further].map((sql) => ({ sql, params: { ...params, id } }));
        const [found] = await runAll(statements);
        if (found?.length) changed.push(id);
      }
      return changed;
    },

    /** Frees the call time that a request holds, or all that are held on a day. @returns the calls */
    async free(wanted: { id: string } | { date: string }): Promise<Call[]> {
      const held = await run<Call & { thread: string }>(
        `SELECT id AS thread, current AS id, call_date, call_time FROM consultation_thread
        WHERE call_time IS NOT NULL AND ${'date' in wanted ? 'call_date = $date' : 'current = $id'}`,
        wanted,
      );
      const freed: Call[] = [];
      for (const { thread, ...call } of held) {
        const { length } = await run(
          `UPDATE consultation_thread SET call_date = NULL, call_time = NULL
          WHERE id = $thread AND call_date = $callDate AND call_time = $callTime RETURNING id`,
          { thread, ...call },
        );
        if (length > 0) freed.push(call);
      }
      return freed;
    },

    /**
     * Removes a thread for good, after its attempts in flight. Its time is free, and none of its ids, nor what corrects
     * one of them, is stored again. An id without requests counts as a thread. @returns how many requests were removed
     */
    async erase(thread: string): Promise<number> {
      const ofThread = '(thread = $thread OR id = $thread)';
      const forget = `INSERT INTO outbox_erased (id)
        SELECT CAST($thread AS TEXT) UNION SELECT id FROM consultation_request WHERE ${ofThread}
        ON CONFLICT DO NOTHING`;
      const unwanted = `DELETE FROM consultation_request WHERE ${ofThread} AND NOT ${inFlight} RETURNING id`;
      const free = 'DELETE FROM consultation_thread WHERE id = $thread';
      let erased = 0;
      for (let waitedMs = 0; waitedMs < maxWaitMs; waitedMs += lookAgainMs) {
        const statements = [forget, unwanted, free].map((sql) => ({ sql, params: { thread } }));
        const [, removed = []] = await runAll(statements);
        erased += removed.length;
        const left = await run(`SELECT id FROM consultation_request WHERE ${ofThread} LIMIT 1`, {
          thread,
        });
        if (left.length === 0) return erased;
        await sleep(lookAgainMs);
      }
      return erased;
    },

    /**
     * Removes what was delivered before an instant, but not while its thread holds a call on a day that is not over.
     * @returns how many
     */
    async purgeDelivered(before: number): Promise<number> {
      const today = new Date(Date.now() - lastZoneMs).toISOString().slice(0, 10);
      const purged = await purge(
        `state = 'delivered' AND delivered_at < $before AND NOT EXISTS (SELECT 1 FROM consultation_thread
          WHERE consultation_thread.id = consultation_request.thread AND consultation_thread.call_date >= $today)`,
        { before, today },
      );
      // A thread ends with its last request.
      await run(
        `DELETE FROM consultation_thread WHERE received_at < $before AND NOT EXISTS (
          SELECT 1 FROM consultation_request AS kept WHERE kept.id = consultation_thread.id
          UNION ALL SELECT 1 FROM consultation_request AS kept
          WHERE kept.thread = consultation_thread.id AND kept.version > 0)`,
        { before },
      );
      return purged;
    },

    /** As `purgeDelivered`, those that were received and quarantined before an instant. */
    purgeQuarantined: (before: number): Promise<number> =>
      purge(`state = 'quarantined' AND received_at < $before`, { before }),
  };
}

export type Queries = ReturnType<typeof createQueries>;
