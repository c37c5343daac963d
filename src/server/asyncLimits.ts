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
