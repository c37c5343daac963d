import 'server-only';
import pg from 'pg';
import { errorCode } from '../../errorCode';
import { log } from '../../log';
import {
  type Database,
  type OpenOptions,
  type RunSql,
  runWith,
  type Statement,
  timeLimitMs,
} from './database';
import { prepareSchema } from './schema';

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

const listTables = 'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()';

/** Runs a statement, with its `$name` placeholders numbered. */
async function query(
  connection: pg.Pool | pg.ClientBase,
  { sql, params = {} }: Statement,
): Promise<object[]> {
  const names: string[] = [];
  const numbered = sql.replace(/\$([a-z]\w*)/gi, (_match, name: string) => {
    const known = names.indexOf(name) + 1;
    return `$${known || names.push(name)}`;
  });
  const values = names.map((name) => params[name] ?? null);
  return (await connection.query(numbered, values)).rows;
}

const runOn = (client: pg.ClientBase): RunSql =>
  async function run<T extends object>(sql: string, params = {}) {
    return (await query(client, { sql, params })) as T[];
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
async function transact<T>(
  client: pg.ClientBase,
  { readOnly }: OpenOptions,
  work: () => Promise<T>,
): Promise<T> {
  // Not a setting of the session, which a pooler gives to the next one.
  await client.query(readOnly ? 'BEGIN READ ONLY' : 'BEGIN');
  const result = await work();
  await client.query('COMMIT');
  return result;
}

/** Prepares the schema on a connection of its own, whose statements may take as long as they need. */
async function prepare(connectionString: string, options: OpenOptions): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis });
  // A connection that ends between two statements fails the next one; without a listener, the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const run = runOn(client);
    await transact(client, options, async () => {
      if (!options.readOnly) await run('SELECT pg_advisory_xact_lock($schemaLock)', { schemaLock });
      await prepareSchema(run, listTables, options);
    });
    await checkClock(run);
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
    // Frees the connection of a statement that hangs.
    query_timeout: 2 * timeLimitMs,
  });
  // The pool replaces broken idle connections; without a listener the event would end the process.
  pool.on('error', (error) => log.warn({ error: errorCode(error) }, 'Outbox connection lost'));

  let prepared: Promise<void> | undefined;
  /** Waits until the schema is up to date. */
  async function ready(): Promise<void> {
    prepared ??= prepare(databaseUrl, options);
    await prepared.catch((error) => {
      prepared = undefined;
      throw error;
    });
  }

  async function commit(statements: readonly Statement[]): Promise<object[][]> {
    const inTurn = async (connection: pg.Pool | pg.ClientBase) => {
      const rows: object[][] = [];
      for (const statement of statements) rows.push(await query(connection, statement));
      return rows;
    };
    if (statements.length === 1 && !options.readOnly) return inTurn(pool);
    const client = await pool.connect();
    try {
      const rows = await transact(client, options, () => inTurn(client));
      client.release();
      return rows;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  return {
    now,
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    lockWriters: [{ sql: 'LOCK TABLE consultation_request IN SHARE ROW EXCLUSIVE MODE' }],
    ...runWith((statements) => ready().then(() => commit(statements))),
    close: () => pool.end(),
  };
}
