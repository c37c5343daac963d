import 'server-only';
import type { Database, SqlValue } from './database';
import { createStore } from './store';
import {
  type RequestState,
  requestColumns,
  type StoredRequest,
  toStoredRequest,
} from './storedRequest';

/** How many rows one statement reads or removes, so that the running site is never kept waiting. */
const pageSize = 500;

export interface Filter {
  /** Empty: all states. */
  states: readonly RequestState[];
}

const stateCondition = ({ states }: Filter) =>
  states.length === 0 ? 'TRUE' : `state IN (${states.map((state) => `'${state}'`).join(', ')})`;

/** What may be sent again: nothing that is in flight. */
const retryable = `(state = 'parked' OR (state = 'pending' AND (lease_owner IS NULL OR due_at <= $1)))`;

const changes = {
  /** Waiting and parked requests: due at once, with the whole schedule ahead of them. */
  retry: {
    set: `state = 'pending', reason = NULL, attempts = 0, due_at = $1, lease_owner = NULL`,
    where: retryable,
  },
  /** Quarantined requests: delivered like any other from now on. */
  release: {
    set: `state = 'pending', reason = NULL, attempts = 0, due_at = $1, lease_owner = NULL`,
    where: `state = 'quarantined'`,
  },
  /** Requests that someone has dealt with in person: they count as delivered. */
  resolve: {
    set: `state = 'delivered', reason = 'resolved by the operator', delivered_at = $1, lease_owner = NULL`,
    where: `(${retryable} OR state = 'quarantined')`,
  },
} as const;

export type Change = keyof typeof changes;

/** The outbox's table as an operator uses it, beside the running site. */
export function createQueries(database: Database) {
  const store = createStore(database);
  const run = (sql: string, params: readonly SqlValue[] = []) => database.run(sql, params);

  /** One page, newest first; `before` is the last request of the page before it. */
  async function page(filter: Filter, limit: number, before?: StoredRequest) {
    const rows = await run(
      `SELECT ${requestColumns} FROM consultation_request
      WHERE ${stateCondition(filter)} AND (received_at < $1 OR (received_at = $1 AND id < $2))
      ORDER BY received_at DESC, id DESC
      LIMIT $3`,
      [before?.receivedAt ?? Number.MAX_SAFE_INTEGER, before?.id ?? '', limit],
    );
    return rows.map(toStoredRequest);
  }

  return {
    find: store.find,
    oldestWaiting: store.oldestWaiting,

    list: (filter: Filter, limit: number) => page(filter, limit),

    /** Every request of a state, newest first, read in pages. */
    async *each(filter: Filter): AsyncGenerator<StoredRequest> {
      let last: StoredRequest | undefined;
      for (;;) {
        const requests = await page(filter, pageSize, last);
        yield* requests;
        last = requests.at(-1);
        if (requests.length < pageSize) return;
      }
    },

    /** How many requests are in each state; states without any are absent. */
    async countByState(): Promise<Partial<Record<RequestState, number>>> {
      const rows = await run(
        'SELECT state, COUNT(*) AS total FROM consultation_request GROUP BY state',
      );
      return Object.fromEntries(rows.map((row) => [row.state, row.total]));
    },

    /**
     * Changes requests by id, or all that the change applies to.
     *
     * @returns the ids that were changed; the others are unknown, or in a state it does not apply to
     */
    async change(change: Change, ids: readonly string[] | 'all', now: number): Promise<string[]> {
      const { set, where } = changes[change];
      const update = `UPDATE consultation_request SET ${set} WHERE ${where}`;
      if (ids === 'all') {
        return (await run(`${update} RETURNING id`, [now])).map((row) => row.id as string);
      }
      const changed: string[] = [];
      for (const id of ids) {
        const rows = await run(`${update} AND id = $2 RETURNING id`, [now, id]);
        if (rows.length > 0) changed.push(id);
      }
      return changed;
    },

    /** Removes requests that were delivered before an instant. @returns how many */
    async purge(deliveredBefore: number): Promise<number> {
      let removed = 0;
      for (;;) {
        const rows = await run(
          `DELETE FROM consultation_request WHERE id IN (
            SELECT id FROM consultation_request
            WHERE state = 'delivered' AND delivered_at < $1
            LIMIT $2
          ) AND state = 'delivered'
          RETURNING id`,
          [deliveredBefore, pageSize],
        );
        removed += rows.length;
        if (rows.length < pageSize) return removed;
      }
    },
  };
}

export type Queries = ReturnType<typeof createQueries>;
