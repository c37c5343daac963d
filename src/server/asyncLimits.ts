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
