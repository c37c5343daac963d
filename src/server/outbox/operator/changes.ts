import 'server-only';
import { errorCode } from '../../errorCode';
import type { Database, Params, Statement } from '../engine/database';
import { callsExhausted } from '../queue/heldCalls';
import type { StoredRequest } from '../storedRequest';
import { inPages, type SpamFilter, spamCondition } from './bulk';

/** The reason of a request that the operator has dealt with in person. */
const resolved = 'resolved by the operator';

/** Requests that may be sent again: parked, or pending and not in flight. */
const retryable = (now: string) =>
  `(state = 'parked' OR (state = 'pending' AND (lease_owner IS NULL OR due_at <= ${now})))`;

/** Due now, with a fresh schedule. */
const startOver = (now: string) =>
  `state = 'pending', reason = NULL, attempts = 0, tried_since = ${now}, due_at = ${now},
  lease_owner = NULL`;

/** Frees the call time that a request holds or asks for. */
const freeCall = `call_state = CASE WHEN call_time IS NULL OR call_state IN ('taken', 'unavailable')
  THEN call_state ELSE 'freed' END`;

const changesAt = (now: string) =>
  ({
    retry: { set: startOver(now), where: retryable(now) },
    /** A released request holds its call time, unless another one does or too many are held. */
    release: {
      set: `${startOver(now)}, call_state = CASE WHEN call_time IS NULL OR call_state = 'unavailable' THEN call_state
        WHEN ${callsExhausted(now)} OR EXISTS (
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

const placeholders = (values: readonly unknown[]) =>
  values.map((_value, index) => `$id${index}`).join(', ') || 'NULL';

const idParams = (ids: readonly string[]): Params =>
  Object.fromEntries(ids.map((id, index) => [`id${index}`, id]));

/** PostgreSQL's code for a row that a unique index refuses; SQLite has one writer at a time. */
const duplicate = '23505';

/** A call time that a request held. */
type Call = Pick<StoredRequest, 'id' | 'callDate' | 'callTime'>;

export type Change = keyof ReturnType<typeof changesAt>;

export function createChanges({ run, runAll, now }: Database) {
  const changes = changesAt(now);

  /** Frees the call time of the request that a quarantined one corrects, which is about to be released. */
  const freeCorrected = (id: string): Statement => ({
    sql: `UPDATE consultation_request SET ${freeCall} WHERE call_state = 'held' AND id = (
      SELECT corrects FROM consultation_request WHERE id = $id AND state = 'quarantined')`,
    params: { id },
  });

  return {
    /**
     * Changes the requests with these ids, or all that the change applies to. They are released each by itself,
     * the earliest first, so that of two with one call time the earlier one holds it.
     *
     * @returns the ids of changed requests; others are unknown or in a state it does not apply to
     */
    async change(change: Change, ids: readonly string[] | 'all'): Promise<string[]> {
      const { set, where } = changes[change];
      const update = (condition: string, params: Params): Statement => ({
        sql: `UPDATE consultation_request SET ${set} WHERE ${where} ${condition} RETURNING id`,
        params,
      });
      const apply = async (...statements: Statement[]) =>
        (await runAll<{ id: string }>(statements)).flat().map(({ id }) => id);
      const named = ids === 'all' ? '' : `AND id IN (${placeholders(ids)})`;
      const params = ids === 'all' ? {} : idParams(ids);
      if (change !== 'release') return apply(update(named, params));
      const found = await run<{ id: string }>(
        `SELECT id FROM consultation_request WHERE ${where} ${named} ORDER BY received_at, id`,
        params,
      );
      const release = (id: string) => apply(freeCorrected(id), update('AND id = $id', { id }));
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

    /** Frees the call times that requests hold: of the given ids, or all of a day. @returns these calls, by time */
    async free(calls: readonly string[] | { date: string }): Promise<Call[]> {
      const [condition, params]: [string, Params] =
        'date' in calls
          ? ['call_date = $date', { date: calls.date }]
          : [`id IN (${placeholders(calls)})`, idParams(calls)];
      const freed = await run<Call>(
        `UPDATE consultation_request SET ${freeCall} WHERE call_state = 'held' AND ${condition}
        RETURNING id, call_date, call_time`,
        params,
      );
      return freed.sort((one, other) =>
        `${one.callDate} ${one.callTime}`.localeCompare(`${other.callDate} ${other.callTime}`),
      );
    },

    /** Marks quarantined requests as delivered without sending them. @returns how many */
    resolveQuarantined(filter: SpamFilter): Promise<number> {
      const statement = `UPDATE consultation_request SET ${changes.resolve.set}`;
      return inPages(run, statement, ...spamCondition(filter));
    },

    /** Sends requests again that the webhook accepted from one instant to before another. @returns how many */
    replay: (from: number, before: number): Promise<number> =>
      inPages(
        run,
        `UPDATE consultation_request SET ${startOver(now)}, last_error = NULL, delivered_at = NULL`,
        `state = 'delivered' AND delivered_at >= $from AND delivered_at < $before
          AND (reason IS NULL OR reason <> '${resolved}')`,
        { from, before },
      ),
  };
}
