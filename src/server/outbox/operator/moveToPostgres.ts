import 'server-only';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { transactAtLength } from '../engine/postgres';
import { movedVersion } from '../engine/schema';

type Row = { id: string };

const tables = ['consultation_request', 'outbox_erased'] as const;
const pageSize = 1000;

function* pagesOf(file: DatabaseSyncInstance, table: string): Generator<Row[]> {
  const read = file.prepare(`SELECT * FROM ${table} WHERE id > ? ORDER BY id LIMIT ${pageSize}`);
  for (let rows = read.all('') as Row[]; rows.length > 0; ) {
    yield rows;
    rows = read.all(rows.at(-1)?.id ?? '') as Row[];
  }
}

/**
 * Copies an SQLite file, in which nobody writes meanwhile, into an empty PostgreSQL outbox, all or nothing, and marks
 * the file as moved. @returns how many rows of each table were copied, or undefined where the other outbox is not empty
 * @throws an engine's error
 */
export async function moveToPostgres(file: DatabaseSyncInstance, databaseUrl: string) {
  file.exec('BEGIN IMMEDIATE');
  const moved = await transactAtLength(databaseUrl, async (run) => {
    await run(`LOCK TABLE ${tables.join(', ')} IN SHARE ROW EXCLUSIVE MODE`);
    const ids = tables.map((table) => `SELECT id FROM ${table}`);
    if ((await run(`${ids.join(' UNION ALL ')} LIMIT 1`)).length > 0) return undefined;
    const counts = { consultation_request: 0, outbox_erased: 0 };
    for (const table of tables) {
      for (const rows of pagesOf(file, table)) {
        counts[table] += rows.length;
        const copy = `INSERT INTO ${table}
          SELECT * FROM json_populate_recordset(NULL::${table}, $rows::json)`;
        await run(copy, { rows: JSON.stringify(rows) });
      }
    }
    return counts;
  });
  if (moved) file.prepare('UPDATE outbox_structure SET version = ?').run(movedVersion);
  file.exec('COMMIT');
  return moved;
}
