import 'server-only';
import { errorCode } from '../../errorCode';
import type { Database, SqlValue, Statement } from '../engine/database';
import { callsExhausted } from '../queue/heldCalls';
import { type RequestState, requestColumns, type StoredRequest } from '../storedRequest';
import { inPages, pageSize, type SpamFilter, spamCondition } from './bulk';

type States = readonly RequestState[];

const inStates = (states: States) =>
  states.length === 0 ? 'TRUE' : `state IN (${states.map((state) => `'${state}'`).join(', ')})`;

/** The reason of a request that the operator has dealt with in person. */
const resolved = 'resolved by the operator';

/** Requests that may be sent again: parked, or pending and not in flight. */
const retryable = (now: string) =>
  `(state = 'parked' OR (state = 'pending' AND (lease_owner IS NULL OR due_at <= ${now})))`;

/** Due now, with a fresh schedule. */
const startOver = (now: string) =>
  `state = 'pending', reason = NULL, attempts = 0, due_at = ${now}, lease_owner = NULL,
  resume_at = NULL`;

/** Frees the call time that a request holds or asks for. */
const freeCall = `call_state = CASE WHEN call_time IS NULL OR call_state = 'taken' THEN call_state
  ELSE 'freed' END`;

const changesAt = (now: string) =>
  ({
    retry: { set: startOver(now), where: retryable(now) },
    /** A released request holds its call time, unless another one does or too many are held. */
    release: {
      set: `${startOver(now)}, call_state = CASE WHEN call_time IS NULL THEN NULL WHEN ${callsExhausted(now)} OR EXISTS (
      SELECT 1 FROM consultation_request AS other
      WHERE other.call_date = consultation_request.call_date
        AND other.call_time = consultation_request.call_time AND other.call_state = 'held'
    ) THEN 'taken' ELSE 'held' END`,
      where: `state = 'quarantined'`,
    },
    /** For requests that the operator has handled in person; they hold no call time. */
    resolve: {
      set: `state = 'delivered', reason = '${resolved}', delivered_at = ${now},
      lease_owner = NULL, ${freeCall}`,
      where: `(${retryable(now)} OR state = 'quarantined')`,
    },
  }) as const;

/** A day ends last where clocks are 12 hours behind UTC. */
const lastZoneMs = 12 * 60 * 60 * 1000;

const placeholders = (values: readonly unknown[]) =>
  values.map((_value, index) => `$${index + 1}`).join(', ') || 'NULL';

/** PostgreSQL's code for a row that a unique index refuses; SQLite has one writer at a time. */
const duplicate = '23505';

/** A call time that a request held. */
type Call = Pick<StoredRequest, 'id' | 'callDate' | 'callTime'>;

export type Change = keyof ReturnType<typeof changesAt>;

