import 'server-only';
import type { Database, Statement } from '../engine/database';
import { erasedRequests, isConnectedToId, isInFlight } from './expressions';

export interface InFlight {
  id: string;
  /** At most. */
  leftMs: number;
}

/** How many ids one transaction erases. */
const batchSize = 100;

export function createErasures({ run, runAll, now }: Database) {
  const connected = `FROM consultation_request WHERE ${isConnectedToId}`;
  const removal = [
    `INSERT INTO outbox_erased (id)
      SELECT CAST($id AS TEXT) UNION SELECT id ${connected} UNION SELECT thread ${connected}
      UNION SELECT corrects ${connected} AND corrects IS NOT NULL
      ON CONFLICT DO NOTHING`,
    `DELETE FROM consultation_thread WHERE id = $id OR id IN (SELECT thread ${connected})`,
    `DELETE ${connected} AND NOT ${isInFlight(now)} RETURNING id`,
  ];

  /**
   * Records ids as erased, frees their calls, and removes requests without an attempt in flight.
   * @returns their ids
   */
  async function eraseIds(ids: readonly string[]): Promise<string[]> {
    const removed: string[] = [];
    for (let from = 0; from < ids.length; from += batchSize) {
      const batch = ids.slice(from, from + batchSize);
      const statements = batch.flatMap((id) =>
        removal.map((sql): Statement => ({ sql, params: { id } })),
      );
      const rows = (await runAll<{ id: string }>(statements)).flat();
      removed.push(...rows.map(({ id }) => id));
    }
    return removed;
  }

  return {
    eraseIds,

    /** Removes what earlier erasures have left. */
    async removeErased(): Promise<{ removed: string[]; inFlight: InFlight[] }> {
      const removed: string[] = [];
      for (;;) {
        const found = await run<InFlight & { isInFlight: number }>(
          `SELECT id, due_at - ${now} AS left_ms, CASE WHEN ${isInFlight(now)} THEN 1 ELSE 0 END AS is_in_flight
          FROM consultation_request WHERE id IN (${erasedRequests})`,
        );
        const ended = found.filter((request) => !request.isInFlight).map(({ id }) => id);
        if (ended.length === 0) {
          return { removed, inFlight: found.map(({ id, leftMs }) => ({ id, leftMs })) };
        }
        removed.push(...(await eraseIds(ended)));
      }
    },
  };
}
