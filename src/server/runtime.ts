import 'server-only';
import { shareInFlight } from './asyncLimits';
import type { Calendars } from './calendar/createCalendars';
import { type Env, getEnv } from './env';
import { createHealth, createPostRecord } from './health';
import { createLimits, createQuarantineBudget } from './limits';
import { createOutbox } from './outbox';

/** Imports the modules only if a calendar is configured. */
async function loadCalendars({ BUSY_CALENDAR_URL, site }: Env): Promise<Calendars | undefined> {
  if (!BUSY_CALENDAR_URL) return undefined;
  const { createCalendars } = await import('./calendar/createCalendars');
  return createCalendars({ BUSY_CALENDAR_URL, site });
}

function createRuntime(env: Env, sqliteWorkerThread?: URL) {
  const outbox = createOutbox(env, sqliteWorkerThread);
  const { database, store } = outbox;
  const posts = createPostRecord();
  const calendars = loadCalendars(env);
  return {
    env,
    outbox,
    posts,
    calendars,
    limits: createLimits(env.RATE_LIMIT_PER_MINUTE),
    claimQuarantineBytes: createQuarantineBudget(database, env.QUARANTINE_BUDGET_MB),
    /** Concurrent readers share one query, so that they do not delay storing. */
    readTakenTimes: shareInFlight(async (date: string) => {
      // Held times last: a reading may take seconds.
      const busy = (await (await calendars)?.busySlots(date)) ?? [];
      return [...new Set([...(await store.heldTimes(date)), ...busy])].sort();
    }),
    readHealth: createHealth(env, posts, database, calendars, outbox.mailer),
  };
}

export type Runtime = ReturnType<typeof createRuntime>;

declare global {
  /** `server.ts`, `instrumentation`, and each route load their own copies of this module. */
  var serverRuntime: Runtime | undefined;
}

export function setUpRuntime(env: Env, sqliteWorkerThread?: URL): Runtime {
  if (globalThis.serverRuntime) throw new Error('The runtime is set up already');
  globalThis.serverRuntime = createRuntime(env, sqliteWorkerThread);
  return globalThis.serverRuntime;
}

export const getRuntime = (): Runtime => globalThis.serverRuntime ?? setUpRuntime(getEnv());
