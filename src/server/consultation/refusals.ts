import 'server-only';
import { errorCode } from '../errorCode';
import type { OriginRefusal } from '../http/origin';
import { log } from '../log';
import type { Outbox } from '../outbox';
import { processSingleton } from '../processSingleton';

/** More refused posts than this within the window are reported. */
const tolerated = 3;
const windowMs = 10 * 60 * 1000;

/** Further refused posts are recorded in the outbox at most this often. */
const reportEveryMs = 30_000;

const logEveryMs = 60_000;
const maxOrigins = 100;

/** Counts refused posts, and limits how often they are logged. */
export function createRefusals() {
  /** When the newest ones were refused: one more than is tolerated. */
  let times: number[] = [];
  const loggedAt = new Map<string, number>();

  return {
    /** Counts one. @returns until when refused posts are reported; 0 when there are few */
    count(now: number): number {
      times = [...times, now].slice(-(tolerated + 1));
      const [first = 0] = times;
      return times.length > tolerated && now - first < windowMs ? first + windowMs : 0;
    },

    /** Resets the count: an accepted post shows that the form works. */
    clear(): void {
      times = [];
    },

    /** Whether to log a refusal of this origin: once a minute, for up to a hundred origins. */
    shouldLog(origin: string, now: number): boolean {
      for (const [known, at] of loggedAt) if (now - at >= logEveryMs) loggedAt.delete(known);
      if (loggedAt.has(origin) || loggedAt.size >= maxOrigins) return false;
      loggedAt.set(origin, now);
      return true;
    },
  };
}

const getRefusals = () => processSingleton('refusals', createRefusals);

async function report(outbox: Outbox, until: number): Promise<void> {
  try {
    await outbox.status.setRefusedUntil(until);
  } catch (error) {
    log.error({ error: errorCode(error) }, 'Outbox unavailable');
  }
}

/** Logs why a post was refused, at most once a minute per origin. */
export function logRefusal(refusal: OriginRefusal): void {
  if (getRefusals().shouldLog(refusal.got, Date.now())) {
    log.warn(refusal, 'Consultation request refused');
  }
}

/** Counts a refused post, and makes health report them when there are too many. */
export async function countRefusal(outbox: Outbox): Promise<void> {
  const until = getRefusals().count(Date.now());
  if (until - outbox.status.refusedUntil() >= reportEveryMs) await report(outbox, until);
}

/** Ends the report of refused posts after an accepted one. */
export async function clearRefusals(outbox: Outbox): Promise<void> {
  getRefusals().clear();
  if (outbox.status.refusedUntil() > 0) await report(outbox, 0);
}
