import 'server-only';
import pg from 'pg';
import { errorCode } from '../errorCode';
import { log } from '../log';
import type { Database, Row, SqlValue } from './database';
import { migrate } from './migrations';

/** Any number, the same in every process: whoever holds this lock may change the schema. */
const schemaLock = 7_263_410_551;

/**
 * A dead server is noticed within these, so that the request can still go straight to the webhook: one
 * that comes while a batch is waiting in vain waits for that one first.
 */
const timeouts = { connectionTimeoutMillis: 3000, query_timeout: 5000 };

const int8 = 20;

/** `BIGINT` arrives as text by default; our integers are milliseconds and counts, safe as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [schemaLock]);
    await migrate(async (sql, params = []) => (await client.query<Row>(sql, [...params])).rows);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // Closing the connection rolls back.
    client.release(true);
    throw error;
  }
}

/**
 * The shared outbox, for several machines. The server commits to disk before it answers (its
 * `synchronous_commit`, on by default).
 *
 * @param databaseUrl a `postgres://` connection string
 */
export function openPostgres(databaseUrl: string): Database {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, types, ...timeouts });
  // An idle connection that breaks is replaced on the next use; unheard, the event ends the process.
  pool.on('error', (error) => log.warn({ error: errorCode(error) }, 'Outbox connection lost'));

  let migrated: Promise<void> | undefined;
  function ready(): Promise<void> {
    migrated ??= migrateAlone(pool).catch((error) => {
      migrated = undefined;
      throw error;
    });
    return migrated;
  }

  return {
    engine: 'PostgreSQL',
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    async run(sql: string, params: readonly SqlValue[] = []) {
      await ready();
      return (await pool.query<Row>(sql, [...params])).rows;
    },
    close: () => pool.end(),
  };
}
