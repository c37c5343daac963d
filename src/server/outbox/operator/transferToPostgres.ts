import 'server-only';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { errorWith } from '../../errorCode';
import type { RunSql } from '../engine/database';
import { transactAtLength } from '../engine/postgres';
import { type Connections, createConnections } from '../engine/postgresConnections';
import { checkOwn, dataTables, prepareStructure, readStructure } from '../engine/schema';
import type { RequestState } from '../storedRequest';
import { findFile } from './takeFile';

type Counts = Record<(typeof dataTables)[number], number>;

type Copied =
  | { kind: 'transferred'; counts: Counts }
  /** An earlier transfer has copied everything. */
  | { kind: 'complete' }
  /** The answer to the commit was lost. */
  | { kind: 'uncertain'; error: unknown };

export type TransferOutcome =
  | (Copied & { renamed: string })
  /** Nothing was changed. */
  | { kind: 'failed'; side: 'file' | 'database'; error: unknown };

const pageSize = 1000;

interface Row {
  id: string;
  state?: RequestState;
}

function* pagesOf(file: DatabaseSyncInstance, table: string): Generator<Row[]> {
  const read = file.prepare(`SELECT * FROM ${table} WHERE id > ? ORDER BY id LIMIT ${pageSize}`);
  for (let last = ''; ; ) {
    const rows = read.all(last) as unknown as Row[];
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1)?.id ?? last;
  }
}

const canBePurged = ({ state }: Row): boolean => state === 'delivered' || state === 'quarantined';

/** Ignores rows that were purged since. */
async function hasCopied(run: RunSql, file: DatabaseSyncInstance): Promise<boolean> {
  const absent = `SELECT id FROM json_array_elements_text($ids::json) AS known (id)
    WHERE NOT EXISTS (SELECT 1 FROM consultation_request AS copied WHERE copied.id = known.id)
      AND NOT EXISTS (SELECT 1 FROM outbox_erased WHERE outbox_erased.id = known.id)`;
  let found = 0;
  let purged = 0;
  for (const table of ['outbox_erased', 'consultation_request']) {
    for (const rows of pagesOf(file, table)) {
      const ids = JSON.stringify(rows.map(({ id }) => id));
      const missing = new Set((await run<{ id: string }>(absent, { ids })).map(({ id }) => id));
      if (rows.some((row) => missing.has(row.id) && !canBePurged(row))) return false;
      purged += missing.size;
      found += rows.length - missing.size;
    }
  }
  // A database without any of the ids belongs to another site.
  return found > 0 || purged === 0;
}

async function checkTarget(run: RunSql, names: readonly string[]): Promise<'empty' | 'occupied'> {
  const structure = await readStructure(run, names);
  if (structure.kind === 'missing') return 'empty';
  checkOwn(structure);
  for (const table of dataTables) {
    if ((await run(`SELECT 1 FROM ${table} LIMIT 1`)).length > 0) return 'occupied';
  }
  return 'empty';
}

async function copy(run: RunSql, file: DatabaseSyncInstance): Promise<Counts> {
  const counts: Counts = { outbox_erased: 0, consultation_thread: 0, consultation_request: 0 };
  for (const table of dataTables) {
    for (const rows of pagesOf(file, table)) {
      counts[table] += rows.length;
      await run(
        `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $rows::json)`,
        { rows: JSON.stringify(rows) },
      );
    }
  }
  return counts;
}

async function copyAll(
  connections: Connections,
  file: DatabaseSyncInstance,
  wasRenamed: boolean,
): Promise<Copied> {
  let isCommitting = false;
  try {
    return await transactAtLength(connections, async (run, names): Promise<Copied> => {
      // The transaction may be repeated.
      isCommitting = false;
      if ((await checkTarget(run, names)) === 'occupied') {
        if (wasRenamed && (await hasCopied(run, file))) return { kind: 'complete' };
        throw errorWith('OUTBOX_OCCUPIED');
      }
      await prepareStructure(run, names, true);
      const counts = await copy(run, file);
      isCommitting = true;
      return { kind: 'transferred', counts };
    });
  } catch (error) {
    if (isCommitting) return { kind: 'uncertain', error };
    throw error;
  }
}

/**
 * Transfers an SQLite file into an empty PostgreSQL database. Renames the file first, and restores
 * its name only if nothing was committed.
 */
export async function transferToPostgres(
  path: string,
  databaseUrl: string,
): Promise<TransferOutcome> {
  const connections = createConnections(databaseUrl);
  let side: 'file' | 'database' = 'file';
  let file: Awaited<ReturnType<typeof findFile>> | undefined;
  try {
    file = await findFile(path);
    const { wasRenamed, take } = file;
    side = 'database';
    // Check before any change, and again once the file is locked.
    const found = await transactAtLength(connections, checkTarget);
    if (found === 'occupied' && !wasRenamed) throw errorWith('OUTBOX_OCCUPIED');
    side = 'file';
    const taken = await take();
    side = 'database';
    const copied = await copyAll(connections, taken, wasRenamed);
    file.close('by another transfer');
    return { ...copied, renamed: file.renamed };
  } catch (error) {
    file?.close('by sites');
    return { kind: 'failed', side, error };
  } finally {
    await connections.end();
  }
}
