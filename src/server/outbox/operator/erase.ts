import 'server-only';
import type { Database } from '../engine/database';
import { isInFlight } from '../states';
import { columns, type RequestRow, type StoredRequest, toStored } from '../storedRequest';
import { eraseThread } from '../threads';

interface Erased {
  id: string;
  isInFlight: number;
}

export function createErase({ run, runAll, now }: Database) {
  return {
    async requestsOf(thread: string): Promise<StoredRequest[]> {
      const rows = await run<RequestRow>(
        `SELECT ${columns} FROM consultation_request WHERE thread = $thread
        ORDER BY received_at DESC`,
        { thread },
      );
      return rows.map(toStored);
    },

    /**
     * Marks threads as erased and removes everything else of them.
     * @returns the removed requests, and those of them with an attempt in flight
     */
    async erase(threads: readonly string[]): Promise<{ erased: string[]; inFlight: string[] }> {
      const removed: Erased[] = [];
      for (const thread of threads) {
        const statements = eraseThread(isInFlight(now)).map((sql) => ({ sql, params: { thread } }));
        removed.push(...(await runAll<Erased>(statements)).flat());
      }
      return {
        erased: removed.map(({ id }) => id),
        inFlight: removed.filter((request) => request.isInFlight).map(({ id }) => id),
      };
    },
  };
}
