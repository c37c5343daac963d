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

/** Statements that take effect together, or not at all. */
export type Group = readonly Statement[];

export type Outcome = { kind: 'done'; rows: object[][] } | { kind: 'failed'; error: string };

export interface SqliteFile {
  /**
   * Runs groups of statements in one transaction. A group that fails does so alone and as a whole; when the transaction
   * fails, all of them have its error code, and whether it was committed is unknown.
   */
  commit(groups: readonly Group[]): Promise<Outcome[]>;
  close(): Promise<void>;
}

/** The name of a file whose outbox was transferred. No site uses it. */
export const movedPath = (path: string) => `${path}.moved`;

/** As many symbolic links as Linux follows (path_resolution(7)). */
const maxLinks = 40;

/** Returns the file that a path leads to through symbolic links, also if that file is missing. */
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

/** Finds the file of a transferred outbox, beside the file that a path leads to or beside the path. */
export const findMoved = (path: string): string | undefined =>
  [linkedFile(path), path].map(movedPath).find((moved) => existsSync(moved));

/** Takes a block of the disk. */
const trialBytes = 4096;

/** Creates folder and file for their owner only; SQLite gives its side files the mode of the file. */
function createFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
}

/** Connects to an existing database file, to which another process may be writing. @throws SQLite's error */
export async function connectTo(
  path: string,
  { readOnly = false } = {},
): Promise<DatabaseSyncInstance> {
  // Not before, because it has no binary for some machines, which PostgreSQL's outbox does not need.
  const { DatabaseSync } = await import('@photostructure/sqlite');
  // A statement may use some of its values only.
  const options = { readOnly, timeout: 5000, allowUnknownNamedParameters: true };
  // Otherwise SQLite makes a file where there is none, also one that is being moved just now.
  const mode = readOnly ? 'ro' : 'rw';
  const db = new DatabaseSync(`${pathToFileURL(path).href}?mode=${mode}`, options);
  // A read-only container has no folder for temporary files, which savepoints and VACUUM need.
  db.exec('PRAGMA temp_store = MEMORY');
  return db;
}

/** Closes a connection. An open transaction would keep its lock as long as a statement of it is not collected. */
export function closeFile(db: DatabaseSyncInstance): void {
  try {
    if (db.isTransaction) db.exec('ROLLBACK');
  } finally {
    db.close();
  }
}

/** What tells a file from another one of its name. */
const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;

/** The names of the outbox's tables in a file. */
export const tablesIn = (db: DatabaseSyncInstance): string[] =>
  db
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
    .all()
    .map(({ name }) => String(name))
    .filter((name) => knownTables.includes(name));

/** Connects to an outbox, with a write-ahead log that each commit syncs to disk, and brings its schema up to date. */
async function openOutbox(path: string, options: OpenOptions) {
  const { create, readOnly = false } = options;
  if (!existsSync(path)) {
    if (findMoved(path)) throw errorWith('OUTBOX_MOVED');
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
      // Overwrites deleted content, so that a person's data can be erased.
      db.exec('PRAGMA secure_delete = ON');
      // From here on no move can take the file; one that has come before has renamed it.
      if (inodeOf(path) !== ino) throw errorWith('OUTBOX_MOVED');
    }
  } catch (error) {
    closeFile(db);
    throw error;
  }
  return { db, ino, run };
}

/** Opens the file at a path with the first statement, and again when it was replaced. */
export function openSqliteFile(path: string, options: OpenOptions): SqliteFile {
  let connection: Awaited<ReturnType<typeof openOutbox>> | undefined;

  function disconnect(): void {
    const { db } = connection ?? {};
    connection = undefined;
    if (db) closeFile(db);
  }

  /** The code of an error. SQLite names only a full disk, and not why it cannot write: a file of our own says that. */
  function codeOf(error: unknown): string {
    const code = errorCode(error);
    // The library gives a statement's error no name of SQLite's.
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
    // Writes to a file that has been removed would be lost.
    if (inodeOf(path) !== connection?.ino) disconnect();
    connection ??= await openOutbox(path, options);
    const { db, run } = connection;
    db.exec(options.readOnly ? 'BEGIN' : 'BEGIN IMMEDIATE');
    const outcomes = groups.map((statements): Outcome => {
      db.exec('SAVEPOINT one_group');
      try {
        return { kind: 'done', rows: statements.map(run) };
      } catch (error) {
        // On a full or failing disk the engine rolls back the whole transaction.
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
