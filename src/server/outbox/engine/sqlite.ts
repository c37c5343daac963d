import 'server-only';
import { once } from 'node:events';
import { resolve as resolvePath } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { errorCode } from '../../errorCode';
import { createBreaker, deadlineMs } from './breaker';
import type { Database, OpenOptions, SqlValue } from './database';
import type { Outcome } from './sqliteThread';

interface Job {
  /** By the monotonic clock: nobody waits for its outcome then. */
  expiresAt: number;
  sql: string;
  params: readonly SqlValue[];
  resolve(rows: object[]): void;
  reject(error: Error): void;
}

/** The absolute path of a `file:` URL. */
export const pathOf = (databaseUrl: string): string =>
  resolvePath(databaseUrl.replace(/^file:(\/\/(?=\/))?/, ''));

/** The machine's clock. */
export const sqliteNow = `CAST(ROUND(unixepoch('subsec') * 1000) AS INTEGER)`;

const engineError = (code: string) => Object.assign(new Error('SQLite failed'), { code });

/**
 * Opens the embedded outbox, which runs in a thread so that a slow disk does not block the site.
 * Statements that arrive while a commit is in progress share the next one: one transaction and one
 * sync to disk for all of them.
 *
 * @param databaseUrl `file:` and a path, absolute or relative to the working directory
 */
export function openSqlite(databaseUrl: string, options: OpenOptions = { create: true }): Database {
  const path = pathOf(databaseUrl);
  let thread: Worker | undefined;
  let waiting: Job[] = [];
  let committing: readonly Job[] = [];
  let idle: (() => void) | undefined;
  let closed = false;

  function settle(outcomes: readonly Outcome[]): void {
    for (const [index, { resolve, reject }] of committing.entries()) {
      const outcome = outcomes[index] ?? { error: 'THREAD_ENDED' };
      if ('rows' in outcome) resolve(outcome.rows);
      else reject(engineError(outcome.error));
    }
    committing = [];
    commitWaiting();
    if (committing.length === 0) idle?.();
  }

  function startThread(): Worker {
    const worker = new Worker(new URL('./sqliteThread.js', import.meta.url), {
      workerData: { path, ...options },
    });
    worker.on('message', settle);
    let error = 'THREAD_ENDED';
    worker.on('error', (cause) => {
      error = errorCode(cause);
    });
    // The next statement starts another thread.
    worker.on('exit', () => {
      thread = undefined;
      settle(committing.map(() => ({ error })));
    });
    return worker;
  }

  function commitWaiting(): void {
    if (committing.length > 0 || waiting.length === 0) return;
    committing = waiting.filter(({ expiresAt }) => expiresAt > performance.now());
    waiting = [];
    if (committing.length === 0) return;
    thread ??= startThread();
    thread.postMessage(committing.map(({ sql, params }) => ({ sql, params })));
  }

  const enqueue = (sql: string, params: readonly SqlValue[], patienceMs: number) =>
    new Promise<object[]>((resolve, reject) => {
      if (closed) return reject(engineError('CLOSED'));
      const expiresAt = performance.now() + patienceMs;
      waiting.push({ sql, params, resolve, reject, expiresAt });
      commitWaiting();
    });
  const breaker = createBreaker(() => enqueue('SELECT 1', [], Number.POSITIVE_INFINITY));

  return {
    now: sqliteNow,
    skipLocked: '',
    run: <T extends object>(sql: string, params: readonly SqlValue[] = []) =>
      breaker(() => enqueue(sql, params, deadlineMs) as Promise<T[]>),
    async close() {
      closed = true;
      const timeout = sleep(deadlineMs, 'timeout', { ref: false });
      if (committing.length > 0) {
        const finished = new Promise<void>((resolve) => {
          idle = resolve;
        });
        await Promise.race([finished, timeout]);
      }
      if (!thread) return;
      const exit = once(thread, 'exit');
      thread.postMessage(null);
      await Promise.race([exit, timeout]);
    },
  };
}
