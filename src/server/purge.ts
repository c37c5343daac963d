import 'server-only';
import type { Env } from './env';
import { log } from './log';
import { startLoop } from './loop';
import type { Outbox } from './outbox';

const purgeEveryMs = 10 * 60 * 1000;

/** Removes requests that the configuration calls old, now and every ten minutes. @returns a function that stops it */
export function startPurge(env: Env, { queries }: Pick<Outbox, 'queries'>): () => void {
  const { PURGE_DELIVERED_AFTER: deliveredMs, PURGE_QUARANTINED_AFTER: quarantinedMs } = env;
  return startLoop('The purge', purgeEveryMs, async () => {
    const now = await queries.now();
    const delivered =
      deliveredMs === undefined ? 0 : await queries.purgeDelivered(now - deliveredMs);
    const quarantined = await queries.purgeQuarantined(now - quarantinedMs);
    if (delivered + quarantined > 0) log.info({ delivered, quarantined }, 'Old requests purged');
  }).stop;
}
