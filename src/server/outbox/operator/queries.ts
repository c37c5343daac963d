import 'server-only';
import type { Database } from '../engine/database';
import { columns, erasedRequests, isNotErased } from '../queue/expressions';
import { createStore } from '../queue/store';
import {
  type RequestRow,
  type RequestState,
  requestStates,
  type StoredRequest,
  toStored,
} from '../storedRequest';
import { createChanges } from './changes';
import { createErase } from './erase';
import { createPurge } from './purge';

const pageSize = 500;

/** A range of whole UUIDs uses the index in any collation. */
const paddedWith = (digit: string, prefix: string) =>
  prefix + '00000000-0000-0000-0000-000000000000'.replaceAll('0', digit).slice(prefix.length);

export function createQueries(database: Database) {
  const { run } = database;
  const { find } = createStore(database);

  return {
    find,

    /**
     * Returns at most two ids, which is enough to detect an ambiguous prefix. If no request has the
     * prefix, the ids are those of threads or erased.
     */
    async idsWith(prefix: string): Promise<string[]> {
      const isInRange = 'WHERE id BETWEEN $first AND $last';
      const others = `SELECT id FROM consultation_thread ${isInRange}
        UNION SELECT id FROM outbox_erased ${isInRange}`;
      const params = { first: paddedWith('0', prefix), last: paddedWith('f', prefix) };
      const find = (ids: string) => run<{ id: string }>(`${ids} LIMIT 2`, params);
      const requests = await find(
        `SELECT id FROM consultation_request ${isInRange} AND ${isNotErased}`,
      );
      const rows = requests.length > 0 ? requests : await find(others);
      return rows.map(({ id }) => id);
    },

    /** Newest first. */
    async *each(state?: RequestState): AsyncGenerator<StoredRequest> {
      let last: StoredRequest | undefined;
      // A literal, because a partial index is not used for a parameter.
      const ofState = state ? `state = '${state}'` : 'TRUE';
      for (;;) {
        const rows = await run<RequestRow>(
          `SELECT ${columns} FROM consultation_request
          WHERE ${ofState} AND ${isNotErased} AND (received_at, id) < ($receivedAt, $id)
          ORDER BY received_at DESC, id DESC LIMIT ${pageSize}`,
          { receivedAt: last?.receivedAt ?? Number.MAX_SAFE_INTEGER, id: last?.id ?? '' },
        );
        const requests = rows.map(toStored);
        yield* requests;
        last = requests.at(-1);
        if (rows.length < pageSize) return;
      }
    },

    async countByState(): Promise<Partial<Record<RequestState, number>>> {
      const counts = requestStates.map(
        (state) => `(SELECT COUNT(*) FROM consultation_request WHERE state = '${state}')
          - (SELECT COUNT(*) FROM erased WHERE state = '${state}') AS ${state}`,
      );
      const [row] = await run<Record<RequestState, number>>(
        `WITH erased AS (SELECT state FROM consultation_request WHERE id IN (${erasedRequests}))
        SELECT ${counts.join(', ')}`,
      );
      return Object.fromEntries(
        requestStates.flatMap((state) => (row?.[state] ? [[state, row[state]]] : [])),
      );
    },

    ...createChanges(database),
    ...createErase(database),
    ...createPurge(database),
  };
}

export type Queries = ReturnType<typeof createQueries>;
