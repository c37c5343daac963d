import 'server-only';
import { resolve as resolvePath } from 'node:path';
import querystring from 'node:querystring';
import { within } from '../../asyncLimits';
import { errorWith } from '../../errorCode';
import {
  type Database,
  type Deadline,
  type OpenOptions,
  runWith,
  timeLeftMs,
  timeLimitMs,
} from './database';
import { openInWorkerThread } from './openInWorkerThread';
import { type Group, openSqliteFile } from './sqliteFile';

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
