import 'server-only';
import { shareInFlight } from './asyncLimits';
import type { Calendars } from './calendar/createCalendars';
import { type Env, getEnv } from './env';
import { createHealth, createPostRecord } from './health';
import { createLimits, createQuarantineBudget } from './limits';
import { createOutbox } from './outbox';

/** The team's calendars; undefined without any, when no module about them is loaded. */
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
    reserveQuarantine: createQuarantineBudget(database, env.QUARANTINE_BUDGET_MB),
    /** Shared, so that many who ask at once do not keep the outbox from storing. Throws when it cannot be read. */
    readTakenTimes: shareInFlight(async (date: string) => {
      const [held, busy = []] = await Promise.all([
        store.takenTimes(date),
        calendars.then((found) => found?.busySlots(date)),
      ]);
      return [...new Set([...held, ...busy])].sort();
    }),
    readHealth: createHealth(env, posts, database, calendars),
  };
}

/** What one process of the server has: its configuration, its outbox and what it counts. */
export type Runtime = ReturnType<typeof createRuntime>;

declare global {
  /** Here because the site's server, and Next for `instrumentation` and each route, have modules of their own. */
  var serverRuntime: Runtime | undefined;
}

/** Sets up the runtime of this process, once. @param sqliteWorkerThread see `OpenOptions` */
export function setUpRuntime(env: Env, sqliteWorkerThread?: URL): Runtime {
  if (globalThis.serverRuntime) throw new Error('The runtime is set up already');
  globalThis.serverRuntime = createRuntime(env, sqliteWorkerThread);
  return globalThis.serverRuntime;
}

/** The runtime of this process. Where nothing has set it up, as on a serverless host, this does. */
export const getRuntime = (): Runtime => globalThis.serverRuntime ?? setUpRuntime(getEnv());
