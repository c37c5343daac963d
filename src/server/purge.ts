import 'server-only';
import type { Env } from './env';
import { log } from './log';
import type { Outbox } from './outbox';
import { startLoop } from './outbox/queue/loop';

const hourMs = 60 * 60 * 1000;

/**
 * Removes quarantined and delivered requests that are older than the configuration has them: now and every hour,
 * sooner where an age is shorter. @returns a function that stops it
 */
export function startPurge(env: Env, { queries }: Pick<Outbox, 'queries'>): () => void {
  const { PURGE_DELIVERED_AFTER: deliveredMs, PURGE_QUARANTINED_AFTER: quarantinedMs } = env;
  const everyMs = Math.min(hourMs, quarantinedMs, deliveredMs ?? hourMs);
  return startLoop('The purge', everyMs, async () => {
    const delivered =
      deliveredMs === undefined ? 0 : await queries.purgeDelivered(Date.now() - deliveredMs);
    const quarantined = await queries.purgeQuarantined(Date.now() - quarantinedMs);
    if (delivered + quarantined > 0) log.info({ delivered, quarantined }, 'Old requests purged');
  });
}
