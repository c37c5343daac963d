import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Env, getEnv } from '../env';
import { processSingleton } from '../processSingleton';
import { send, type WebhookMessage } from '../webhook/send';
import type { Database, OpenOptions } from './database';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import { createStatus } from './status';
import { createStore } from './store';
import { createWorker } from './worker';

/** Opens the engine that `DATABASE_URL` names, which connects with the first statement. */
export const openDatabase = (databaseUrl: string, options?: OpenOptions): Database =>
  databaseUrl.startsWith('file:')
    ? openSqlite(databaseUrl, options)
    : openPostgres(databaseUrl, options);

function createSend({ webhookUrl: url, webhookSecret: secret, webhookTimeoutMs: timeoutMs }: Env) {
  if (!url) return undefined;
  return (message: WebhookMessage, controller?: AbortController) =>
    send({ url, secret, timeoutMs }, message, controller);
}

/** Creates the outbox that a configuration describes. */
export function createOutbox(env: Env) {
  const database = openDatabase(env.databaseUrl);
  const store = createStore(database);
  const owner = randomUUID();
  const sendToWebhook = createSend(env);
  const { retryDelaysSeconds, webhookTimeoutMs: timeoutMs } = env;
  return {
    store,
    status: createStatus(database),
    /** Absent when no webhook is configured. */
    send: sendToWebhook,
    /** Absent when no webhook is configured: requests are stored and wait. */
    worker:
      sendToWebhook &&
      createWorker({ store, owner, retryDelaysSeconds, timeoutMs, send: sendToWebhook }),

    /** Releases the leases of this process and closes the database. */
    async close(): Promise<void> {
      await store.releaseLeases(owner, Date.now()).finally(() => database.close());
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

/** The outbox of this process, created on the first call. */
export const getOutbox = () => processSingleton('outbox', () => createOutbox(getEnv()));
