import { join } from 'node:path';
import { createQueries } from '@/server/outbox/operator/queries';
import { temporaryFolder } from '../site/environment';
import { freshModules } from './isolation';

export const logged: ({ level: string; msg: string } & Record<string, unknown>)[] = [];

export const background: Promise<unknown>[] = [];

/** Each test has a new outbox, whose line nobody needs. */
const isOfNewOutbox = (msg: string) => msg.startsWith('A new, empty outbox');

const record =
  (level: string) =>
  (first: string | Record<string, unknown>, msg = '') =>
    !isOfNewOutbox(msg) &&
    logged.push(typeof first === 'string' ? { level, msg: first } : { level, msg, ...first });

function importRoutes() {
  freshModules();
  jest.doMock('@/server/log', () => ({
    log: { info: record('info'), warn: record('warn'), error: record('error') },
  }));
  jest.doMock('next/server', () => ({ after: (work: Promise<unknown>) => background.push(work) }));
  return Promise.all([
    import('@/app/api/consultation/route'),
    import('@/app/api/consultation/call/route'),
    import('@/app/api/health/route'),
    import('@/app/api/slots/route'),
    import('@/app/api/outbox/drain/route'),
    import('@/server/runtime'),
    import('@/server/env'),
  ]);
}

let imported: ReturnType<typeof importRoutes> | undefined;

export function forgetRoutes(): void {
  imported = undefined;
}

/** Starts with an empty SQLite outbox. Close it after the test. */
export async function loadRoutes(variables: Record<string, string> = {}) {
  const folder = temporaryFolder();
  const file = join(folder, 'outbox.db');
  const environment = { ...process.env };
  // Hides a build of the site.
  const { cwd } = process;
  process.cwd = () => folder;
  Object.assign(process.env, { DATABASE_URL: `file:${file}`, ...variables });
  globalThis.serverRuntime = undefined;
  logged.length = 0;
  background.length = 0;
  imported ??= importRoutes();
  const [consultation, call, health, slots, drain, runtime, { parseEnv }] = await imported;
  const { outbox } = runtime.setUpRuntime(parseEnv(process.env));
  return {
    consultation,
    call,
    health,
    slots,
    drain,
    file,
    outbox: () => outbox,
    queries: createQueries(outbox.database),
    async close() {
      await outbox.worker.stop().catch(() => undefined);
      await outbox.close().catch(() => undefined);
      process.env = environment;
      process.cwd = cwd;
    },
  };
}

export type Routes = Awaited<ReturnType<typeof loadRoutes>>;
