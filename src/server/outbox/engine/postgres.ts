import 'server-only';
import pg from 'pg';
import { errorCode } from '../../errorCode';
import { log } from '../../log';
import { createBreaker, deadlineMs } from './breaker';
import { type Database, type OpenOptions, type RunSql, runWith, type Statement } from './database';
import { migrate, requireOutbox } from './migrations';

/** The advisory lock for schema changes: any number, the same in every process. */
const schemaLock = 7_263_410_551;

/** A dead server is detected soon enough for the request to go straight to the webhook. */
const connectionTimeoutMillis = 3000;

/** The server's clock, at which the statement arrived. */
const now = '(EXTRACT(EPOCH FROM statement_timestamp()) * 1000)::BIGINT';

/** A machine whose clock differs more from the server's is reported. */
const maxClockDifferenceMs = 2000;

// `BIGINT` is text by default; ours are milliseconds and counts.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const runOn = (connection: pg.Pool | pg.ClientBase): RunSql =>
  async function run<T extends object>(sql: string, params: Statement['params'] = []) {
    return (await connection.query<T>(sql, [...params])).rows;
  };

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
  const advice = "This machine's clock differs from the database's: synchronize it";
  log.warn({ aheadSeconds: Math.round(aheadMs / 1000) }, advice);
}

/** Runs work in a transaction. The connection is closed when it fails, which rolls back. */
async function transact<T>(client: pg.ClientBase, work: (run: RunSql) => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  const result = await work(runOn(client));
  await client.query('COMMIT');
  return result;
}

/** Brings the schema up to date on a connection of its own, whose statements may take as long as they need. */
async function migrateAlone(connectionString: string, options: OpenOptions): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis });
  // A connection that ends between two statements fails the next one; without a listener, the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await transact(client, async (run) => {
      await run('SELECT pg_advisory_xact_lock($1)', [schemaLock]);
      if (!options.create) await requireOutbox(run, options);
      await migrate(run);
    });
    await checkClock(runOn(client));
  } finally {
    await client.end();
  }
}

/** Opens an outbox that several machines can share. PostgreSQL commits to disk before it answers by default. */
export function openPostgres(
  databaseUrl: string,
  options: OpenOptions = { create: true },
): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis,
    // Frees a connection whose statement the breaker has given up.
    query_timeout: 2 * deadlineMs,
    onConnect: async (client) => {
      if (options.readOnly) await client.query('SET default_transaction_read_only = on');
    },
  });
  // The pool replaces broken idle connections; without a listener the event would end the process.
  pool.on('error', (error) => log.warn({ error: errorCode(error) }, 'Outbox connection lost'));
  const run = runOn(pool);

  let prepared: Promise<void> | undefined;
  /** Waits until the schema is up to date. */
  async function ready(): Promise<void> {
    prepared ??= options.readOnly
      ? requireOutbox(run, options)
      : migrateAlone(databaseUrl, options);
    await prepared.catch((error) => {
      prepared = undefined;
      throw error;
    });
  }

  async function commit(statements: readonly Statement[]): Promise<object[][]> {
    const inTurn = async (runOne: RunSql) => {
      const rows: object[][] = [];
      for (const { sql, params } of statements) rows.push(await runOne(sql, params));
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

  // A change of structure may take long: until it is done, nobody waits for it.
  const breaker = createBreaker(() => ready().then(() => run('SELECT 1')));
  return {
    now,
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    ...runWith((statements) => breaker(() => ready().then(() => commit(statements)))),
    close: () => pool.end(),
  };
}
