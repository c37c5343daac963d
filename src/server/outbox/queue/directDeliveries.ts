import 'server-only';
import { log } from '../../log';
import type { NewRequest } from '../storedRequest';
import type { Store } from './store';

const retryMs = 5000;

/** Further ones are known to the webhook alone. */
const maxKept = 1000;

/** Longer than the statement that follows takes. */
const lease = { owner: 'delivered directly', ms: 60_000 };

/** Keeps the requests that went straight to the webhook while the outbox failed, until it can store them. */
export function createDirectDeliveries({ add, markDelivered }: Store) {
  const kept = new Map<string, NewRequest>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function storeAll(): Promise<void> {
    for (const [id, request] of kept) {
      const { known, callState } = await add({ ...request, lease });
      await markDelivered(id);
      kept.delete(id);
      log.info({ id }, 'Direct delivery stored');
      if (callState === 'taken' && !known) log.warn({ id }, 'time already taken');
    }
  }

  function storeLater(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      storeAll().catch(storeLater);
    }, retryMs);
    timer.unref();
  }

  return {
    add(request: NewRequest): void {
      if (kept.size >= maxKept) return;
      kept.set(request.id, request);
      storeLater();
    },
    /** Stores what is left. @throws the engine's error */
    async close(): Promise<void> {
      clearTimeout(timer);
      await storeAll();
    },
  };
}
