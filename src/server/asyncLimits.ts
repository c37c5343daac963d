import 'server-only';
import { errorWith } from './errorCode';

/** Waits for a promise for a limited time. @throws what it rejects with, or an error with the code `TIMEOUT` */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    // Where this process was busy, the answer may have arrived in time: it is read before the timer rejects.
    const timer = setTimeout(() => setImmediate(reject, errorWith('TIMEOUT')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Creates locks by key. A caller that does not get a lock in time leaves the queue. */
export function createLocks() {
  /** The callers that wait for each locked key, in their order. */
  const waiting = new Map<string, Set<() => void>>();

  function unlock(key: string): void {
    const [next] = waiting.get(key) ?? [];
    if (next) next();
    else waiting.delete(key);
  }

  /** Locks a key. @returns the function that unlocks it @throws an error with the code `TIMEOUT` */
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
        // It may have got the lock at the last moment.
        if (!callers.delete(take)) unlock(key);
        throw error;
      });
    }
    return () => unlock(key);
  };
}

/** Wraps a read so that those who ask while it is in flight, for the same key, share its result. */
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
