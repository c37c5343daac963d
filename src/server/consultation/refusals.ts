import 'server-only';
import { errorCode } from '../errorCode';
import { log } from '../log';
import type { Outbox } from '../outbox';
import { processSingleton } from '../processSingleton';

/** More refused posts than this within the window are reported. */
const tolerated = 3;
const windowMs = 10 * 60 * 1000;

/** The outbox is told at most this often of further ones. */
const reportEveryMs = 30_000;

const logEveryMs = 60_000;
const maxOrigins = 100;

/** Counts refused posts of the form, and limits how often they are logged. */
export function createRefusals() {
  /** The newest ones; one more than is tolerated is enough to know. */
  let times: number[] = [];
  const loggedAt = new Map<string, number>();

  return {
    /** @returns until when refused posts are to be reported; 0 while they are few */
    count(now: number): number {
      times = [...times, now].slice(-(tolerated + 1));
      const [first = 0] = times;
      return times.length > tolerated && now - first < windowMs ? first + windowMs : 0;
    },

    /** An accepted post shows that the form works. */
    clear(): void {
      times = [];
    },

    /** Whether a refusal of this origin is to be logged: once a minute, for up to a hundred of them. */
    isToBeLogged(origin: string, now: number): boolean {
      for (const [known, at] of loggedAt) if (now - at >= logEveryMs) loggedAt.delete(known);
      if (loggedAt.has(origin) || loggedAt.size >= maxOrigins) return false;
      loggedAt.set(origin, now);
      return true;
    },
  };
}

export const getRefusals = () => processSingleton('refusals', createRefusals);

async function report(outbox: Outbox, until: number): Promise<void> {
  try {
    await outbox.status.setRefusedUntil(until);
  } catch (error) {
    log.error({ error: errorCode(error) }, 'Outbox unavailable');
  }
}

/** Lets health report refused posts once there are too many. */
export async function countRefusal(outbox: Outbox): Promise<void> {
  const until = getRefusals().count(Date.now());
  if (until - outbox.status.refusedUntil() >= reportEveryMs) await report(outbox, until);
}

/** Ends what `countRefusal` began. */
export async function clearRefusals(outbox: Outbox): Promise<void> {
  getRefusals().clear();
  if (outbox.status.refusedUntil() > 0) await report(outbox, 0);
}
