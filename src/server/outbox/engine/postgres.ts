import 'server-only';
import pg from 'pg';
import { errorCode, errorWith } from '../../errorCode';
import { log } from '../../log';
import { within } from '../../within';
import { type Connections, createConnections } from './connections';
import {
  type Database,
  monotonicMs,
  type OpenOptions,
  type Params,
  type RunSql,
  runWith,
  type Statement,
  timeLimitMs,
} from './database';
import { prepareSchema, stepsForWriters } from './schema';

/** The advisory lock for schema changes: any number, the same in every process. */
const schemaLock = 7_263_410_551;

/** The server's clock, at which the statement arrived. */
const now = '(EXTRACT(EPOCH FROM statement_timestamp()) * 1000)::BIGINT';

const maxClockDifferenceMs = 2000;

// `BIGINT` is text by default; ours are milliseconds and counts.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** The schemas that have an outbox, wherever the search path leads. */
const findSchemas = `SELECT nspname AS schema FROM pg_class JOIN pg_namespace
  ON pg_namespace.oid = relnamespace WHERE relname = 'outbox_structure' AND relkind = 'r'`;

const listNames = `SELECT relname AS name FROM pg_class
  WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())`;

/** Encodings that hold whatever people write; the second one takes any bytes. */
const wholeEncodings = ['UTF8', 'SQL_ASCII'];

/** How long opening an outbox may take, and how long when its structure is to be changed. */
const openLimitMs = 2 * timeLimitMs;
const changeLimitMs = 60 * 60 * 1000;

/** How long a change waits for somebody's open transaction before it is tried again: all writers wait behind it. */
const changeLockMs = 200;

/** A serialization failure, a deadlock, and the same id, time or thread at the same moment: without any effect. */
const collisions = ['40001', '40P01', '23505'];

const undefinedTable = '42P01';

/** A connection that is lost, for which the driver often has no code. */
const losses = ['Error', 'ECONNRESET', 'EPIPE', '57P01'];

/** Replaces `$name` placeholders by numbers. */
function numbered({ sql, params = {} }: Statement) {
  const names: string[] = [];
  const text = sql.replace(/\$([a-z]\w*)/gi, (_match, name: string) => {
    const known = names.indexOf(name) + 1;
    return `$${known || names.push(name)}`;
  });
  return { text, values: names.map((name) => params[name] ?? null) };
}

/** Refuses a database that cannot hold what people write. Reports a machine whose clock makes signatures wrong. */
async function checkServer(run: RunSql): Promise<void> {
  const sentAt = Date.now();
  const [row] = await run<{ now: number; encoding: string }>(
    `SELECT ${now} AS now, current_setting('server_encoding') AS encoding`,
  );
  const answeredAt = Date.now();
  if (!row || !wholeEncodings.includes(row.encoding)) throw errorWith('OUTBOX_ENCODING');
  const machineAheadMs = row.now < sentAt ? sentAt - row.now : Math.min(0, answeredAt - row.now);
  if (Math.abs(machineAheadMs) > maxClockDifferenceMs) {
    const advice = "This machine's clock differs from the database's: synchronize it";
    log.warn({ aheadSeconds: Math.round(machineAheadMs / 1000) }, advice);
  }
}

/**
 * Runs work in a transaction, which commits before the deadline or not at all, except where a connection is lost while
 * it commits. It is tried again where it certainly had no effect.
 */
async function transact<T>(
  connections: Connections,
  options: OpenOptions & { schema?: string | undefined; isolation?: string },
  deadline: number,
  work: (run: RunSql) => Promise<T>,
): Promise<T> {
  const client = await connections.connect();
  const leftMs = () => Math.ceil(deadline - monotonicMs());
  async function run<R extends object>(sql: string, params?: Params): Promise<R[]> {
    if (leftMs() <= 0) throw errorWith('TIMEOUT');
    return (await within(leftMs(), client.query(numbered({ sql, params })))).rows;
  }
  const { readOnly, schema, isolation = 'READ COMMITTED' } = options;
  let isCommitting = false;
  try {
    // Settings of the transaction: a pooler gives those of a session to the next one. They end what nobody waits for.
    await run(`BEGIN ISOLATION LEVEL ${isolation} ${readOnly ? 'READ ONLY' : 'READ WRITE'};
      SET LOCAL statement_timeout = ${Math.max(1, leftMs())};
      SET LOCAL idle_in_transaction_session_timeout = ${timeLimitMs};
      ${schema ? `SET LOCAL search_path = ${pg.escapeIdentifier(schema)}` : ''}`);
    const result = await work(run);
    isCommitting = true;
    await run('COMMIT');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    const code = errorCode(error);
    if (!collisions.includes(code) && (isCommitting || !losses.includes(code))) throw error;
  }
  return transact(connections, options, deadline, work);
}

