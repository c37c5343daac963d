import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { errorWith } from '../../errorCode';
import type { RunSql } from '../engine/database';
import { transactAtLength } from '../engine/postgres';
import { createConnections } from '../engine/postgresConnections';
import {
  dataTables,
  movedName,
  prepareStructure,
  readStructure,
  renamingOf,
} from '../engine/schema';
import { sqliteNow } from '../engine/sqlite';
import { tablesIn } from '../engine/sqliteFile';

type Row = { id: string };

const pageSize = 1000;

/** How long the move waits for a moment without an attempt in flight, and how often it looks. */
const maxWaitMs = 45_000;
const lookAgainMs = 100;

const isEmptied = (file: DatabaseSyncInstance) =>
  tablesIn(file).includes(movedName('consultation_request'));

function* pagesOf(file: DatabaseSyncInstance, table: string): Generator<Row[]> {
  const read = file.prepare(`SELECT * FROM ${table} WHERE id > ? ORDER BY id LIMIT ${pageSize}`);
  for (let rows = read.all('') as Row[]; rows.length > 0; ) {
    yield rows;
    rows = read.all(rows.at(-1)?.id ?? '') as Row[];
  }
}

/** Takes the file's write lock at a moment when no request is in flight. @throws `OUTBOX_BUSY` where none comes */
async function lock(file: DatabaseSyncInstance): Promise<void> {
  const inFlight = `SELECT id FROM consultation_request
    WHERE state = 'pending' AND lease_owner IS NOT NULL AND due_at > ${sqliteNow} LIMIT 1`;
  for (let waitedMs = 0; waitedMs < maxWaitMs; waitedMs += lookAgainMs) {
    file.exec('BEGIN IMMEDIATE');
    if (isEmptied(file) || !file.prepare(inFlight).get()) return;
    file.exec('ROLLBACK');
    await sleep(lookAgainMs);
  }
  throw errorWith('OUTBOX_BUSY');
}

/** Makes the tables in PostgreSQL that nobody can use yet. @throws `OUTBOX_OCCUPIED` where they have rows of others */
async function prepareTarget(
  run: RunSql,
  names: string[],
  file: DatabaseSyncInstance,
): Promise<void> {
  const { kind } = await readStructure(run, names);
  if (kind !== 'moved') {
    await prepareStructure(run, names, true);
    for (const sql of renamingOf('away')) await run(sql);
  }
  for (const table of dataTables) {
    const known = file.prepare(
      `SELECT 1 FROM ${isEmptied(file) ? movedName(table) : table} WHERE id = ?`,
    );
    // Of a move that was interrupted, all are from this file.
    for (const { id } of await run<Row>(`SELECT id FROM ${movedName(table)}`)) {
      if (kind !== 'moved' || !known.get(id)) throw errorWith('OUTBOX_OCCUPIED');
    }
  }
}

/** Copies the tables of a file. @returns how many rows of each */
async function copy(run: RunSql, file: DatabaseSyncInstance) {
  const counts: Record<(typeof dataTables)[number], number> = {
    outbox_erased: 0,
    consultation_thread: 0,
    consultation_request: 0,
  };
  for (const table of dataTables) {
    const target = movedName(table);
    await run(`DELETE FROM ${target}`);
    for (const rows of pagesOf(file, table)) {
      counts[table] += rows.length;
      await run(
        `INSERT INTO ${target} SELECT * FROM json_populate_recordset(NULL::${target}, $rows::json)`,
        { rows: JSON.stringify(rows) },
      );
    }
  }
  return counts;
}

/**
 * Moves the outbox in an SQLite file into an empty PostgreSQL database, while the site may run. Three commits: copies
 * that nobody can use; the file, which nobody can use from then on; the copies' names. So nothing is ever delivered
 * from both, and a move that was interrupted is completed by another one.
 *
 * @returns how many rows of each table were copied, or undefined where an earlier move had copied them
 * @throws an engine's error, or one with the code `OUTBOX_BUSY`, `OUTBOX_MOVED` or `OUTBOX_OCCUPIED`
 */
export async function moveToPostgres(file: DatabaseSyncInstance, databaseUrl: string) {
  const connections = createConnections(databaseUrl);
  try {
    await lock(file);
    const wasEmptied = isEmptied(file);
    const counts = await transactAtLength(connections, async (run, names) => {
      if (wasEmptied && (await readStructure(run, names)).kind !== 'moved')
        throw errorWith('OUTBOX_MOVED');
      await prepareTarget(run, names, file);
      return wasEmptied ? undefined : copy(run, file);
    });
    if (!wasEmptied) for (const sql of renamingOf('away')) file.exec(sql);
    file.exec('COMMIT');
    await transactAtLength(connections, async (run) => {
      for (const sql of renamingOf('back')) await run(sql);
    });
    return counts;
  } finally {
    await connections.end();
  }
}
