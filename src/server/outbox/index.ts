import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Env, getEnv } from '../env';
import { send, type WebhookMessage } from '../webhook/send';
import type { Database, OpenOptions } from './engine/database';
import { openPostgres } from './engine/postgres';
import { openSqlite } from './engine/sqlite';
import { createQueries } from './operator/queries';
import { createStatus } from './operator/status';
import { createDirectDeliveries } from './queue/directDeliveries';
import { createStore } from './queue/store';
import { createWorker } from './queue/worker';

/** Opens the engine that `DATABASE_URL` names, which connects with the first statement. */
export const openDatabase = (databaseUrl: string, options?: OpenOptions): Database =>
  databaseUrl.startsWith('file:')
    ? openSqlite(databaseUrl, options)
    : openPostgres(databaseUrl, options);

function createOutbox(env: Env, sqliteThread?: URL) {
  const database = openDatabase(env.DATABASE_URL, { create: true, sqliteThread });
  const store = createStore(database);
  const directDeliveries = createDirectDeliveries(store);
  const owner = randomUUID();
  const {
    CONSULTATION_WEBHOOK_URL: url,
    CONSULTATION_WEBHOOK_SECRET: secret,
    WEBHOOK_RETRY_DELAYS: retryDelaysSeconds,
    WEBHOOK_TIMEOUT_MS: mostMs,
  } = env;
  const sendToWebhook = url
    ? (message: WebhookMessage, controller?: AbortController, timeoutMs = mostMs) =>
        send({ url, secret, timeoutMs }, message, controller)
    : undefined;
  return {
    store,
    queries: createQueries(database),
    status: createStatus(database),
    /** Keeps a request that went straight to the webhook, to store it as delivered. */
    noteDirectDelivery: directDeliveries.add,
    send: sendToWebhook,
    /** Absent, like `send`, when no webhook is configured: requests are stored and wait. */
    worker:
      sendToWebhook &&
      createWorker({ store, owner, retryDelaysSeconds, timeoutMs: mostMs, send: sendToWebhook }),

    /** Releases the leases of this process and closes the database. */
    async close(): Promise<void> {
      try {
        await directDeliveries.close();
        await store.releaseLeases(owner);
      } finally {
        await database.close();
      }
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

declare global {
  /** Here because the site's server, and Next for `instrumentation` and each route, have modules of their own. */
  var consultationOutbox: Outbox | undefined;
}

/** The outbox of this process, created on the first call. `sqliteThread`: see `OpenOptions`. */
export function getOutbox(sqliteThread?: URL): Outbox {
  globalThis.consultationOutbox ??= createOutbox(getEnv(), sqliteThread);
  return globalThis.consultationOutbox;
}
