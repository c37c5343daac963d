import 'server-only';
import { resolve as resolvePath } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { Database, Row, SqlValue } from './database';
import type { Statement } from './sqliteConnection';
import type { BatchRequest, BatchResult } from './sqliteThread';
import { startSqliteThread } from './startSqliteThread';

interface Job extends Statement {
  resolve(rows: Row[]): void;
  reject(error: Error): void;
}

/** An error of the engine, which is known here by its code only. */
function engineError(code: string): Error {
  return Object.assign(new Error('SQLite failed'), { code });
}

function settle(jobs: readonly Job[], result: BatchResult): void {
  jobs.forEach((job, index) => {
    const outcome = 'failure' in result ? { error: result.failure } : result.outcomes[index];
    if (outcome && 'rows' in outcome) job.resolve(outcome.rows);
    else job.reject(engineError(outcome?.error ?? 'UNKNOWN'));
  });
}

/**
 * The embedded outbox. A thread of its own writes the file, so that a slow disk holds up the
 * requests that wait for it and not the site. Statements that arrive while a commit is under way are
 * committed together next: one transaction and one sync to disk for all, none answered before it.
 *
 * @param databaseUrl `file:` and a path, absolute or relative to the working directory
 */
export function openSqlite(databaseUrl: string): Database {
  const path = resolvePath(databaseUrl.replace(/^file:(\/\/(?=\/))?/, ''));
  let thread: Worker | undefined;
  let waiting: Job[] = [];
  let underWay: Job[] = [];
  let scheduled = false;
  let closed = false;

  const post = (request: BatchRequest) => thread?.postMessage(request);

  function startThread(): Worker {
    const started = startSqliteThread(path);
    started.on('message', (result: BatchResult) => {
      const done = underWay;
      underWay = [];
      settle(done, result);
      schedule();
    });
    started.on('error', () => undefined);
    started.on('exit', () => {
      thread = undefined;
      settle(underWay, { failure: 'THREAD_ENDED' });
      underWay = [];
      if (!closed) schedule();
    });
    return started;
  }

  function sendBatch(): void {
    scheduled = false;
    if (underWay.length > 0 || waiting.length === 0) return;
    thread ??= startThread();
    underWay = waiting;
    waiting = [];
    post(underWay.map(({ sql, params }) => ({ sql, params })));
  }

  /** Lets whatever arrives in this turn of the event loop into the batch. */
  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    setImmediate(sendBatch);
  }

  function run(sql: string, params: readonly SqlValue[] = []): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      if (closed) return reject(engineError('CLOSED'));
      waiting.push({ sql, params, resolve, reject });
      schedule();
    });
  }

  return {
    engine: 'SQLite',
    run,
    async close() {
      // Statements are settled in order: once this one is, all before it are.
      if (thread || waiting.length > 0) await run('SELECT 1').catch(() => undefined);
      closed = true;
      const ending = thread;
      if (!ending) return;
      const ended = new Promise<void>((resolve) => ending.once('exit', () => resolve()));
      post(null);
      await ended;
    },
  };
}
