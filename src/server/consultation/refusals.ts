import 'server-only';
import { errorCode } from '../errorCode';
import type { OriginRefusal } from '../http/origin';
import { log } from '../log';
import type { Outbox } from '../outbox';

type Status = Outbox['status'];

/** More refused posts than this within the window are reported. */
const tolerated = 3;
const windowMs = 10 * 60 * 1000;

/** Further refused posts are recorded in the outbox at most this often. */
const reportEveryMs = 30_000;

const logEveryMs = 60_000;
const maxOrigins = 100;

/** When the newest posts were refused: one more than is tolerated. */
let times: number[] = [];

/** When each origin was logged. */
const loggedAt = new Map<string, number>();

async function report(status: Status, until: number): Promise<void> {
  try {
    await status.setRefusedUntil(until);
  } catch (error) {
    log.error({ error: errorCode(error) }, 'Outbox unavailable');
  }
}

/** Whether a post was accepted since this process started. */
let hasAccepted = false;

/** Logs why a post was refused: once a minute per origin, for up to a hundred origins. */
export function logRefusal({ isOurs, ...refusal }: OriginRefusal): void {
  const now = Date.now();
  for (const [origin, at] of loggedAt) if (now - at >= logEveryMs) loggedAt.delete(origin);
  if (loggedAt.has(refusal.got) || loggedAt.size >= maxOrigins) return;
  loggedAt.set(refusal.got, now);
  log.warn(refusal, 'Consultation request refused');
}

/**
 * Counts a post that was refused for its origin, where that could be this site's own: other sites' pages
 * say nothing about the form. While no post has been accepted, an unknown origin could be.
 */
export async function countOriginRefusal(status: Status, { isOurs }: OriginRefusal): Promise<void> {
  if (isOurs === 'unknown' ? !hasAccepted : isOurs) await countRefusal(status);
}

/** Counts a refused post, and makes health report them when there are too many. */
export async function countRefusal(status: Status): Promise<void> {
  const now = Date.now();
  times = [...times, now].slice(-(tolerated + 1));
  const until = Number(times[0]) + windowMs;
  const areMany = times.length > tolerated && until > now;
  if (areMany && until - status.refusedUntil() >= reportEveryMs) await report(status, until);
}

/** Ends the report of refused posts after an accepted one: the form works. */
export async function clearRefusals(status: Status): Promise<void> {
  times = [];
  hasAccepted = true;
  if (status.refusedUntil() > 0) await report(status, 0);
}
