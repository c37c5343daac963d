import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Env, getEnv } from '../env';
import { processSingleton } from '../processSingleton';
import { send, type WebhookMessage } from '../webhook/send';
import type { Database } from './database';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import { createStore } from './store';
import { createWorker } from './worker';

/** Opens the engine that `DATABASE_URL` names; nothing is touched before the first statement. */
export const openDatabase = (databaseUrl: string): Database =>
  databaseUrl.startsWith('file:') ? openSqlite(databaseUrl) : openPostgres(databaseUrl);

function createSend({ webhookUrl: url, webhookSecret: secret, webhookTimeoutMs: timeoutMs }: Env) {
  if (!url) return undefined;
  return (message: WebhookMessage, controller?: AbortController) =>
    send({ url, secret, timeoutMs }, message, controller);
}

/** Puts the outbox together from a configuration. */
export function createOutbox(env: Env) {
  const database = openDatabase(env.databaseUrl);
  const store = createStore(database);
  const owner = randomUUID();
  const sendToWebhook = createSend(env);
  const { retryDelaysSeconds, webhookTimeoutMs: timeoutMs } = env;
  return {
    engine: database.engine,
    store,
    /** Absent when no webhook is configured. */
    send: sendToWebhook,
    /** Absent when no webhook is configured: requests are stored and wait. */
    worker:
      sendToWebhook &&
      createWorker({ store, owner, retryDelaysSeconds, timeoutMs, send: sendToWebhook }),

    /** Releases what this process has leased, and closes the database. */
    async close(): Promise<void> {
      await store.releaseLeases(owner, Date.now()).finally(() => database.close());
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

/** The outbox of this process, opened on first use. */
export const getOutbox = () => processSingleton('outbox', () => createOutbox(getEnv()));
