import 'server-only';
import type { Database } from '../engine/database';
import { dismissed } from '../storedRequest';

const pageSize = 500;

/** The last time zone in which a day ends: UTC-12. */
const lastZoneMs = 12 * 60 * 60 * 1000;

const placeholders = Array.from({ length: pageSize }, (_, index) => `one${index}`);

const list = `(${placeholders.map((name) => `$${name}`).join(', ')})`;

const valuesOf = (texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(texts.map((text, index) => [`one${index}`, text]));

interface Purgeable {
  id: string;
  thread: string;
}

export function createPurge({ run, runAll, skipLocked }: Database) {
  /**
   * Removes requests in pages, and each thread with its last request. `received_at` keeps a thread
   * that has got a correction meanwhile.
   */
  async function purge(where: string, params: { before: number; today?: string }): Promise<number> {
    const selectPage = `SELECT id, thread FROM consultation_request WHERE ${where}
      LIMIT ${pageSize} ${skipLocked}`;
    // `CASE` makes the planner search by id.
    const removeRequests = `DELETE FROM consultation_request
      WHERE id IN ${list} AND CASE WHEN ${where} THEN 1 ELSE 0 END = 1 RETURNING id`;
    const removeThreads = `DELETE FROM consultation_thread WHERE id IN ${list} AND received_at < $before
      AND id NOT IN (SELECT thread FROM consultation_request
        WHERE id IN ${list} OR thread IN ${list} AND version > 0)`;
    for (let total = 0; ; ) {
      const page = await run<Purgeable>(selectPage, params);
      if (page.length === 0) return total;
      const ids = valuesOf(page.map(({ id }) => id));
      const threads = valuesOf([...new Set(page.map(({ thread }) => thread))]);
      const [removed = []] = await runAll([
        { sql: removeRequests, params: { ...params, ...ids } },
        { sql: removeThreads, params: { ...params, ...threads } },
      ]);
      total += removed.length;
    }
  }

  return {
    /** Keeps a request while its thread holds a call on a day that is not over. */
    purgeDelivered(before: number): Promise<number> {
      const today = new Date(Date.now() - lastZoneMs).toISOString().slice(0, 10);
      return purge(
        `state = 'delivered' AND delivered_at < $before AND (reason IS NULL OR reason <> '${dismissed}')
          AND NOT EXISTS (SELECT 1 FROM consultation_thread
          WHERE consultation_thread.id = consultation_request.thread AND consultation_thread.call_date >= $today)`,
        { before, today },
      );
    },

    /** Also removes dismissed requests. */
    async purgeQuarantined(before: number): Promise<number> {
      const quarantined = await purge(`state = 'quarantined' AND received_at < $before`, {
        before,
      });
      return (
        quarantined + (await purge(`reason = '${dismissed}' AND received_at < $before`, { before }))
      );
    },
  };
}
