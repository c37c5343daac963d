import 'server-only';
import { within } from '../../within';

/** A call that takes longer has timed out, whatever becomes of it. */
export const deadlineMs = 5000;

/** A call that fails after at least this has timed out, too. */
const hangMs = 2500;

const probeEveryMs = 5000;

const unavailable = (code: string) => Object.assign(new Error('The database hangs'), { code });

/**
 * Creates a circuit breaker for a database that hangs: after a call has timed out, all calls fail at once until a
 * probe in the background succeeds, which may take long. What a call that has timed out did is unknown.
 *
 * @returns a function that makes a call and throws its error, or one with the code `TIMEOUT` or `DATABASE_HANGS`
 */
export function createBreaker(probe: () => Promise<unknown>) {
  let hangs = false;

  const close = () => {
    hangs = false;
  };
  const probeLater = () =>
    void setTimeout(() => probe().then(close, probeLater), probeEveryMs).unref();

  return async function run<T>(call: () => Promise<T>): Promise<T> {
    if (hangs) throw unavailable('DATABASE_HANGS');
    const startedAt = performance.now();
    try {
      return await within(deadlineMs, call());
    } catch (error) {
      if (performance.now() - startedAt < hangMs) throw error;
      if (!hangs) probeLater();
      hangs = true;
      throw unavailable('TIMEOUT');
    }
  };
}
