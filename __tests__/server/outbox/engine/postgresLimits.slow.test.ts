import pg from 'pg';
import type { Database, Statement } from '@/server/outbox/engine/database';
import { openPostgres } from '@/server/outbox/engine/postgres';
import { eventually } from '../../../../testing/run/eventually';
import {
  type PostgresServer,
  startPostgres,
  testSessionsOf,
} from '../../../../testing/site/postgresServer';

const onServer = testSessionsOf('PostgreSQL');

let server: PostgresServer;
let url: string;
let database: Database;

beforeAll(async () => {
  server = await startPostgres();
});
beforeEach(async () => {
  url = await server.createOutboxUrl();
  database = openPostgres(url);
  await database.run('SELECT 1');
});
afterEach(() => database.close());
afterAll(() => server.stop());

const erase = (id: string): Statement => ({
  sql: 'INSERT INTO consultation_thread (id) VALUES ($id)',
  params: { id },
});
const erased = () => database.run('SELECT id FROM consultation_thread');

const sessions = `SELECT COUNT(*)::INT AS count FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`;

onServer(
  'statements that wait for a lock time out, and never take more than five sessions',
  async () => {
    const locked = new pg.Client({ connectionString: url });
    await locked.connect();
    await locked.query('BEGIN');
    await locked.query('LOCK TABLE consultation_thread');
    const posts: Promise<unknown>[] = [];
    for (let count = 0; count < 24; count += 1) {
      posts.push(database.run('INSERT INTO consultation_thread VALUES ($id)', { id: `${count}` }));
      if (count % 8 === 7) await new Promise((resolve) => setTimeout(resolve, 700));
      expect((await locked.query(sessions)).rows[0].count).toBeLessThanOrEqual(5);
    }
    const outcomes = await Promise.allSettled(posts);
    const isTimeout = { status: 'rejected', reason: expect.objectContaining({ code: 'TIMEOUT' }) };
    expect(outcomes).toEqual(Array(24).fill(isTimeout));
    // Each connection is free despite the lock.
    const burst = Array.from({ length: 24 }, () => database.run('SELECT 1 AS one'));
    expect(await Promise.all(burst)).toHaveLength(24);
    await locked.query('COMMIT');
    expect(await erased()).toEqual([]);
    await locked.end();
  },
);

function watchStatements(note: (text: unknown) => void): () => void {
  const { query } = pg.Client.prototype;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    note(args[0]);
    return Reflect.apply(query, this, args);
  } as never);
  return () => spy.mockRestore();
}

onServer(
  'the server ends a later statement of a transaction within the transaction’s limit',
  async () => {
    const limits: number[] = [];
    let now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const [slow, endless] = [{ sql: `SELECT 'three seconds'` }, { sql: 'SELECT pg_sleep(600)' }];
    const end = watchStatements((text) => {
      if (text === slow.sql) now += 3000;
      const [, ms] = /^SET LOCAL statement_timeout = (\d+)$/.exec(String(text)) ?? [];
      if (ms) limits.push(Number(ms));
    });
    await expect(database.runAll([erase('late'), slow, endless])).rejects.toMatchObject({
      code: 'TIMEOUT',
    });
    end();
    // Of five seconds, the first statement leaves two.
    expect(limits).toEqual([1500]);
    const observer = new pg.Client({ connectionString: url });
    await observer.connect();
    const isFree = async () => (await observer.query(`${sessions} AND state <> 'idle'`)).rows[0];
    await eventually(async () => (await isFree()).count === 0);
    await observer.end();
    expect(await erased()).toEqual([]);
  },
);

test('the server’s own limit for a statement is never later than the transaction’s', async () => {
  const [first, second] = [{ sql: `SELECT 'a moment'` }, { sql: `SELECT 'the next one'` }];
  const startedAt = performance.now();
  let now = startedAt;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  let limit = Number.POSITIVE_INFINITY;
  const isInTime: boolean[] = [];
  const end = watchStatements((text) => {
    limit = Number(/statement_timeout = (\d+)/.exec(String(text))?.[1] ?? limit);
    if (text !== first.sql && text !== second.sql) return;
    isInTime.push(now - startedAt + limit <= 5000);
    now += 400;
  });
  await database.runAll([first, second]);
  end();
  expect(isInTime).toEqual([true, true]);
});

test('no commit begins after the transaction’s limit', async () => {
  const last = `SELECT 'the last one'`;
  let isOver = false;
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + (isOver ? 5000 : 0));
  const end = watchStatements((text) => {
    isOver ||= text === last;
  });
  const settled = database.runAll([erase('late'), { sql: last }]);
  await expect(settled).rejects.toMatchObject({ code: 'TIMEOUT' });
  end();
  isOver = false;
  expect(await erased()).toEqual([]);
});
