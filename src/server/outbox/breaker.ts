import 'server-only';

/** A call that fails only after this has waited for a database that hangs. */
const hangMs = 2500;

/** How long to wait before the database is tried again. */
const restMs = 5000;

const unavailable = (code: string) => Object.assign(new Error('The database hangs'), { code });

/**
 * Spares everybody the wait for a database that hangs: after a call has timed out, all calls fail at
 * once until the database answers again, which is tried in the background.
 *
 * @param probe a call to try it with
 * @returns a function that makes calls; it throws what the call throws, or an error with the code
 *   `TIMEOUT` or `DATABASE_HANGS`
 */
export function createBreaker(probe: () => Promise<unknown>) {
  let hangs = false;

  function tryLater(): void {
    const timer = setTimeout(() => {
      probe().then(() => {
        hangs = false;
      }, tryLater);
    }, restMs);
    timer.unref();
  }

  return async function run<T>(call: () => Promise<T>): Promise<T> {
    if (hangs) throw unavailable('DATABASE_HANGS');
    const startedAt = performance.now();
    try {
      return await call();
    } catch (error) {
      if (performance.now() - startedAt < hangMs) throw error;
      if (!hangs) tryLater();
      hangs = true;
      throw unavailable('TIMEOUT');
    }
  };
}
