import 'server-only';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { errorCode, errorWith } from '../../errorCode';
import type { OpenOptions, RunSql, Statement } from './database';
import { knownTables, prepareStructure } from './schema';

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

/** The name of a file whose outbox was transferred. */
export const renamedPath = (path: string) => `${path}.moved`;

/** Linux's limit (path_resolution(7)). */
const maxLinks = 40;

/** Follows symbolic links, also to a missing file. */
export function linkedFile(path: string): string {
  let file = path;
  for (let count = 0; count < maxLinks; count += 1) {
    try {
      file = resolve(realpathSync(dirname(file)), readlinkSync(file));
    } catch {
      return file;
    }
  }
  return file;
}

export const findRenamed = (path: string): string | undefined =>
  [linkedFile(path), path].map(renamedPath).find((renamed) => existsSync(renamed));

const trialBytes = 4096;

/** SQLite gives its side files the mode of the file. */
function createFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
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

export const tablesIn = (db: DatabaseSyncInstance): string[] =>
  db
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
    .all()
    .map(({ name }) => String(name))
    .filter((name) => knownTables.includes(name));

async function openOutbox(path: string, options: OpenOptions) {
  const { create, readOnly = false } = options;
  if (!existsSync(path)) {
    if (findRenamed(path)) throw errorWith('OUTBOX_MOVED');
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
    await prepareStructure(runSql, tablesIn(db), create);
    db.exec('COMMIT');
    if (!readOnly) {
      db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
      // Overwrites deleted content.
      db.exec('PRAGMA secure_delete = ON');
      // From here on, nothing can transfer the file.
      if (inodeOf(path) !== ino) throw errorWith('OUTBOX_MOVED');
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
