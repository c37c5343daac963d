import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { sqlitePath } from '@/server/outbox/engine/sqlite';

/** Begins a transaction on an outbox with a statement, as a shell or a backup does. @returns a function that ends it */
export async function holdTransaction(url: string, sql: string): Promise<() => unknown> {
  const path = sqlitePath(url);
  if (path) {
    const file = new DatabaseSync(path);
    file.exec('BEGIN');
    file.prepare(sql).all();
    return () => file.close();
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('BEGIN');
  await client.query(sql);
  return () => client.end();
}
