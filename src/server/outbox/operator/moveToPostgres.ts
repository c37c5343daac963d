import 'server-only';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { RunSql } from '../engine/database';
import { transactAtLength } from '../engine/postgres';
import { movedVersion } from '../engine/schema';

type Row = { id: string };

const tables = ['consultation_request', 'outbox_erased'] as const;
const pageSize = 1000;

/** `there`: everything was moved before; `occupied`: the other outbox has requests of its own. */
export type Moved =
  | { kind: 'moved' | 'there'; requests: number; erased: number }
  | { kind: 'occupied' };

function* pagesOf(file: DatabaseSyncInstance, table: string): Generator<Row[]> {
  const read = file.prepare(`SELECT * FROM ${table} WHERE id > ? ORDER BY id LIMIT ${pageSize}`);
  for (let rows = read.all('') as Row[]; rows.length > 0; ) {
    yield rows;
    rows = read.all(rows.at(-1)?.id ?? '') as Row[];
  }
}

const isEmpty = async (run: RunSql): Promise<boolean> => {
  const found = await Promise.all(tables.map((table) => run(`SELECT id FROM ${table} LIMIT 1`)));
  return found.flat().length === 0;
};

/** How many of these ids the other outbox has, or has erased since. */
async function countKnown(run: RunSql, rows: readonly Row[]): Promise<number> {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const [row] = await run<{ known: number }>(
    `SELECT COUNT(*) AS known FROM json_array_elements_text($ids::json) AS named (id)
    WHERE EXISTS (SELECT 1 FROM consultation_request AS stored WHERE stored.id = named.id)
      OR EXISTS (SELECT 1 FROM outbox_erased AS erased WHERE erased.id = named.id)`,
    { ids },
  );
  return row?.known ?? 0;
}

/**
 * Copies an SQLite file, in which nobody writes meanwhile, into an empty PostgreSQL outbox, all or nothing, and marks
 * the file as moved. What was interrupted, or done before, can be done again. @throws an engine's error
 */
export async function moveToPostgres(
  file: DatabaseSyncInstance,
  databaseUrl: string,
  onProgress: (count: number) => void,
): Promise<Moved> {
  file.exec('BEGIN IMMEDIATE');
  const moved = await transactAtLength(databaseUrl, async (run): Promise<Moved> => {
    await run(`LOCK TABLE ${tables.join(', ')} IN SHARE ROW EXCLUSIVE MODE`);
    const counts = { consultation_request: 0, outbox_erased: 0 };
    const kind = (await isEmpty(run)) ? 'moved' : 'there';
    for (const table of tables) {
      for (const rows of pagesOf(file, table)) {
        counts[table] += rows.length;
        onProgress(counts.consultation_request);
        const copy = `INSERT INTO ${table}
          SELECT * FROM json_populate_recordset(NULL::${table}, $rows::json)`;
        if (kind === 'moved') await run(copy, { rows: JSON.stringify(rows) });
        else if ((await countKnown(run, rows)) < rows.length) return { kind: 'occupied' };
      }
    }
    return { kind, requests: counts.consultation_request, erased: counts.outbox_erased };
  });
  if (moved.kind !== 'occupied') {
    file.prepare('UPDATE outbox_structure SET version = ?').run(movedVersion);
  }
  file.exec('COMMIT');
  return moved;
}
