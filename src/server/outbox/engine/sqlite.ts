import 'server-only';
import { once } from 'node:events';
import { resolve as resolvePath } from 'node:path';
import querystring from 'node:querystring';
import { Worker } from 'node:worker_threads';
import { within } from '../../asyncLimits';
import { errorCode, errorWith } from '../../errorCode';
import {
  type Database,
  type Deadline,
  type OpenOptions,
  runWith,
  timeLeftMs,
  timeLimitMs,
} from './database';
import { type Group, type Outcome, openSqliteFile, type SqliteFile } from './sqliteFile';

interface Job {
  statements: Group['statements'];
  deadline: number;
  resolve(rows: object[][]): void;
  reject(error: Error): void;
}

/** `%20` is a space. */
export function sqlitePath(databaseUrl: string): string | undefined {
  const [, path] = /^file:(?:\/\/(?=\/))?(.+)$/s.exec(databaseUrl) ?? [];
  return path && resolvePath(querystring.unescape(path));
}

const sqliteNow = `CAST(ROUND(unixepoch('subsec') * 1000) AS INTEGER)`;

/** A slow disk must not block the process. */
function openInWorkerThread(script: URL, path: string, create: boolean): SqliteFile {
  let thread: Worker | undefined;
  let answer: (outcomes: Outcome[]) => void = () => undefined;
  let fail: (error: string) => void = () => undefined;

  function startThread(): Worker {
    const worker = new Worker(script, { workerData: { path, create } });
    worker.on('message', (outcomes: Outcome[]) => answer(outcomes));
    worker.on('error', (cause) => fail(errorCode(cause)));
    worker.on('exit', () => {
      thread = undefined;
      fail('THREAD_ENDED');
    });
    return worker;
  }

  return {
    commit: (groups) =>
      new Promise((resolve) => {
        answer = resolve;
        fail = (error) => resolve(groups.map(() => ({ kind: 'failed', error })));
        thread ??= startThread();
        thread.postMessage(groups);
      }),
    async close() {
      if (!thread) return;
      const exit = once(thread, 'exit');
      thread.postMessage(null);
      await exit;
    },
  };
}

/** Statements that arrive during a commit share the next one, and its sync. */
export function openSqlite(path: string, options: OpenOptions = { create: true }): Database {
  const file = options.sqliteWorkerThread
    ? openInWorkerThread(options.sqliteWorkerThread, path, options.create)
    : openSqliteFile(path, options);
  const waiting = new Set<Job>();
  let committing: Promise<void> | undefined;
  let closed = false;

  async function commitWaiting(): Promise<void> {
    while (waiting.size > 0) {
      const jobs = [...waiting];
      waiting.clear();
      // A worker thread has its own `performance.now()`, so send the time left.
      const groups = jobs.map(({ statements, deadline }) => {
        const leftMs = deadline - performance.now();
        return { statements, leftMs };
      });
      const outcomes = await file.commit(groups);
      for (const [index, { resolve, reject }] of jobs.entries()) {
        const outcome = outcomes[index] ?? { kind: 'failed', error: 'UNKNOWN' };
        if (outcome.kind === 'done') resolve(outcome.rows);
        else reject(errorWith(outcome.error));
      }
    }
    committing = undefined;
  }

  async function commit(statements: Group['statements'], options: Deadline): Promise<object[][]> {
    if (closed) throw errorWith('CLOSED');
    const leftMs = timeLeftMs(options);
    const deadline = performance.now() + leftMs;
    let leave = () => {};
    const committed = new Promise<object[][]>((resolve, reject) => {
      const job = { statements, deadline, resolve, reject };
      leave = () => waiting.delete(job);
      waiting.add(job);
      committing ??= commitWaiting();
    });
    return within(leftMs, committed).finally(leave);
  }

  return {
    now: sqliteNow,
    skipLocked: '',
    ...runWith(commit),
    async close() {
      closed = true;
      const ended = Promise.resolve(committing).then(() => file.close());
      // A disk that hangs never answers.
      await within(timeLimitMs, ended).catch(() => undefined);
    },
  };
}
