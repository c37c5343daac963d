import 'server-only';
import type { Database } from '../engine/database';
import { createStore } from '../queue/store';
import type { RequestState, StoredRequest } from '../storedRequest';
import { createChanges, pageSize } from './changes';

/** The operator's statements, for use while the site runs. */
export function createQueries(database: Database) {
  const { run, now } = database;
  return {
    ...createChanges(database),
    find: createStore(database).find,

    /** The time of the engine's clock, in milliseconds since 1970. */
    async now(): Promise<number> {
      const [row] = await run<{ now: number }>(`SELECT ${now} AS now`);
      return row?.now ?? Date.now();
    },

    /** All requests, or those in a state, newest first, read in pages. */
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
  };
}

export type Queries = ReturnType<typeof createQueries>;
