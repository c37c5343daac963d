import 'server-only';
import { errorCode } from './errorCode';
import { log } from './log';

const reminderMs = 60 * 60 * 1000;

/**
 * Creates the log of a recurring check, to be called with a problem's fields, or with nothing when there is none. It
 * logs the beginning and end of a problem, and once an hour that it lasts.
 */
export function createTroubleLog(trouble: string, end: string, level: 'warn' | 'error' = 'error') {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (fields?: object): void => {
    if (!fields) {
      if (loggedAt !== Number.NEGATIVE_INFINITY) log.info(end);
      loggedAt = Number.NEGATIVE_INFINITY;
    } else if (performance.now() - loggedAt >= reminderMs) {
      log[level](fields, trouble);
      loggedAt = performance.now();
    }
  };
}

/** Creates a function that does work, logs in that way whether it fails, and throws its error. */
export function createWatch(trouble: string, end: string) {
  const report = createTroubleLog(trouble, end);
  return async function watch<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      report();
      return result;
    } catch (error) {
      report({ error: errorCode(error) });
      throw error;
    }
  };
}
