import 'server-only';
import type { Database } from '../engine/database';
import { createStore } from '../queue/store';
import type { RequestState } from '../states';
import { columns, type RequestRow, type StoredRequest, toStored } from '../storedRequest';
import { createChanges } from './changes';
import { createErase } from './erase';
import { createReaderQueries } from './readers';

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
     * prefix, the ids are those of threads, which may be erased.
     */
    async idsWith(prefix: string): Promise<string[]> {
      const params = { first: paddedWith('0', prefix), last: paddedWith('f', prefix) };
      const findIn = (table: string) =>
        run<{ id: string }>(
          `SELECT id FROM ${table} WHERE id BETWEEN $first AND $last LIMIT 2`,
          params,
        );
      const requests = await findIn('consultation_request');
      const rows = requests.length > 0 ? requests : await findIn('consultation_thread');
      return rows.map(({ id }) => id);
    },

    /** Newest first, in pages: all at once can take longer than a statement may. */
    async *each(state?: RequestState): AsyncGenerator<StoredRequest> {
      let last: StoredRequest | undefined;
      const ofState = state ? 'state = $state AND' : '';
      for (;;) {
        const rows = await run<RequestRow>(
          `SELECT ${columns} FROM consultation_request
          WHERE ${ofState} (received_at, id) < ($receivedAt, $id)
          ORDER BY received_at DESC, id DESC LIMIT ${pageSize}`,
          {
            ...(state && { state }),
            receivedAt: last?.receivedAt ?? Number.MAX_SAFE_INTEGER,
            id: last?.id ?? '',
          },
        );
        const requests = rows.map(toStored);
        yield* requests;
        last = requests.at(-1);
        if (rows.length < pageSize) return;
      }
    },

    async countByState(): Promise<Partial<Record<RequestState, number>>> {
      const counts = await run<{ state: RequestState; total: number }>(
        'SELECT state, COUNT(*) AS total FROM consultation_request GROUP BY state',
      );
      return Object.fromEntries(counts.map(({ state, total }) => [state, total]));
    },

    ...createChanges(database),
    ...createErase(database),
    ...createReaderQueries(database),
  };
}

export type Queries = ReturnType<typeof createQueries>;
