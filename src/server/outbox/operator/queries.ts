import 'server-only';
import type { Database, Params } from '../engine/database';
import { columns, isInFlight, isTaken } from '../queue/expressions';
import { accept, createStore, startOver } from '../queue/store';
import {
  type RequestRow,
  type RequestState,
  requestStates,
  type StoredRequest,
  toStored,
} from '../storedRequest';
import { createErase } from './erase';
import { createPurge } from './purge';

/** Rows that one statement reads, so that the running site does not wait long. */
const pageSize = 500;

const resolved = 'resolved by the operator';

/** A call that was held, and the id of the request that held it. */
type Call = { id: string; callDate: string; callTime: string };

/** The operator's statements, for use while the site runs. */
export function createQueries(database: Database) {
  const { run, runAll, now } = database;
  const { find } = createStore(database);
  const inFlight = isInFlight(now);
  const retryable = `(state IN ('pending', 'parked') AND NOT ${inFlight})`;
  const taken = isTaken(
    'consultation_request.call_date',
    'consultation_request.call_time',
    'consultation_request.thread',
  );
  /** Gives back the call of a request's thread, where that request has been resolved and counts in it. */
  const freeResolved = `UPDATE consultation_thread SET call_date = NULL, call_time = NULL
    WHERE current = $id AND id = (SELECT thread FROM consultation_request
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

  /** The ids of the requests that a condition selects, the earliest first. */
  async function* eachId(where: string, params: Params): AsyncGenerator<string> {
    let last = { receivedAt: Number.MIN_SAFE_INTEGER, id: '' };
    for (;;) {
      const page = await run<typeof last>(
        `SELECT received_at, id FROM consultation_request
        WHERE ${where} AND (received_at, id) > ($receivedAt, $id)
        ORDER BY received_at, id LIMIT ${pageSize}`,
        { ...params, ...last },
      );
      for (const { id } of page) yield id;
      last = page.at(-1) ?? last;
      if (page.length < pageSize) return;
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
      // Literals, as above.
      const counts = requestStates.map(
        (state) =>
          `(SELECT COUNT(*) FROM consultation_request WHERE state = '${state}') AS ${state}`,
      );
      const [row] = await run<Record<RequestState, number>>(`SELECT ${counts.join(', ')}`);
      return Object.fromEntries(
        requestStates.flatMap((state) => (row?.[state] ? [[state, row[state]]] : [])),
      );
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
      const changed: string[] = [];
      for await (const id of ids === 'all' ? eachId(where, params) : ids) {
        const statements = [one, ...further].map((sql) => ({ sql, params: { ...params, id } }));
        const [found] = await runAll(statements);
        if (found?.length) changed.push(id);
      }
      return changed;
    },

    /** Frees the call time that a request holds, or all that are held on a day. @returns the calls */
    async free(wanted: { id: string } | { date: string }): Promise<Call[]> {
      const isWanted =
        'date' in wanted
          ? 'call_date = $date'
          : `current = $id AND id = (SELECT thread FROM consultation_request
              WHERE consultation_request.id = $id)`;
      const held = await run<Call & { thread: string }>(
        `SELECT id AS thread, current AS id, call_date, call_time FROM consultation_thread
        WHERE call_time IS NOT NULL AND ${isWanted}`,
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

    erase: createErase(database),
    ...createPurge(database),
  };
}

export type Queries = ReturnType<typeof createQueries>;
