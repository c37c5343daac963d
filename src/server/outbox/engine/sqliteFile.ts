import 'server-only';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { errorCode, errorWith } from '../../errorCode';
import { log } from '../../log';
import { defaultFile, type OpenOptions, type RunSql, type Statement } from './database';
import { knownTables } from './schema';
import { type Column, prepareStructure } from './structure';

export interface Group {
  statements: readonly Statement[];
  /** In milliseconds. Afterwards, none of them begins. */
  leftMs: number;
}

export type Outcome = { kind: 'done'; rows: object[][] } | { kind: 'failed'; error: string };

export interface SqliteFile {
  /**
   * A group fails alone. If the transaction fails, all groups have its error code, and may have
   * been committed.
   */
  commit(groups: readonly Group[]): Promise<Outcome[]>;
  close(): Promise<void>;
}

const trialBytes = 4096;

/**
 * SQLite gives its side files the mode of the file. Another folder than the default one must exist:
 * its path may be mistyped.
 */
function createFile(path: string): void {
  const folder = dirname(path);
  if (path === resolve(defaultFile)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(folder)) throw errorWith('OUTBOX_FOLDER');
  closeSync(openSync(path, 'a', 0o600));
}

export async function connectTo(
  path: string,
  { readOnly = false } = {},
): Promise<DatabaseSyncInstance> {
  // Imported late: some machines have no binary, but PostgreSQL works there.
  const { DatabaseSync } = await import('@photostructure/sqlite');
  const options = { readOnly, timeout: 5000, allowUnknownNamedParameters: true };
  // By default, SQLite creates a missing file.
  const mode = readOnly ? 'ro' : 'rw';
  const db = new DatabaseSync(`${pathToFileURL(path).href}?mode=${mode}`, options);
  // A read-only container has no folder for temporary files.
  db.exec('PRAGMA temp_store = MEMORY');
  return db;
}

/** An open transaction keeps its lock until its statements are collected. */
export function closeFile(db: DatabaseSyncInstance): void {
  try {
    if (db.isTransaction) db.exec('ROLLBACK');
  } finally {
    db.close();
  }
}

const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;

const tables = knownTables.map((name) => `'${name}'`).join(', ');

export const columnsIn = (db: DatabaseSyncInstance): Column[] =>
  db
    .prepare(
      `SELECT found.name AS relation, field.name AS name
      FROM sqlite_schema AS found, pragma_table_info(found.name) AS field
      WHERE found.type = 'table' AND found.name IN (${tables})`,
    )
    .all() as unknown as Column[];

/** `outbox copy` marks a file whose requests are in PostgreSQL. A site must not use it. */
const copied = 1;

export const isCopied = (db: DatabaseSyncInstance): boolean =>
  db.prepare('PRAGMA user_version').get()?.user_version === copied;

export const mark = (db: DatabaseSyncInstance, { asCopied }: { asCopied: boolean }): void =>
  db.exec(`PRAGMA user_version = ${asCopied ? copied : 0}`);

function refuseCopied(db: DatabaseSyncInstance): void {
  if (isCopied(db)) throw errorWith('OUTBOX_COPIED');
}

async function openOutbox(path: string, options: OpenOptions) {
  const { create, readOnly = false } = options;
  if (!existsSync(path)) {
    if (!create) throw errorWith('OUTBOX_MISSING');
    createFile(path);
  }
  const ino = inodeOf(path);
  const db = await connectTo(path, { readOnly });
  const prepared = new Map<string, StatementSyncInstance>();

  function run({ sql, params = {} }: Statement): object[] {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    return statement.all(params) as object[];
  }
  const runSql = (async (sql, params) => run({ sql, params })) as RunSql;

  try {
    db.exec(readOnly ? 'BEGIN' : 'BEGIN IMMEDIATE');
    if (!readOnly) refuseCopied(db);
    const isNew = await prepareStructure(runSql, columnsIn(db), create);
    db.exec('COMMIT');
    if (isNew) log.info({ file: path }, 'A new, empty outbox has been created');
    if (!readOnly) {
      db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
      // Overwrites deleted content.
      db.exec('PRAGMA secure_delete = ON');
      // In WAL mode, `outbox copy` cannot lock the file. It may have done so just before.
      refuseCopied(db);
    }
  } catch (error) {
    closeFile(db);
    throw error;
  }
  return { db, ino, run };
}

export function openSqliteFile(path: string, options: OpenOptions): SqliteFile {
  /** Creating a lost file again would hide the loss. */
  let { create } = options;
  let connection: Awaited<ReturnType<typeof openOutbox>> | undefined;

  function disconnect(): void {
    const { db } = connection ?? {};
    connection = undefined;
    if (db) closeFile(db);
  }

  /** Writes a file to find out, because SQLite gives no reason for a failed write. */
  function codeOf(error: unknown): string {
    const code = errorCode(error);
    if (!/^(SQLITE_IOERR|ERR_SQLITE_ERROR)/.test(code) || options.readOnly) return code;
    const trial = `${path}-trial`;
    try {
      writeFileSync(trial, Buffer.alloc(trialBytes), { mode: 0o600, flush: true });
      return code;
    } catch (cause) {
      return errorCode(cause);
    } finally {
      rmSync(trial, { force: true });
    }
  }

  async function transact(groups: readonly Group[]): Promise<Outcome[]> {
    const startedAt = performance.now();
    // Writes to a removed file would be lost.
    if (inodeOf(path) !== connection?.ino) disconnect();
    connection ??= await openOutbox(path, { ...options, create });
    create = false;
    const { db, run } = connection;
    db.exec(options.readOnly ? 'BEGIN' : 'BEGIN IMMEDIATE');
    const outcomes = groups.map(({ statements, leftMs }): Outcome => {
      // The wait for a lock, or an earlier group, took too long.
      if (performance.now() - startedAt >= leftMs) return { kind: 'failed', error: 'TIMEOUT' };
      db.exec('SAVEPOINT one_group');
      try {
        return { kind: 'done', rows: statements.map(run) };
      } catch (error) {
        // SQLite has rolled back the whole transaction.
        if (!db.isTransaction) throw error;
        db.exec('ROLLBACK TO one_group');
        return { kind: 'failed', error: errorCode(error) };
      } finally {
        if (db.isTransaction) db.exec('RELEASE one_group');
      }
    });
    db.exec('COMMIT');
    return outcomes;
  }

  return {
    async commit(groups) {
      try {
        return await transact(groups);
      } catch (cause) {
        const error = codeOf(cause);
        // Opening the file again runs SQLite's recovery.
        try {
          disconnect();
        } catch {}
        return groups.map(() => ({ kind: 'failed', error }));
      }
    },
    close: async () => disconnect(),
  };
}
