import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Outbox } from '@/server/outbox';
import { temporaryFolder } from './engines';

/** Every line that the server has logged since the site was loaded. */
export const logged: ({ level: string; msg: string } & Record<string, unknown>)[] = [];

const record =
  (level: string) =>
  (first: string | Record<string, unknown>, msg = '') =>
    logged.push(typeof first === 'string' ? { level, msg: first } : { level, msg, ...first });

const registry = globalThis as unknown as Record<symbol, unknown>;
const singletons = ['outbox', 'limits', 'arriving'].map((name) =>
  Symbol.for(`consultation.${name}`),
);

/**
 * Loads the server's routes as a new process would, with an empty SQLite outbox and the given
 * configuration. To be closed after the test.
 */
export async function loadSite(variables: Record<string, string> = {}) {
  const folder = temporaryFolder();
  const file = join(folder, 'outbox.db');
  const environment = { ...process.env };
  Object.assign(process.env, { DATABASE_URL: `file:${file}`, ...variables });
  for (const key of singletons) delete registry[key];
  logged.length = 0;
  jest.resetModules();
  jest.doMock('@/server/log', () => ({
    log: { info: record('info'), warn: record('warn'), error: record('error') },
  }));
  // Outside of a request of Next's, `after` has nothing to wait for.
  jest.doMock('next/server', () => ({ after: () => undefined }));
  const [consultation, health, drain, { getOutbox }] = await Promise.all([
    import('@/app/api/consultation/route'),
    import('@/app/api/health/route'),
    import('@/app/api/outbox/drain/route'),
    import('@/server/outbox'),
  ]);
  return {
    consultation,
    health,
    drain,
    file,
    outbox: (): Outbox => getOutbox(),
    async close() {
      await getOutbox()
        .worker?.stop(0)
        .catch(() => undefined);
      await getOutbox()
        .close()
        .catch(() => undefined);
      process.env = environment;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Site = Awaited<ReturnType<typeof loadSite>>;
