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
     * @returns the removed requests, and the ids of requests and threads with an attempt in flight
     */
    async erase(threads: readonly string[]): Promise<{ erased: string[]; inFlight: string[] }> {
      const removed: Erased[] = [];
      const inFlight: Erased[] = [];
      for (const thread of threads) {
        const statements = eraseThread(isInFlight(now)).map((sql) => ({ sql, params: { thread } }));
        const [, ofReaders = [], ofRequests = []] = await runAll<Erased>(statements);
        removed.push(...ofRequests);
        inFlight.push(...[...ofReaders, ...ofRequests].filter((each) => each.isInFlight));
      }
      return {
        erased: removed.map(({ id }) => id),
        inFlight: [...new Set(inFlight.map(({ id }) => id))],
      };
    },
  };
}
