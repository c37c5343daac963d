import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../engine/database';
import { longestLeaseMs } from '../queue/deliveries';
import { createErasures, type InFlight } from '../queue/erasures';
import { columns, isConnectedToId, isNotErased } from '../queue/expressions';
import { type RequestRow, type StoredRequest, toStored } from '../storedRequest';

/** Longer than any lease, unless the clock is set back. */
const maxWaitMs = 1.5 * longestLeaseMs;
const checkEveryMs = 200;

interface Family {
  ids: string[];
  requests: StoredRequest[];
}

export function createErase(database: Database) {
  const { run, uncommittedForMs } = database;
  const { eraseIds, removeErased } = createErasures(database);

  async function familyOf(id: string): Promise<Family> {
    const ids = new Set([id]);
    const requests = new Map<string, StoredRequest>();
    // Iterating a Set also visits ids added during the loop.
    for (const next of ids) {
      const rows = await run<RequestRow>(
        `SELECT ${columns} FROM consultation_request WHERE ${isConnectedToId} AND ${isNotErased}`,
        { id: next },
      );
      for (const request of rows.map(toStored)) {
        requests.set(request.id, request);
        for (const named of [request.id, request.thread, request.corrects]) {
          if (named) ids.add(named);
        }
      }
    }
    return { ids: [...ids], requests: [...requests.values()] };
  }

  return {
    familyOf,

    /**
     * Erases the families of ids, and waits for attempts in flight. On PostgreSQL, a second pass
     * finds requests that another process had not committed yet.
     * @param onRecorded called with the requests in flight, once all ids are recorded
     */
    async erase(
      ids: readonly string[],
      onRecorded: (inFlight: InFlight[]) => void = () => undefined,
    ): Promise<{ erased: string[]; inFlight: number }> {
      const recorded = new Set<string>();
      const found = new Set<string>();
      let inFlight: InFlight[] = [];

      async function remove(): Promise<void> {
        const left = await removeErased();
        inFlight = left.inFlight;
        for (const id of [...left.removed, ...inFlight.map((request) => request.id)]) found.add(id);
      }

      async function removeAll(): Promise<void> {
        const giveUpAt = performance.now() + maxWaitMs;
        await remove();
        while (inFlight.length > 0 && performance.now() < giveUpAt) {
          await sleep(checkEveryMs);
          await remove();
        }
      }

      for (const id of ids) {
        if (recorded.has(id)) continue;
        const family = await familyOf(id);
        for (const each of family.ids) recorded.add(each);
        for (const removed of await eraseIds(family.ids)) found.add(removed);
      }
      await remove();
      onRecorded(inFlight);
      await removeAll();
      if (uncommittedForMs > 0) {
        await sleep(uncommittedForMs);
        await removeAll();
      }
      for (const { id } of inFlight) found.delete(id);
      return { erased: [...found], inFlight: inFlight.length };
    },
  };
}
