import 'server-only';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { errorCode, errorWith } from '../../errorCode';
import type { RunSql } from '../engine/database';
import { checkOwn, dataTables, prepareStructure, readStructure } from '../engine/schema';
import {
  closeFile,
  connectTo,
  findRenamed,
  linkedFile,
  renamedPath,
  tablesIn,
} from '../engine/sqliteFile';

/**
 * Does work that SQLite refuses while the file is open elsewhere.
 * @throws `OUTBOX_IN_USE`
 */
function exclusively<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw errorCode(error).startsWith('SQLITE_BUSY') ? errorWith('OUTBOX_IN_USE') : error;
  }
}

const joinLog = (db: DatabaseSyncInstance) =>
  exclusively(() => db.exec('PRAGMA journal_mode = DELETE'));

/** Keeps a power cut from restoring the former name. Windows cannot sync folders. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

const runOn = (db: DatabaseSyncInstance) =>
  (async (sql, params = {}) => db.prepare(sql).all(params)) as RunSql;

const columnsIn = (db: DatabaseSyncInstance): string =>
  JSON.stringify(
    dataTables.map((table) => db.prepare(`SELECT name FROM pragma_table_info('${table}')`).all()),
  );

async function checkFile(db: DatabaseSyncInstance): Promise<void> {
  const structure = await readStructure(runOn(db), tablesIn(db));
  if (structure.kind === 'missing') throw errorWith('OUTBOX_UNKNOWN');
  checkOwn(structure);
  const { DatabaseSync } = await import('@photostructure/sqlite');
  const own = new DatabaseSync(':memory:');
  try {
    await prepareStructure(runOn(own), [], true);
    // The transfer would not copy a further column.
    if (columnsIn(db) !== columnsIn(own)) throw errorWith('OUTBOX_UNKNOWN');
  } finally {
    closeFile(own);
  }
}

/**
 * Finds the file to transfer, or the one that an earlier transfer has renamed. Uses one connection:
 * a closed one can keep its lock until its statements are collected.
 */
export async function findFile(path: string) {
  const original = linkedFile(path);
  const renamedBefore = findRenamed(path);
  const wasRenamed = !existsSync(original);
  if (wasRenamed && !renamedBefore) throw errorWith('OUTBOX_MISSING');
  if (!wasRenamed && renamedBefore) throw errorWith('OUTBOX_MOVED_BEFORE');
  const renamed = linkedFile(renamedBefore ?? renamedPath(original));
  let db: DatabaseSyncInstance | undefined = await connectTo(wasRenamed ? renamed : original);
  let isRenamed = false;

  function disconnect(): void {
    if (db) closeFile(db);
    db = undefined;
  }

  const file = {
    wasRenamed,
    renamed,

    /** Renames the file and locks it. @throws `OUTBOX_IN_USE` */
    async take(): Promise<DatabaseSyncInstance> {
      if (db) joinLog(db);
      disconnect();
      if (!wasRenamed) {
        renameSync(original, renamed);
        isRenamed = true;
        syncFolder(dirname(renamed));
      }
      const exclusive = await connectTo(renamed);
      db = exclusive;
      // Fails if a site has opened the file meanwhile.
      joinLog(exclusive);
      exclusively(() => exclusive.exec('BEGIN EXCLUSIVE'));
      await checkFile(exclusive);
      return exclusive;
    },

    close(nextUse: 'by sites' | 'by another transfer'): void {
      disconnect();
      if (!isRenamed || nextUse === 'by another transfer') return;
      // Left by a connection to the new name.
      for (const end of ['-wal', '-shm']) rmSync(renamed + end, { force: true });
      renameSync(renamed, original);
    },
  };

  try {
    await checkFile(db);
    return file;
  } catch (error) {
    disconnect();
    throw error;
  }
}
