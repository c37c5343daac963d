import 'server-only';
import { existsSync } from 'node:fs';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { errorCode, errorWith } from '../../errorCode';
import type { RunSql } from '../engine/database';
import { transactAtLength } from '../engine/postgres';
import { type Connections, createConnections } from '../engine/postgresConnections';
import { dataTables } from '../engine/schema';
import { closeFile, columnsIn, connectTo, isCopied, mark } from '../engine/sqliteFile';
import { type Column, checkOwn, prepareStructure, readStructure } from '../engine/structure';

/** Rows by table. */
type Counts = Record<string, number>;

export type CopyOutcome =
  | { kind: 'copied'; counts: Counts }
  /** The file was marked before, so nothing was copied now. */
  | { kind: 'marked before'; isInDatabase: boolean }
  /** The answer to the commit was lost. The file stays marked. */
  | { kind: 'uncertain'; error: unknown }
  /** Nothing was changed. */
  | { kind: 'failed'; side: 'file' | 'database'; error: unknown };

const rowsAtOnce = 1000;

interface Row {
  rowid: number;
  id?: string;
}

function* pagesOf(file: DatabaseSyncInstance, table: string): Generator<Row[]> {
  const read = file.prepare(
    `SELECT rowid, * FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ${rowsAtOnce}`,
  );
  for (let last = 0; ; ) {
    const rows = read.all(last) as unknown as Row[];
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1)?.rowid ?? last;
  }
}

const runOn = (db: DatabaseSyncInstance) =>
  (async (sql, params = {}) => db.prepare(sql).all(params)) as RunSql;

/** SQLite refuses this while the file is open elsewhere. @throws `OUTBOX_IN_USE` */
function lock(db: DatabaseSyncInstance): void {
  try {
    // Ends WAL mode, which a site needs. A site that opens the file from here on finds the lock or the mark.
    db.exec(
      'PRAGMA journal_mode = DELETE; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT',
    );
  } catch (error) {
    throw errorCode(error).startsWith('SQLITE_BUSY') ? errorWith('OUTBOX_IN_USE') : error;
  }
}

/** A closed connection keeps an exclusive lock until its statements are collected. */
function unlockAndClose(db: DatabaseSyncInstance): void {
  db.exec('PRAGMA locking_mode = NORMAL; SELECT COUNT(*) FROM sqlite_schema');
  closeFile(db);
}

/** @throws `OUTBOX_MISSING`, or if the structure is not that of this release */
async function openFile(path: string): Promise<DatabaseSyncInstance> {
  if (!existsSync(path)) throw errorWith('OUTBOX_MISSING');
  const db = await connectTo(path);
  try {
    const structure = await readStructure(runOn(db), columnsIn(db));
    if (structure.kind === 'missing') throw errorWith('OUTBOX_UNKNOWN');
    checkOwn(structure);
    return db;
  } catch (error) {
    closeFile(db);
    throw error;
  }
}

/** @throws `OUTBOX_OCCUPIED` if the database has requests or erased threads */
async function checkEmpty(run: RunSql, found: readonly Column[]): Promise<void> {
  const structure = await readStructure(run, found);
  if (structure.kind === 'missing') return;
  checkOwn(structure);
  for (const table of dataTables) {
    if ((await run(`SELECT 1 FROM ${table} LIMIT 1`)).length > 0)
      throw errorWith('OUTBOX_OCCUPIED');
  }
}

/** One transaction copies everything, so one thread of the file is enough. */
async function hasCopy(
  run: RunSql,
  found: readonly Column[],
  file: DatabaseSyncInstance,
): Promise<boolean> {
  if ((await readStructure(run, found)).kind === 'missing') return false;
  for (const page of pagesOf(file, 'consultation_thread')) {
    const ids = JSON.stringify(page.map(({ id }) => id));
    const copied = await run(
      `SELECT 1 FROM consultation_thread
      WHERE id IN (SELECT * FROM json_array_elements_text($ids::json)) LIMIT 1`,
      { ids },
    );
    if (copied.length > 0) return true;
  }
  return false;
}

async function copyRows(run: RunSql, file: DatabaseSyncInstance): Promise<Counts> {
  const counts: Counts = {};
  for (const table of dataTables) {
    counts[table] = 0;
    for (const rows of pagesOf(file, table)) {
      counts[table] += rows.length;
      await run(
        `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $rows::json)`,
        { rows: JSON.stringify(rows) },
      );
    }
    // Without statistics, the first purge would exceed a statement's time limit.
    await run(`ANALYZE ${table}`);
  }
  return counts;
}

/** Marks the file first. Removes the mark if nothing was committed. */
async function copyMarked(
  connections: Connections,
  file: DatabaseSyncInstance,
): Promise<CopyOutcome> {
  let isCommitting = false;
  mark(file, { asCopied: true });
  try {
    const counts = await transactAtLength(connections, async (run, found) => {
      // The transaction may be repeated.
      isCommitting = false;
      await checkEmpty(run, found);
      await prepareStructure(run, found, true);
      const copied = await copyRows(run, file);
      isCommitting = true;
      return copied;
    });
    return { kind: 'copied', counts };
  } catch (error) {
    if (isCommitting) return { kind: 'uncertain', error };
    mark(file, { asCopied: false });
    throw error;
  }
}

/** Copies an SQLite file into an empty PostgreSQL outbox, in one transaction. */
export async function copyToPostgres(path: string, databaseUrl: string): Promise<CopyOutcome> {
  const connections = createConnections(databaseUrl);
  let side: 'file' | 'database' = 'file';
  let file: DatabaseSyncInstance | undefined;
  try {
    const opened = await openFile(path);
    file = opened;
    lock(opened);
    side = 'database';
    if (!isCopied(opened)) {
      // Checks before the file is marked, and again in the transaction.
      await transactAtLength(connections, checkEmpty);
      return await copyMarked(connections, opened);
    }
    const isInDatabase = await transactAtLength(connections, (run, found) =>
      hasCopy(run, found, opened),
    );
    return { kind: 'marked before', isInDatabase };
  } catch (error) {
    return { kind: 'failed', side, error };
  } finally {
    if (file) unlockAndClose(file);
    await connections.end();
  }
}

/** @returns whether the file was marked */
export async function undoCopy(path: string): Promise<boolean> {
  const file = await openFile(path);
  try {
    const wasMarked = isCopied(file);
    if (wasMarked) mark(file, { asCopied: false });
    return wasMarked;
  } finally {
    closeFile(file);
  }
}
