import 'server-only';
import type { Env } from './env';
import { log } from './log';
import type { Outbox } from './outbox';
import { createLoop } from './outbox/queue/loop';

const hourMs = 60 * 60 * 1000;

/**
 * Removes delivered requests once they are older than `PURGE_DELIVERED_AFTER`, if that is set: now and
 * every hour, sooner where the age is shorter.
 *
 * @returns a function that stops it
 */
export function startPurge({ PURGE_DELIVERED_AFTER: ageMs }: Env, { purge }: Outbox): () => void {
  const stopping = new AbortController();
  const everyMs = Math.min(hourMs, ageMs ?? hourMs);
  const purgeOld = async () => {
    const requests = await purge(Date.now() - Number(ageMs));
    if (requests > 0) log.info({ requests }, 'Delivered requests purged');
    return everyMs;
  };
  const loop = createLoop(purgeOld, everyMs, stopping.signal);
  if (ageMs !== undefined) loop.start();
  return () => {
    stopping.abort();
    loop.wake();
  };
}
