import 'server-only';

/** A call that fails only after this has waited for a database that hangs. */
const hangMs = 2500;

/** How long nothing is tried then. */
const restMs = 5000;

const unavailable = (code: string) => Object.assign(new Error('The database hangs'), { code });

/**
 * Spares everybody the wait for a database that hangs: after a call has timed out, calls fail at once
 * for 5 seconds; then one call at a time finds out whether the database answers again.
 *
 * @returns a function that makes calls; it throws what the call throws, or an error with the code
 *   `TIMEOUT` or `DATABASE_HANGS`
 */
export function createBreaker() {
  let hangs = false;
  // By the monotonic clock.
  let restsUntil = Number.NEGATIVE_INFINITY;

  return async function run<T>(call: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    if (startedAt < restsUntil) throw unavailable('DATABASE_HANGS');
    if (hangs) restsUntil = Number.POSITIVE_INFINITY;
    try {
      const result = await call();
      hangs = false;
      return result;
    } catch (error) {
      hangs = performance.now() - startedAt >= hangMs;
      throw hangs ? unavailable('TIMEOUT') : error;
    } finally {
      restsUntil = hangs ? performance.now() + restMs : Number.NEGATIVE_INFINITY;
    }
  };
}
