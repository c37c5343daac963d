import 'server-only';
import pg from 'pg';
import { errorCode } from '../../errorCode';
import { log } from '../../log';
import { createBreaker, deadlineMs } from './breaker';
import type { Database, OpenOptions, RunSql, SqlValue } from './database';
import { migrate, requireCurrentOutbox, requireOutbox } from './migrations';

/** The advisory lock for schema changes: any number, the same in every process. */
const schemaLock = 7_263_410_551;

/** A dead server is detected soon enough for the request to go straight to the webhook. */
const timeouts = { connectionTimeoutMillis: 3000, query_timeout: deadlineMs };

/** The server's clock, at which the statement arrived. */
const now = '(EXTRACT(EPOCH FROM statement_timestamp()) * 1000)::BIGINT';

/** A machine whose clock differs more from the server's is reported. */
const maxClockDifferenceMs = 2000;

const int8 = 20;

/** Parses `BIGINT`, text by default, as a number: ours are milliseconds and counts. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

const runOn =
  (connection: pg.Pool | pg.PoolClient) =>
  async <T extends object>(sql: string, params: readonly SqlValue[] = []): Promise<T[]> =>
    (await connection.query<T>(sql, [...params])).rows;

/**
 * Reports a machine whose clock is wrong: ages in the operator's tool and the timestamps of signatures
 * are off, while leases and schedules follow the server's clock.
 */
async function checkClock(run: RunSql): Promise<void> {
  const sentAt = Date.now();
  const [row] = await run<{ now: number }>(`SELECT ${now} AS now`);
  const answeredAt = Date.now();
  if (!row) return;
  const aheadMs = row.now < sentAt ? sentAt - row.now : Math.min(0, answeredAt - row.now);
  if (Math.abs(aheadMs) <= maxClockDifferenceMs) return;
  log.warn(
    { aheadSeconds: Math.round(aheadMs / 1000) },
    "This machine's clock differs from the database's: synchronize it",
  );
}

async function migrateAlone(pool: pg.Pool, options: OpenOptions): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [schemaLock]);
    const run = runOn(client);
    if (!options.create) await requireOutbox(run);
    await migrate(run);
    await client.query('COMMIT');
    await checkClock(run);
    client.release();
  } catch (error) {
    // Closing the connection rolls back.
    client.release(true);
    throw error;
  }
}

/**
 * Opens an outbox that several machines can share. PostgreSQL commits to disk before it answers
 * (`synchronous_commit`, on by default).
 *
 * @param databaseUrl a `postgres://` connection string
 */
export function openPostgres(
  databaseUrl: string,
  options: OpenOptions = { create: true },
): Database {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, types, ...timeouts });
  // The pool replaces broken idle connections; without a listener the event would end the process.
  pool.on('error', (error) => log.warn({ error: errorCode(error) }, 'Outbox connection lost'));

  // Queued on the connection before the statement that it is opened for.
  pool.on('connect', (client) => {
    if (options.readOnly)
      client.query('SET default_transaction_read_only = on').catch(() => undefined);
  });

  const run = runOn(pool);
  const breaker = createBreaker(() => pool.query('SELECT 1'));
  let migrated: Promise<void> | undefined;
  const prepare = () =>
    options.readOnly ? requireCurrentOutbox(run) : migrateAlone(pool, options);
  function ready(): Promise<void> {
    migrated ??= prepare().catch((error) => {
      migrated = undefined;
      throw error;
    });
    return migrated;
  }

  return {
    now,
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    run: <T extends object>(sql: string, params?: readonly SqlValue[]) =>
      breaker(async () => {
        await ready();
        return run<T>(sql, params);
      }),
    close: () => pool.end(),
  };
}