/** The operator's statements, for use while the site runs. */
export function createQueries({ run, runAll, now }: Database) {
  const changes = changesAt(now);

  /** Frees the call time of the request that a quarantined one corrects, which is about to be released. */
  const freeCorrected = (id: string): Statement => ({
    sql: `UPDATE consultation_request SET ${freeCall} WHERE call_state = 'held' AND id = (
      SELECT corrects FROM consultation_request WHERE id = $1 AND state = 'quarantined')`,
    params: [id],
  });

  const select = (condition: string, params: readonly SqlValue[]) =>
    run<StoredRequest>(
      `SELECT ${requestColumns} FROM consultation_request WHERE ${condition}`,
      params,
    );

  /** One page, newest first; `before` is the last request of the page before it. */
  const page = (states: States, limit: number, before?: StoredRequest) =>
    select(
      `${inStates(states)} AND (received_at < $1 OR (received_at = $1 AND id < $2))
      ORDER BY received_at DESC, id DESC
      LIMIT $3`,
      [before?.receivedAt ?? Number.MAX_SAFE_INTEGER, before?.id ?? '', limit],
    );

  return {
    find: async (id: string): Promise<StoredRequest | undefined> =>
      (await select('id = $1', [id]))[0],

    /** When the oldest pending or parked request was received. */
    async oldestWaiting(): Promise<number | undefined> {
      const [row] = await run<{ oldest: number | null }>(
        `SELECT MIN(received_at) AS oldest FROM consultation_request
        WHERE state IN ('pending', 'parked')`,
      );
      return row?.oldest ?? undefined;
    },

    /** The newest requests in some states; an empty list means all states. */
    list: (states: States, limit: number) => page(states, limit),

    /** All requests, or those in some states, newest first, read in pages. */
    async *each(states: States = []): AsyncGenerator<StoredRequest> {
      let last: StoredRequest | undefined;
      for (;;) {
        const requests = await page(states, pageSize, last);
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
     * Changes the requests with these ids, or all that the change applies to: each by itself, the earliest
     * first, so that of two that are released for one call time the earlier one holds it.
     *
     * @returns the ids of changed requests; others are unknown or in a state it does not apply to
     */
    async change(change: Change, ids: readonly string[] | 'all'): Promise<string[]> {
      const { set, where } = changes[change];
      const update = (condition: string, params: readonly string[] = []): Statement => ({
        sql: `UPDATE consultation_request SET ${set} WHERE ${where} ${condition} RETURNING id`,
        params,
      });
      const apply = async (...statements: Statement[]) =>
        (await runAll<{ id: string }>(statements)).flat().map(({ id }) => id);
      if (ids === 'all' && change === 'retry') return apply(update(''));
      const named = ids === 'all' ? '' : `AND id IN (${placeholders(ids)})`;
      const found = await run<{ id: string }>(
        `SELECT id FROM consultation_request WHERE ${where} ${named} ORDER BY received_at, id`,
        ids === 'all' ? [] : ids,
      );
      const changeOne = (id: string) => {
        const one = update('AND id = $1', [id]);
        return change === 'release' ? apply(freeCorrected(id), one) : apply(one);
      };
      const changed: string[] = [];
      for (const { id } of found) {
        const ofOne = await changeOne(id).catch((error) => {
          // Another request got the call time at the same moment: now it is seen to be taken.
          if (errorCode(error) === duplicate) return changeOne(id);
          throw error;
        });
        changed.push(...ofOne);
      }
      return changed;
    },

    /**
     * Frees the call times that requests hold: those of the given ids, or all of a day.
     *
     * @returns the calls whose times were freed, by time
     */
    async free(calls: readonly string[] | { date: string }): Promise<Call[]> {
      const [condition, params] =
        'date' in calls
          ? ['call_date = $1', [calls.date]]
          : [`id IN (${placeholders(calls)})`, calls];
      const freed = await run<Call>(
        `UPDATE consultation_request SET ${freeCall} WHERE call_state = 'held' AND ${condition}
        RETURNING id, call_date AS "callDate", call_time AS "callTime"`,
        params,
      );
      const timeOf = ({ callDate, callTime }: Call) => `${callDate} ${callTime}`;
      return freed.sort((one, other) => timeOf(one).localeCompare(timeOf(other)));
    },

    /**
     * Removes requests permanently, whatever their state, but for those in flight. Nothing is stored under
     * their ids again. @returns how many were removed
     */
    async erase(ids: readonly string[]): Promise<number> {
      let erased = 0;
      for (const id of ids) {
        await run('INSERT INTO outbox_erased (id) VALUES ($1) ON CONFLICT DO NOTHING', [id]);
        const rows = await run(
          `DELETE FROM consultation_request
          WHERE id = $1 AND NOT (state = 'pending' AND lease_owner IS NOT NULL AND due_at > ${now})
          RETURNING id`,
          [id],
        );
        erased += rows.length;
      }
      return erased;
    },

    /**
     * Permanently removes requests delivered before an instant. One that holds a call time stays until the
     * day of the call is over in every time zone. @returns how many were removed
     */
    purgeDelivered: (before: number): Promise<number> =>
      inPages(
        run,
        'DELETE FROM consultation_request',
        `state = 'delivered' AND delivered_at < $1
          AND (call_state IS NULL OR call_state <> 'held' OR call_date < $2)`,
        [before, new Date(Date.now() - lastZoneMs).toISOString().slice(0, 10)],
      ),

    /** Permanently removes quarantined requests. @returns how many */
    purgeQuarantined: (filter: SpamFilter): Promise<number> =>
      inPages(run, 'DELETE FROM consultation_request', ...spamCondition(filter, 1)),

    /** Marks quarantined requests as delivered without sending them. @returns how many */
    resolveQuarantined(filter: SpamFilter): Promise<number> {
      const [condition, params] = spamCondition(filter, 1);
      const statement = `UPDATE consultation_request SET ${changes.resolve.set}`;
      return inPages(run, statement, condition, params);
    },

    /**
     * Sends requests again, under their ids, that the webhook accepted from one instant to before
     * another. @returns how many
     */
    replay: (from: number, before: number): Promise<number> =>
      inPages(
        run,
        `UPDATE consultation_request SET ${startOver(now)}, last_error = NULL, delivered_at = NULL`,
        `state = 'delivered' AND delivered_at >= $1 AND delivered_at < $2
          AND (reason IS NULL OR reason <> '${resolved}')`,
        [from, before],
      ),
  };
}

export type Queries = ReturnType<typeof createQueries>;
