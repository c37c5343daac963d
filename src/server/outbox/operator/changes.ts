import 'server-only';
import { callFromFields, type ScheduledCall } from '@/features/consultation/model/call/call';
import type { Database, Params } from '../engine/database';
import { isHeldBy, isInFlight, isNotErased, isTaken } from '../queue/expressions';
import { accept, createStore, startOver } from '../queue/store';
import { dismissed, resolved } from '../storedRequest';

/** Few, so that the running site does not wait long. */
const pageSize = 500;

interface FreedCall {
  thread: string;
  callDate: string;
  callTime: string;
}

export function createChanges(database: Database) {
  const { run, runAll, now } = database;
  const { find } = createStore(database);
  const retryable = `(state IN ('pending', 'parked') AND NOT ${isInFlight(now)})`;
  const ownCall = ['call_date', 'call_time', 'thread'].map(
    (name) => `consultation_request.${name}`,
  );
  const [callDate = '', callTime = '', thread = ''] = ownCall;
  const freeResolved = `UPDATE consultation_thread SET call_date = NULL, call_time = NULL
    WHERE current = $id AND id = (SELECT thread FROM consultation_request
      WHERE consultation_request.id = $id AND reason = '${resolved}')`;
  const changes = {
    retry: { set: startOver(now), where: retryable, further: [] },
    /** A thread keeps a call that has begun, but cannot take one. */
    release: {
      set: `${startOver(now)}, call_outcome = CASE WHEN call_outcome IS NOT NULL THEN call_outcome
        WHEN ${isTaken(callDate, callTime, thread)} THEN 'taken'
        WHEN CAST($hasBegun AS INTEGER) = 1 AND NOT ${isHeldBy(thread, callDate, callTime)}
          THEN 'unavailable' END`,
      where: `state = 'quarantined'`,
      further: [accept],
    },
    resolve: {
      set: `state = 'delivered', reason = '${resolved}', delivered_at = ${now}, lease_owner = NULL`,
      where: retryable,
      further: [freeResolved],
    },
    dismiss: {
      set: `state = 'delivered', reason = '${dismissed}', delivered_at = ${now}`,
      where: `state = 'quarantined'`,
      further: [],
    },
    resend: {
      set: `${startOver(now)}, last_error = NULL, delivered_at = NULL`,
      where: `state = 'delivered' AND delivered_at >= $from AND delivered_at < $before
        AND reason IS NULL`,
      further: [],
    },
  };

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

  /**
   * Of two requests for one call, the earlier holds it.
   * @returns the changed ids
   */
  async function change(
    name: keyof typeof changes,
    ids: readonly string[] | 'all',
    paramsFor: (id: string) => Promise<Params> | Params = () => ({}),
    span: Params = {},
  ): Promise<string[]> {
    const { set, where, further } = changes[name];
    const one = `UPDATE consultation_request SET ${set}
      WHERE ${where} AND ${isNotErased} AND id = $id RETURNING id`;
    const changed: string[] = [];
    for await (const id of ids === 'all' ? eachId(where, span) : ids) {
      const params = { ...span, ...(await paramsFor(id)), id };
      const [found] = await runAll([one, ...further].map((sql) => ({ sql, params })));
      if (found?.length) changed.push(id);
    }
    return changed;
  }

  return {
    async now(): Promise<number> {
      const [row] = await run<{ now: number }>(`SELECT ${now} AS now`);
      return Number(row?.now);
    },

    retry: (ids: readonly string[] | 'all') => change('retry', ids),

    release: (ids: readonly string[] | 'all', hasBegun: (call: ScheduledCall) => boolean) =>
      change('release', ids, async (id) => {
        const call = callFromFields((await find(id)) ?? {});
        return { hasBegun: call && hasBegun(call) ? 1 : 0 };
      }),

    async resolve(ids: readonly string[]): Promise<{ resolved: string[]; dismissed: string[] }> {
      return { resolved: await change('resolve', ids), dismissed: await change('dismiss', ids) };
    },

    resend: (from: number, before: number) => change('resend', 'all', undefined, { from, before }),

    async free(wanted: { id: string } | { date: string }): Promise<FreedCall[]> {
      const isWanted =
        'date' in wanted
          ? 'call_date = $date'
          : 'id = COALESCE((SELECT thread FROM consultation_request WHERE id = $id), CAST($id AS TEXT))';
      const held = await run<FreedCall>(
        `SELECT id AS thread, call_date, call_time FROM consultation_thread
        WHERE call_time IS NOT NULL AND ${isWanted}`,
        wanted,
      );
      const freed: FreedCall[] = [];
      for (const call of held) {
        const { length } = await run(
          `UPDATE consultation_thread SET call_date = NULL, call_time = NULL
          WHERE id = $thread AND call_date = $callDate AND call_time = $callTime RETURNING id`,
          { ...call },
        );
        if (length > 0) freed.push(call);
      }
      return freed;
    },
  };
}
