import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Env } from '../env';
import { createSend } from '../webhook/send';
import type { Database, OpenOptions } from './engine/database';
import { openPostgres } from './engine/postgres';
import { openSqlite, sqlitePath } from './engine/sqlite';
import { createPurge } from './purge';
import { createMailer } from './queue/mailer';
import { createReaderStore } from './queue/readerStore';
import { createStore } from './queue/store';
import { createWorker } from './queue/worker';

/** Connects with the first statement. */
export function openDatabase(databaseUrl: string, options?: OpenOptions): Database {
  const path = sqlitePath(databaseUrl);
  return path ? openSqlite(path, options) : openPostgres(databaseUrl, options);
}

export function createOutbox(env: Env, sqliteWorkerThread?: URL) {
  const database = openDatabase(env.DATABASE_URL, { create: true, sqliteWorkerThread });
  const store = createStore(database, env.mail !== undefined);
  const owner = randomUUID();
  const { CONSULTATION_WEBHOOK_URL: url, WEBHOOK_CONFIRMS: confirms } = env;
  const send = url === undefined ? undefined : createSend(url, env, confirms);
  const mailer =
    env.mail &&
    createMailer({
      store: createReaderStore(database, url === undefined),
      owner,
      env: { ...env, mail: env.mail },
      wake: () => worker.wake(),
    });
  const worker = createWorker({ store, owner, env, send, mailer });
  return {
    database,
    store,
    purge: createPurge(database),
    send,
    mailer,
    worker,
    /** How long a form post waits if the outbox fails. */
    directWaitMs: env.WEBHOOK_TIMEOUT_MS,
    close: database.close,
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
