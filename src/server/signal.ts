import 'server-only';
import { errorCode } from './errorCode';
import { log } from './log';
import type { Outbox } from './outbox';
import { createTroubleLog } from './troubleLog';

/** The signal of posts that came through other proxies than `TRUSTED_PROXY_HOPS`, which is changed with a restart. */
export const proxySignal = (hops: number) => `proxies:${hops}`;

/** A signal that lasts is recorded at most this often. */
const recordEveryMs = 30_000;

/**
 * Creates a signal: a reason in health while more than `threshold` events are within the window. The outbox keeps it
 * under its name for the health of all machines; `lines` are what the log says when it begins and when it ends.
 */
export function createSignal(
  status: Outbox['status'],
  name: string,
  windowMs: number,
  threshold: number,
  lines?: [begin: string, end: string],
) {
  const report = lines ? createTroubleLog(...lines, 'warn') : () => undefined;
  /** When the newest events were: one more than is tolerated. */
  let times: number[] = [];
  let recordedUntil = 0;
  let ending: NodeJS.Timeout | undefined;

  const record = (ms: number) =>
    status
      .setSignal(name, ms)
      .catch((error) => log.error({ error: errorCode(error) }, 'Outbox unavailable'));

  return {
    async note(fields: object = {}): Promise<void> {
      const now = performance.now();
      times = [...times, now].slice(-(threshold + 1));
      const until = Number(times[0]) + windowMs;
      if (times.length <= threshold || until <= now) return;
      report(fields);
      ending ??= setTimeout(report, windowMs).unref();
      ending.refresh();
      if (until - recordedUntil < recordEveryMs) return;
      recordedUntil = until;
      await record(Math.round(until - now));
    },

    /** Ends the signal. */
    async clear(): Promise<void> {
      times = [];
      recordedUntil = 0;
      report();
      if (status.hasSignal(name)) await record(0);
    },
  };
}
