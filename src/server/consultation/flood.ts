import 'server-only';
import { errorCode } from '../errorCode';
import { log } from '../log';
import type { Outbox } from '../outbox';

const reportEveryMs = 30_000;
const minuteMs = 60_000;

let beganAt: number | undefined;
let lastAt = 0;
let reportedAt = Number.NEGATIVE_INFINITY;

function watchForEnd(): void {
  const timer = setTimeout(() => {
    if (performance.now() - lastAt < minuteMs) return watchForEnd();
    beganAt = undefined;
    log.info('Flood of consultation requests has ended');
  }, minuteMs);
  timer.unref();
}

/** Logs the beginning of a flood and its end, a minute after its last request, and lets health report it. */
export async function noteFlood({ status }: Outbox): Promise<void> {
  lastAt = performance.now();
  if (beganAt === undefined) {
    beganAt = lastAt;
    log.warn('Flood of consultation requests: they are quarantined');
    watchForEnd();
  }
  if (lastAt - reportedAt < reportEveryMs) return;
  reportedAt = lastAt;
  try {
    await status.setFloodUntil(Date.now() + minuteMs + reportEveryMs);
  } catch (error) {
    log.error({ error: errorCode(error) }, 'Outbox unavailable');
  }
}
