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