/** Finds the outbox, prepares its schema, and lets the transaction's statements find its tables. @returns its schema */
async function enter(run: RunSql, options: OpenOptions): Promise<string | undefined> {
  if (!options.readOnly) await run('SELECT pg_advisory_xact_lock($schemaLock)', { schemaLock });
  const [found, other] = await run<{ schema: string }>(findSchemas);
  if (other) throw errorWith('OUTBOX_TWICE');
  if (found) await run(`SELECT set_config('search_path', quote_ident($schema), true)`, found);
  await prepareSchema(run, listNames, options, stepsForWriters);
  const [place] = await run<{ schema: string }>('SELECT current_schema() AS schema');
  return place?.schema;
}

/** Does all of a long work on an outbox, which is made where there is none, or nothing. @throws the engine's error */
export async function transactAtLength<T>(
  databaseUrl: string,
  work: (run: RunSql) => Promise<T>,
): Promise<T> {
  const connections = createConnections(databaseUrl);
  const options = { create: true };
  try {
    return await transact(connections, options, monotonicMs() + changeLimitMs, async (run) => {
      await checkServer(run);
      await enter(run, options);
      return work(run);
    });
  } finally {
    await connections.end();
  }
}

/** Opens an outbox that several machines can share. PostgreSQL commits to disk before it answers by default. */
export function openPostgres(
  databaseUrl: string,
  options: OpenOptions = { create: true },
): Database {
  const connections = createConnections(databaseUrl);

  /** Where the outbox was last found. */
  let schema: string | undefined;

  const open = (wanted: OpenOptions, limitMs: number, lockMs = 0) =>
    transact(connections, wanted, monotonicMs() + limitMs, async (run) => {
      await run(`SET LOCAL lock_timeout = ${lockMs}`);
      if (wanted.readOnly) await checkServer(run);
      schema = await enter(run, wanted);
    });

  /** Prepares the schema. It is given up where that hangs, except for a change of the structure. */
  const prepare = () =>
    open({ create: false, readOnly: true }, openLimitMs).catch((error) => {
      const code = errorCode(error);
      // A second one, beside what a backup restores or somebody has moved, would hide it.
      if (code === 'OUTBOX_MISSING' && schema) throw errorWith(undefinedTable);
      if (code === 'OUTBOX_MISSING' && options.create) return open(options, openLimitMs);
      if (code === 'OUTBOX_OUTDATED' && options.create)
        return open(options, changeLimitMs, changeLockMs);
      throw error;
    });
  let prepared: Promise<void> | undefined;

  async function commit(statements: readonly Statement[], deadline: number): Promise<object[][]> {
    try {
      prepared ??= prepare().catch((error) => {
        prepared = undefined;
        throw error;
      });
      await prepared;
      // Several statements see one state. One that meets a change of it is repeated with the others.
      const isolation = statements.length > 1 ? 'REPEATABLE READ' : 'READ COMMITTED';
      const given = { ...options, schema, isolation };
      return await transact(connections, given, deadline, async (run) => {
        const rows: object[][] = [];
        for (const { sql, params } of statements) rows.push(await run(sql, params));
        return rows;
      });
    } catch (error) {
      const code = errorCode(error);
      if (code === undefinedTable) prepared = undefined;
      // The driver has no code for a connection that is lost, or not made in time.
      throw code === 'Error' ? errorWith('NO_CONNECTION') : error;
    }
  }

  return {
    now,
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    ...runWith(commit),
    close: connections.end,
  };
}
