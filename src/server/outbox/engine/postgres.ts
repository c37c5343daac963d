import 'server-only';
import pg from 'pg';
import { errorCode } from '../../errorCode';
import { log } from '../../log';
import { within } from '../../within';
import { createBreaker, deadlineMs } from './breaker';
import type { Database, OpenOptions, RunSql, SqlValue, Statement } from './database';
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
  (connection: pg.Pool | pg.ClientBase) =>
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

/** Runs work in a transaction. The connection is closed when it fails, which rolls back. */
async function transact<T>(client: pg.ClientBase, work: (run: RunSql) => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  const result = await work(runOn(client));
  await client.query('COMMIT');
  return result;
}

/** Brings the schema up to date on a connection of its own, whose statements may take as long as they need. */
async function migrateAlone(connectionString: string, { create }: OpenOptions): Promise<void> {
  const { connectionTimeoutMillis } = timeouts;
  const client = new pg.Client({ connectionString, types, connectionTimeoutMillis });
  try {
    await client.connect();
    await transact(client, async (run) => {
      await run('SELECT pg_advisory_xact_lock($1)', [schemaLock]);
      if (!create) await requireOutbox(run);
      await migrate(run);
    });
    await checkClock(runOn(client));
  } finally {
    await client.end();
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
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    types,
    ...timeouts,
    onConnect: async (client) => {
      if (options.readOnly) await client.query('SET default_transaction_read_only = on');
    },
  });
  // The pool replaces broken idle connections; without a listener the event would end the process.
  pool.on('error', (error) => log.warn({ error: errorCode(error) }, 'Outbox connection lost'));

  const run = runOn(pool);
  const breaker = createBreaker(() => pool.query('SELECT 1'));
  const prepare = () =>
    options.readOnly ? requireCurrentOutbox(run) : migrateAlone(databaseUrl, options);

  let prepared: Promise<void> | undefined;
  /** Waits until the schema is up to date, but not for a change that takes long. */
  function ready(): Promise<void> {
    if (prepared) return prepared;
    const whole = prepare();
    prepared = within(deadlineMs, whole);
    whole.then(
      () => {
        prepared = whole;
      },
      () => {
        prepared = undefined;
      },
    );
    return prepared;
  }

  async function runAll<T extends object>(statements: readonly Statement[]): Promise<T[][]> {
    const inTurn = async (runOne: RunSql) => {
      const rows: T[][] = [];
      for (const { sql, params } of statements) rows.push(await runOne<T>(sql, params));
      return rows;
    };
    if (statements.length === 1) return inTurn(run);
    const client = await pool.connect();
    try {
      const rows = await transact(client, inTurn);
      client.release();
      return rows;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Makes a call once the schema is up to date. */
  const guarded = <T>(call: () => Promise<T>) =>
    breaker(async () => {
      await ready();
      return call();
    });

  return {
    now,
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    run: <T extends object>(sql: string, params?: readonly SqlValue[]) =>
      guarded(() => run<T>(sql, params)),
    runAll: <T extends object>(statements: readonly Statement[]) =>
      guarded(() => runAll<T>(statements)),
    close: () => pool.end(),
  };
}
