import 'server-only';
import type { Database } from '../engine/database';
import { createStore } from '../queue/store';
import type { RequestState, StoredRequest } from '../storedRequest';
import { inPages, pageSize, type SpamFilter, spamCondition } from './bulk';
import { createChanges } from './changes';

type States = readonly RequestState[];

const inStates = (states: States) =>
  states.length === 0 ? 'TRUE' : `state IN (${states.map((state) => `'${state}'`).join(', ')})`;

/** A day ends last where clocks are 12 hours behind UTC. */
const lastZoneMs = 12 * 60 * 60 * 1000;

/** The operator's statements, for use while the site runs. */
export function createQueries(database: Database) {
  const { run, now } = database;

  /** One page, newest first; `before` is the last request of the page before it. */
  const page = (states: States, limit: number, before?: StoredRequest) =>
    run<StoredRequest>(
      `SELECT * FROM consultation_request
      WHERE ${inStates(states)} AND (received_at < $receivedAt OR (received_at = $receivedAt AND id < $id))
      ORDER BY received_at DESC, id DESC
      LIMIT $limit`,
      { receivedAt: before?.receivedAt ?? Number.MAX_SAFE_INTEGER, id: before?.id ?? '', limit },
    );

  return {
    ...createChanges(database),

    find: createStore(database).find,

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

    /** Removes requests for good, except those in flight. Their ids are never stored again. @returns how many */
    async erase(ids: readonly string[]): Promise<number> {
      let erased = 0;
      for (const id of ids) {
        await run('INSERT INTO outbox_erased (id) VALUES ($id) ON CONFLICT DO NOTHING', { id });
        const rows = await run(
          `DELETE FROM consultation_request
          WHERE id = $id AND NOT (state = 'pending' AND lease_owner IS NOT NULL AND due_at > ${now})
          RETURNING id`,
          { id },
        );
        erased += rows.length;
      }
      return erased;
    },

    /**
     * Removes requests for good that were delivered before an instant. One that holds a call time stays until the
     * day of the call is over in every time zone. @returns how many
     */
    purgeDelivered: (before: number): Promise<number> =>
      inPages(
        run,
        'DELETE FROM consultation_request',
        `state = 'delivered' AND delivered_at < $before
          AND (call_state IS NULL OR call_state <> 'held' OR call_date < $today)`,
        { before, today: new Date(Date.now() - lastZoneMs).toISOString().slice(0, 10) },
      ),

    purgeQuarantined: (filter: SpamFilter): Promise<number> =>
      inPages(run, 'DELETE FROM consultation_request', ...spamCondition(filter)),
  };
}

export type Queries = ReturnType<typeof createQueries>;
