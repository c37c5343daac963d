import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Env, getEnv } from '../env';
import { perProcess } from '../perProcess';
import { observeDelivery } from '../telemetry';
import { send, type WebhookMessage } from '../webhook/send';
import { createAccept } from './accept';
import type { Database } from './database';
import { createDelivery } from './deliver';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import { createSqliteThreadWriter } from './sqliteThreadWriter';
import type { SqliteWriter } from './sqliteWriter';
import { createStore } from './store';

/** How long a visitor waits for the webhook before being told that the request is stored. */
const patienceMs = 3000;

/**
 * Opens the engine that `DATABASE_URL` names; nothing is touched before the first statement.
 *
 * @param createWriter how the embedded engine writes
 */
export function openDatabase(
  databaseUrl: string,
  createWriter: (path: string) => SqliteWriter,
): Database {
  return databaseUrl.startsWith('file:')
    ? openSqlite(databaseUrl, createWriter)
    : openPostgres(databaseUrl);
}

/** Puts the outbox together from a configuration. */
export function createOutbox(env: Env) {
  const database = openDatabase(env.databaseUrl, createSqliteThreadWriter);
  const store = createStore(database);
  const target = env.webhookUrl && {
    url: env.webhookUrl,
    secret: env.webhookSecret,
    timeoutMs: env.webhookTimeoutMs,
  };
  const sendToWebhook = target
    ? (message: WebhookMessage, cancel?: AbortSignal) =>
        observeDelivery(message.id, () => send(target, message, cancel))
    : undefined;
  const delivery =
    sendToWebhook &&
    createDelivery({
      store,
      owner: randomUUID(),
      retryDelaysSeconds: env.retryDelaysSeconds,
      timeoutMs: env.webhookTimeoutMs,
      send: sendToWebhook,
    });
  return {
    engine: database.engine,
    store,
    /** Absent when no webhook is configured. */
    delivery,
    accept: createAccept({ store, delivery, send: sendToWebhook, patienceMs }),
    close: () => database.close(),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

/** The outbox of this process, opened on first use. */
export const getOutbox = () => perProcess('outbox', () => createOutbox(getEnv()));
