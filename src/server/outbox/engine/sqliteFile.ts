import 'server-only';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import { errorCode } from '../../errorCode';
import type { OpenOptions, RunSql, SqlValue } from './database';
import { migrate, missingOutbox, requireOutbox } from './migrations';

export interface Statement {
  sql: string;
  params: readonly SqlValue[];
}

export type Outcome = { rows: object[] } | { error: string };

/** The file of an embedded outbox. */
export interface SqliteFile {
  /**
   * Runs statements in one transaction, one call at a time. A statement that fails does so alone; when
   * the transaction fails, all of them have its error code, and whether it was committed is unknown.
   */
  commit(statements: readonly Statement[]): Promise<Outcome[]>;
  close(): Promise<void>;
}

/** How long to wait for another process that is writing. */
const busyTimeoutMs = 5000;

/** Creates folder and file for their owner only; SQLite gives its side files the mode of the file. */
function prepareFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

/** Opens the file: write-ahead log, synced to disk on each commit, its schema up to date. */
async function connect(path: string, create: boolean) {
  if (create) prepareFile(path);
  else if (!existsSync(path)) throw missingOutbox();
  const { ino } = statSync(path);
  const db = new DatabaseSync(path);
  const prepared = new Map<string, StatementSyncInstance>();

  function run(sql: string, params: readonly SqlValue[]): object[] {
    const statement = prepared.get(sql) ?? db.prepare(sql.replace(/\$(\d+)/g, '?$1'));
    prepared.set(sql, statement);
    return statement.all(...params) as object[];
  }
  const runSql = (async (sql, params = []) => run(sql, params)) as RunSql;

  try {
    db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    if (!create) await requireOutbox(runSql);
    db.exec('PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = FULL');
    // Overwrites deleted content, so that a person's data can be erased.
    db.exec('PRAGMA secure_delete = ON');
    db.exec('BEGIN IMMEDIATE');
    await migrate(runSql);
    db.exec('COMMIT');
  } catch (error) {
    db.close();
    throw error;
  }
  return { db, ino, run };
}

/** SQLite would wait for a transaction of its own process for ever, so commits to all files take turns. */
let turn: Promise<unknown> = Promise.resolve();

/** The file at a path, which is opened with the first statement and again when it was replaced. */
export function openSqliteFile(path: string, { create }: OpenOptions): SqliteFile {
  let connection: Awaited<ReturnType<typeof connect>> | undefined;

  function disconnect(): void {
    const open = connection;
    connection = undefined;
    open?.db.close();
  }

  async function transact(statements: readonly Statement[]): Promise<Outcome[]> {
    // Writes to a file that has been removed would be lost.
    if (statSync(path, { throwIfNoEntry: false })?.ino !== connection?.ino) disconnect();
    connection ??= await connect(path, create);
    const { db, run } = connection;
    db.exec('BEGIN IMMEDIATE');
    const outcomes = statements.map(({ sql, params }) => {
      try {
        return { rows: run(sql, params) };
      } catch (error) {
        // On a full or failing disk the engine rolls back the whole transaction.
        if (!db.isTransaction) throw error;
        return { error: errorCode(error) };
      }
    });
    db.exec('COMMIT');
    return outcomes;
  }

  return {
    commit(statements) {
      const outcomes = turn
        .then(() => transact(statements))
        .catch((error) => {
          // Opening the file again runs SQLite's recovery.
          try {
            disconnect();
          } catch {}
          const failure = { error: errorCode(error) };
          return statements.map(() => failure);
        });
      turn = outcomes;
      return outcomes;
    },
    close: async () => disconnect(),
  };
}
