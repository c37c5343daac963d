import { existsSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { errorCode } from '@/server/errorCode';
import type { Database, RunSql, SqlValue } from '@/server/outbox/engine/database';
import { missingOutbox, requireCurrentOutbox } from '@/server/outbox/engine/migrations';
import { sqliteNow } from '@/server/outbox/engine/sqlite';

/** How long to wait for other processes. */
const busyTimeoutMs = 5000;

type SqliteFile = InstanceType<typeof DatabaseSync>;

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

function open(location: string | URL) {
  const db = new DatabaseSync(location, { readOnly: true });
  try {
    db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    // The first statement that reads the file.
    db.prepare('SELECT COUNT(*) FROM sqlite_schema').get();
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Opens a SQLite file to read it. Beside a file with a write-ahead log SQLite makes one of shared memory,
 * which a read-only or full disk does not allow: nobody writes there, so the file is then read as
 * `immutable` (SQLite's manual, "Read-Only WAL-Mode Databases"), unless its log holds something.
 */
export function openReadOnlyFile(path: string): SqliteFile {
  try {
    return open(path);
  } catch (error) {
    const cannotWrite = /^SQLITE_(CANTOPEN|FULL|IOERR|READONLY)/.test(errorCode(error));
    if (!cannotWrite || sizeOf(path) === 0 || sizeOf(`${path}-wal`) > 0) throw error;
    const url = pathToFileURL(path);
    url.searchParams.set('immutable', '1');
    return open(url);
  }
}

const runOn = <T extends object>(db: SqliteFile, sql: string, params: readonly SqlValue[] = []) =>
  db.prepare(sql.replace(/\$(\d+)/g, '?$1')).all(...params) as T[];

/** Opens the outbox in a SQLite file, for commands that only read. */
export function openReadOnlySqlite(path: string): Database {
  let opening: Promise<SqliteFile> | undefined;

  async function connect(): Promise<SqliteFile> {
    if (!existsSync(path)) throw missingOutbox();
    const db = openReadOnlyFile(path);
    try {
      await requireCurrentOutbox(async (sql) => runOn(db, sql));
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  }

  const run: RunSql = async (sql, params) => {
    opening ??= connect();
    return runOn(await opening, sql, params);
  };

  return {
    now: sqliteNow,
    skipLocked: '',
    run,
    close: async () => opening?.then((db) => db.close()).catch(() => undefined),
  };
}
