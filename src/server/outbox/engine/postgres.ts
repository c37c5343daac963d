import 'server-only';
import pg from 'pg';
import { within } from '../../asyncLimits';
import { errorCode, errorWith } from '../../errorCode';
import { log } from '../../log';
import {
  type Database,
  type OpenOptions,
  type Params,
  type RunSql,
  runWith,
  type Statement,
  timeLeftMs,
  timeLimitMs,
} from './database';
import { type Connections, createConnections, type Query } from './postgresConnections';
import { knownTables } from './schema';
import { type Column, checkStructure, prepareStructure, readStructure } from './structure';

/** Arbitrary, the same in every process. */
const structureLock = 7_263_410_551;

const now = '(EXTRACT(EPOCH FROM statement_timestamp()) * 1000)::BIGINT';

// By default, the driver returns `BIGINT` as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const listColumns = `SELECT relname AS relation, attname AS name FROM pg_class JOIN pg_attribute ON attrelid = oid
  WHERE relkind = 'r' AND pg_table_is_visible(oid) AND attnum > 0 AND NOT attisdropped
    AND relname IN (${knownTables.map((name) => `'${name}'`).join(', ')})`;

const longLimitMs = 60 * 60 * 1000;

/** A serialization failure, a deadlock, or two threads that take one call. They have no effect. */
const collisions = ['40001', '40P01', '23505'];
const maxTries = 10;

const undefinedTable = '42P01';
const lost = [undefinedTable, '42703'];

function numbered(sql: string, params: Params = {}): [text: string, values: unknown[]] {
  const names: string[] = [];
  const text = sql.replace(/\$([a-z]\w*)/gi, (_match, name: string) => {
    const known = names.indexOf(name) + 1;
    return `$${known || names.push(name)}`;
  });
  return [text, names.map((name) => params[name] ?? null)];
}

/** Repeats after a collision. */
async function transact<T>(
  connections: Connections,
  limitMs: number,
  mode: 'READ ONLY' | 'READ WRITE',
  work: (run: RunSql) => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  const runOn =
    (query: Query): RunSql =>
    <Row extends object>(sql: string, params?: Params) =>
      query(...numbered(sql, params)) as Promise<Row[]>;
  for (let tries = 1; ; tries += 1) {
    const leftMs = limitMs - (performance.now() - startedAt);
    try {
      return await connections.transact(leftMs, mode, (query) => work(runOn(query)));
    } catch (error) {
      if (tries === maxTries || !collisions.includes(errorCode(error))) throw error;
    }
  }
}

const columnsIn = (run: RunSql) => run<Column>(listColumns);

/** Encodings that store every text. */
const encodings = ['UTF8', 'SQL_ASCII'];

/** @throws `OUTBOX_ENCODING` if the database refuses some scripts */
async function checkEncoding(run: RunSql): Promise<void> {
  const [row] = await run<{ encoding: string }>(
    `SELECT current_setting('server_encoding') AS encoding`,
  );
  if (!encodings.includes(String(row?.encoding))) throw errorWith('OUTBOX_ENCODING');
}

async function logNew(run: RunSql): Promise<void> {
  const [place = {}] = await run(
    'SELECT current_database() AS database, current_schema() AS schema',
  );
  log.info(place, 'A new, empty outbox is being created');
}

/** Locks the structure. */
export async function transactAtLength<T>(
  connections: Connections,
  work: (run: RunSql, found: Column[]) => Promise<T>,
): Promise<T> {
  return transact(connections, longLimitMs, 'READ WRITE', async (run) => {
    await checkEncoding(run);
    await run('SELECT pg_advisory_xact_lock($structureLock)', { structureLock });
    return work(run, await columnsIn(run));
  });
}

export function openPostgres(
  databaseUrl: string,
  { create, readOnly = false }: OpenOptions = { create: true },
): Database {
  const connections = createConnections(databaseUrl);

  /** Creating lost tables again would hide the loss. */
  let wasFound = false;

  async function prepare(): Promise<void> {
    const structure = await transact(connections, timeLimitMs, 'READ ONLY', async (run) => {
      await checkEncoding(run);
      return readStructure(run, await columnsIn(run));
    });
    if (structure.kind === 'missing' && wasFound) throw errorWith(undefinedTable);
    checkStructure(structure, create);
    if (structure.kind === 'missing' || structure.kind === 'outdated') {
      await transactAtLength(connections, async (run, found) => {
        if (await prepareStructure(run, found, create)) await logNew(run);
      });
    }
    wasFound = true;
  }
  let prepared: Promise<void> | undefined;

  async function commit(statements: readonly Statement[], deadline: number): Promise<object[][]> {
    prepared ??= prepare().catch((error) => {
      prepared = undefined;
      throw error;
    });
    await prepared;
    const leftMs = deadline - performance.now();
    const work = async (run: RunSql) => {
      const rows: object[][] = [];
      for (const { sql, params } of statements) rows.push(await run(sql, params));
      return rows;
    };
    const mode = readOnly ? 'READ ONLY' : 'READ WRITE';
    return transact(connections, leftMs, mode, work).catch((error) => {
      if (lost.includes(errorCode(error))) prepared = undefined;
      throw error;
    });
  }

  return {
    now,
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    // Creating an outbox takes longer than callers wait.
    ...runWith(async (statements, options) => {
      const leftMs = timeLeftMs(options);
      const deadline = performance.now() + leftMs;
      return within(leftMs, commit(statements, deadline));
    }),
    close: connections.end,
  };
}
