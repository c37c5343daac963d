import 'server-only';
import { resolve as resolvePath } from 'node:path';
import type { Database, Row, SqlValue } from './database';
import type { Statement } from './sqliteConnection';
import type { BatchResult, SqliteWriter } from './sqliteWriter';

interface Job extends Statement {
  resolve(rows: Row[]): void;
  reject(error: Error): void;
}

/** An error of the engine, which is known here by its code only. */
const engineError = (code: string) => Object.assign(new Error('SQLite failed'), { code });

function settle(jobs: readonly Job[], result: BatchResult): void {
  jobs.forEach((job, index) => {
    const outcome = 'failure' in result ? { error: result.failure } : result.outcomes[index];
    if (outcome && 'rows' in outcome) job.resolve(outcome.rows);
    else job.reject(engineError(outcome?.error ?? 'UNKNOWN'));
  });
}

/**
 * The embedded outbox. Statements that arrive while a commit is under way are committed together
 * next: one transaction and one sync to disk for all of them, and none answered before it.
 *
 * @param databaseUrl `file:` and a path, absolute or relative to the working directory
 * @param createWriter what commits the batches to the file
 */
export function openSqlite(
  databaseUrl: string,
  createWriter: (path: string) => SqliteWriter,
): Database {
  const writer = createWriter(resolvePath(databaseUrl.replace(/^file:(\/\/(?=\/))?/, '')));
  let waiting: Job[] = [];
  let committing: Promise<void> | undefined;
  let closed = false;

  async function commitAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      settle(batch, await writer.commit(batch.map(({ sql, params }) => ({ sql, params }))));
    }
    committing = undefined;
  }

  return {
    engine: 'SQLite',
    skipLocked: '',
    jsonElements: 'json_each',
    run(sql: string, params: readonly SqlValue[] = []) {
      return new Promise((resolve, reject) => {
        if (closed) return reject(engineError('CLOSED'));
        waiting.push({ sql, params, resolve, reject });
        committing ??= commitAll();
      });
    },
    async close() {
      closed = true;
      await committing;
      await writer.close();
    },
  };
}
