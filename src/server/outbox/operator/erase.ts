import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../engine/database';
import { longestLeaseMs } from '../queue/deliveries';
import { isInFlight } from '../queue/expressions';

/** How long an erasure waits for attempts in flight, and how often it looks whether they have ended. */
const maxWaitMs = 1.5 * longestLeaseMs;
const lookAgainMs = 200;

/** The requests of a thread: the first by its id, which the index of corrections leaves out. */
const ofThread = '(id = $thread OR thread = $thread AND version > 0)';

export function createErase({ run, runAll, now, unseenForMs }: Database) {
  const statements = [
    `INSERT INTO outbox_erased (id)
      SELECT CAST($thread AS TEXT) UNION SELECT id FROM consultation_request WHERE ${ofThread}
      ON CONFLICT DO NOTHING`,
    `DELETE FROM consultation_request WHERE ${ofThread} AND NOT ${isInFlight(now)} RETURNING id`,
    'DELETE FROM consultation_thread WHERE id = $thread',
  ];
  const findOne = `SELECT id FROM consultation_request WHERE ${ofThread} LIMIT 1`;

  /** Removes threads, once no attempt at them is in flight. @returns how many requests */
  async function remove(threads: readonly string[]): Promise<number> {
    const giveUpAt = performance.now() + maxWaitMs;
    let removed = 0;
    for (let left = threads; left.length > 0 && performance.now() < giveUpAt; ) {
      if (left !== threads) await sleep(lookAgainMs);
      const inFlight: string[] = [];
      for (const thread of left) {
        const params = { thread };
        const [, gone = []] = await runAll(statements.map((sql) => ({ sql, params })));
        removed += gone.length;
        if ((await run(findOne, params)).length > 0) inFlight.push(thread);
      }
      left = inFlight;
    }
    return removed;
  }

  /**
   * Removes threads for good, after their attempts in flight. Their times are free at once, and none of their ids, nor
   * what corrects one of them, is stored or claimed again. An id without requests counts as a thread. What was being
   * stored meanwhile is removed when every statement that was under way has ended. @returns how many requests
   */
  return async function erase(...threads: readonly string[]): Promise<number> {
    const removed = await remove(threads);
    if (unseenForMs === 0) return removed;
    await sleep(unseenForMs);
    return removed + (await remove(threads));
  };
}
