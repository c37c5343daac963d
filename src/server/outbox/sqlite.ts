import 'server-only';
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve as resolvePath } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { errorCode } from '../errorCode';
import type { Database, Row, SqlValue } from './database';
import { migrate } from './migrations';

/** How long to wait for another process that is writing, and how often to try. */
const busyTimeoutMs = 5000;
const busyRetryMs = 5;

interface Job {
  sql: string;
  params: readonly SqlValue[];
  resolve(rows: Row[]): void;
  reject(error: unknown): void;
}

type Result = { rows: Row[] } | { error: unknown };

/** Makes folder and file readable by their owner only; the engine's side files copy the file's mode. */
function prepareFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

/** Begins a transaction without blocking this thread while another process is writing. */
async function begin(db: InstanceType<typeof DatabaseSync>): Promise<void> {
  const deadline = Date.now() + busyTimeoutMs;
  for (;;) {
    try {
      return db.exec('BEGIN IMMEDIATE');
    } catch (error) {
      const busy = errorCode(error).startsWith('SQLITE_BUSY');
      if (!busy || Date.now() > deadline) throw error;
      await sleep(busyRetryMs);
    }
  }
}

/**
 * An open SQLite file: write-ahead log, and synced to disk on each commit.
 *
 * @throws the engine's error when the file cannot be opened or its schema cannot be brought up to date
 */
async function connect(path: string) {
  prepareFile(path);
  const { ino } = statSync(path);
  const db = new DatabaseSync(path);
  const prepared = new Map<string, ReturnType<typeof db.prepare>>();

  function run(sql: string, params: readonly SqlValue[] = []): Row[] {
    const statement = prepared.get(sql) ?? db.prepare(sql.replace(/\$(\d+)/g, '?$1'));
    prepared.set(sql, statement);
    return statement.all(...params) as Row[];
  }

  try {
    db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    db.exec('PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = FULL');
    db.exec('PRAGMA busy_timeout = 0');
    await begin(db);
    await migrate(async (sql, params) => run(sql, params));
    db.exec('COMMIT');
  } catch (error) {
    db.close();
    throw error;
  }

  return {
    /** Whether the path still leads to the open file: what is written to a removed one is lost. */
    isCurrent: () => statSync(path, { throwIfNoEntry: false })?.ino === ino,

    /**
     * Runs statements in one transaction. A statement at fault fails alone.
     *
     * @throws when nothing was committed, or may not have been; the connection has to be closed then
     */
    async commit(jobs: readonly Job[]): Promise<Result[]> {
      await begin(db);
      const results = jobs.map(({ sql, params }): Result => {
        try {
          return { rows: run(sql, params) };
        } catch (error) {
          // On a full or failing disk the engine rolls back the whole transaction.
          if (!db.isTransaction) throw error;
          return { error };
        }
      });
      db.exec('COMMIT');
      return results;
    },

    /** Closes the file; an open transaction is rolled back. */
    close(): void {
      prepared.clear();
      db.close();
    },
  };
}

/**
 * The embedded outbox. Statements that arrive in one turn of the event loop, or while a commit waits
 * for another process, share the next commit: one transaction and one sync to disk for all of them.
 *
 * @param databaseUrl `file:` and a path, absolute or relative to the working directory
 */
export function openSqlite(databaseUrl: string): Database {
  const path = resolvePath(databaseUrl.replace(/^file:(\/\/(?=\/))?/, ''));
  let connection: Awaited<ReturnType<typeof connect>> | undefined;
  let waiting: Job[] = [];
  let committing: Promise<void> | undefined;
  let closed = false;

  /** After a failure the file is opened anew: what it holds then is for the engine's recovery. */
  function disconnect(): void {
    try {
      connection?.close();
    } finally {
      connection = undefined;
    }
  }

  async function commit(jobs: readonly Job[]): Promise<void> {
    try {
      if (connection && !connection.isCurrent()) disconnect();
      connection ??= await connect(path);
      const results = await connection.commit(jobs);
      for (const [index, result] of results.entries()) {
        if ('rows' in result) jobs[index]?.resolve(result.rows);
        else jobs[index]?.reject(result.error);
      }
    } catch (error) {
      for (const { reject } of jobs) reject(error);
      disconnect();
    }
  }

  async function commitWaiting(): Promise<void> {
    try {
      while (waiting.length > 0) {
        await new Promise(setImmediate);
        const jobs = waiting;
        waiting = [];
        await commit(jobs);
      }
    } finally {
      committing = undefined;
    }
  }

  return {
    engine: 'SQLite',
    skipLocked: '',
    run(sql: string, params: readonly SqlValue[] = []) {
      return new Promise((resolve, reject) => {
        if (closed)
          return reject(Object.assign(new Error('The outbox is closed'), { code: 'CLOSED' }));
        waiting.push({ sql, params, resolve, reject });
        committing ??= commitWaiting();
      });
    },
    async close() {
      closed = true;
      await committing;
      disconnect();
    },
  };
}
