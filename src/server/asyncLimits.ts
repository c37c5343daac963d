import 'server-only';
import { errorWith } from './errorCode';

/** @throws the promise's error, or `TIMEOUT` */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    // In a busy process, the answer may have arrived in time. Read it first.
    const timer = setTimeout(() => setImmediate(reject, errorWith('TIMEOUT')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function createLocks() {
  const waiting = new Map<string, Set<() => void>>();

  function unlock(key: string): void {
    const [next] = waiting.get(key) ?? [];
    if (next) next();
    else waiting.delete(key);
  }

  /**
   * @returns an unlock function
   * @throws `TIMEOUT`
   */
  return async function lock(key: string, ms: number): Promise<() => void> {
    const callers = waiting.get(key);
    if (!callers) waiting.set(key, new Set());
    else {
      let take = () => {};
      const taken = new Promise<void>((resolve) => {
        take = () => callers.delete(take) && resolve();
      });
      callers.add(take);
      await within(ms, taken).catch((error) => {
        // If the caller was already granted the lock, pass it on.
        if (!callers.delete(take)) unlock(key);
        throw error;
      });
    }
    return () => unlock(key);
  };
}

/** Concurrent callers with the same key share one read. */
export function shareInFlight<T, Key extends [key?: string]>(
  read: (...key: Key) => Promise<T>,
): (...key: Key) => Promise<T> {
  const inFlight = new Map<string | undefined, Promise<T>>();
  return (...key) => {
    const earlier = inFlight.get(key[0]);
    if (earlier) return earlier;
    const started = read(...key).finally(() => inFlight.delete(key[0]));
    inFlight.set(key[0], started);
    return started;
  };
}
