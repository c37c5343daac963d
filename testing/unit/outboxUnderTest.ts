import { randomUUID } from 'node:crypto';
import { openDatabase } from '@/server/outbox';
import type { Database } from '@/server/outbox/engine/database';
import { openPostgres } from '@/server/outbox/engine/postgres';
import { createQueries } from '@/server/outbox/operator/queries';
import { createPurge } from '@/server/outbox/purge';
import { createStore } from '@/server/outbox/queue/store';
import type { NewRequest } from '@/server/outbox/storedRequest';
import { temporaryOutbox } from '../site/environment';
import { holdTransaction, startPostgres } from '../site/postgresServer';

export async function allOf<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

export interface EngineUnderTest {
  url: string;
  /** Opens a connection, like another process. */
  open(): Database;
  /** Call this after closing every connection. */
  stop?(): Promise<void>;
}

export async function sqliteUnderTest(): Promise<EngineUnderTest> {
  const url = temporaryOutbox();
  return { url, open: () => openDatabase(url) };
}

async function postgresUnderTest(): Promise<EngineUnderTest> {
  const server = await startPostgres();
  const url = await server.createOutboxUrl();
  return { url, open: () => openPostgres(url), stop: () => server.stop() };
}

const starts = { SQLite: sqliteUnderTest, PostgreSQL: postgresUnderTest };
const engine = process.env.TEST_ENGINE === 'PostgreSQL' ? 'PostgreSQL' : 'SQLite';

/** SQLite, unless a file such as `postgres.slow.test.ts` repeats a test on PostgreSQL. */
export const engines = [[engine, starts[engine]]] as const;

/** The time of these tests' requests. */
export const now = 1_795_163_027_000;

export const aNewRequest = (changes: Partial<NewRequest> = {}): NewRequest => ({
  id: randomUUID(),
  receivedHash: 'f',
  body: '{"name":"Ana Ü \\u0000"}',
  ...changes,
});

/** The clock runs if undefined. */
export const clock: { time: number | undefined } = { time: now };

function onTestClock(database: Database): Database {
  const stopped = (sql: string) =>
    clock.time === undefined ? sql : sql.replaceAll(database.now, String(clock.time));
  return {
    ...database,
    run: (sql, params, options) => database.run(stopped(sql), params, options),
    runAll: (statements, options) =>
      database.runAll(
        statements.map(({ sql, params }) => ({ sql: stopped(sql), params })),
        options,
      ),
  };
}

function connect(engine: Database) {
  const database = onTestClock(engine);
  return {
    database,
    store: createStore(database),
    queries: createQueries(database),
    purge: createPurge(database),
  };
}

export interface OutboxUnderTest extends ReturnType<typeof connect> {
  /** In one thread, two connections to a file would block each other. */
  another(): Promise<ReturnType<typeof connect>>;
  /** @returns a function that ends the transaction */
  hold(sql: string): Promise<() => unknown>;
  countWaiting(): Promise<number>;
  add(changes?: Partial<NewRequest>): Promise<NewRequest>;
}

export function outboxOn(start: () => Promise<EngineUnderTest>): OutboxUnderTest {
  let engine: EngineUnderTest;
  const opened: Database[] = [];
  const another = async () => {
    const database = engine.open();
    opened.push(database);
    // Creates the tables.
    await database.run('SELECT 1');
    return connect(database);
  };
  async function add(changes?: Partial<NewRequest>) {
    const request = aNewRequest(changes);
    await outbox.store.add(request);
    return request;
  }
  const hold = (sql: string) => holdTransaction(engine.url, sql);
  // Other tests may use the same server.
  const countWaiting = async () => {
    const waiting = await outbox.database.run(`SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    return waiting.length;
  };
  const outbox = { another, hold, countWaiting, add } as OutboxUnderTest;
  beforeAll(async () => {
    engine = await start();
    Object.assign(outbox, await another());
  });
  beforeEach(async () => {
    clock.time = now;
    await outbox.database.run('DELETE FROM consultation_request');
    await outbox.database.run('DELETE FROM consultation_thread');
    await outbox.database.run('DELETE FROM outbox_reader');
    await outbox.database.run('DELETE FROM outbox_mail_day');
  });
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
    await engine.stop?.();
  });
  return outbox;
}
