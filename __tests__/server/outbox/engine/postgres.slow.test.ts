import pg from 'pg';
import type { Database, Statement } from '@/server/outbox/engine/database';
import { openPostgres } from '@/server/outbox/engine/postgres';
import { problemIn } from '@/server/outbox/problems';
import { breakAfter, startProxy } from '../../../../testing/built/proxy';
import { eventually } from '../../../../testing/run/eventually';
import {
  holdTransaction,
  type PostgresServer,
  startPostgres,
  testSessionsOf,
} from '../../../../testing/site/postgresServer';

const onServer = testSessionsOf('PostgreSQL');

let server: PostgresServer;
let direct: URL;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let opened: Database[];

function open(url = direct): Database {
  const database = openPostgres(url.href);
  opened.push(database);
  return database;
}

function openThroughProxy(): Database {
  const url = new URL(direct);
  url.port = String(proxy.port);
  return open(url);
}

async function administerAt(url: URL, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
const administer = (...statements: string[]) => administerAt(direct, ...statements);

beforeAll(async () => {
  server = await startPostgres();
  direct = new URL(await server.createOutboxUrl());
  proxy = await startProxy(Number(direct.port));
});
beforeEach(async () => {
  // With a running clock, a slow machine would exceed the limits.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  opened = [];
  await open().run('DELETE FROM consultation_thread');
});
afterEach(async () => {
  jest.useRealTimers();
  await Promise.all(opened.map((database) => database.close()));
});
afterAll(() => {
  proxy.close();
  return server.stop();
});

const erase = (id: string): Statement => ({
  sql: 'INSERT INTO consultation_thread (id) VALUES ($id)',
  params: { id },
});
async function count(database: Database, id: string): Promise<unknown> {
  const sql = 'SELECT COUNT(*) AS total FROM consultation_thread WHERE id LIKE $id';
  return (await database.run(sql, { id: `${id}%` }))[0]?.total;
}

const ways = ['there', 'back'] as const;
// A cut after a message is a cut before the next one, so it needs no case.
const fates = ['before', 'within'] as const;

const cuts = ways.flatMap((way) => fates.map((fate) => [way, fate] as const));

test.each(cuts)(
  'a connection cut on the way %s, %s a message, fails one transaction as a whole',
  async (direction, fate) => {
    const outcomes: string[] = [];
    for (let passed = 0, isBroken = true; isBroken; passed += 1) {
      const id = `${direction} ${fate} ${passed},`;
      const database = openThroughProxy();
      const hasBroken = breakAfter(proxy, direction, passed, fate);
      const settled = database.runAll([erase(`${id} one`), erase(`${id} two`)]);
      const [{ status }] = await Promise.allSettled([settled]);
      isBroken = hasBroken();
      outcomes.push(status);
      proxy.decide = () => 'pass';
      expect(status === 'fulfilled' ? [2] : [0, 2]).toContain(await count(database, id));
    }
    // The last one was not cut.
    expect([outcomes.length > 8, outcomes.at(-1)]).toEqual([true, 'fulfilled']);
  },
);

onServer('a connection that becomes silent while it opens times out and is retried', async () => {
  let points = 0;
  for (let passed = 0, isBroken = true; isBroken; passed += 1) {
    points += 1;
    const database = openThroughProxy();
    const hasBroken = breakAfter(proxy, 'there', passed, 'silence');
    const outcome = Promise.allSettled([database.run('SELECT 1')]);
    let isSettled = false;
    void outcome.then(() => {
      isSettled = true;
    });
    while (!hasBroken() && !isSettled) await new Promise(setImmediate);
    isBroken = hasBroken();
    // The limits of the statement, of connecting, and of opening.
    for (let seconds = 0; isBroken && seconds < 12; seconds += 1) {
      await jest.advanceTimersByTimeAsync(1000);
    }
    const [{ status }] = await outcome;
    expect(status).toBe(isBroken ? 'rejected' : 'fulfilled');
    proxy.decide = () => 'pass';
    expect(await database.run('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  }
  expect(points).toBeGreaterThan(5);
});

onServer('statements are repeated after deadlocks and serialization failures', async () => {
  const set = `ALTER DATABASE ${direct.pathname.slice(1)} SET`;
  await administer(
    `${set} default_transaction_isolation = 'serializable'`,
    // Three deadlocks of a second each would take too long.
    `${set} deadlock_timeout = 20`,
  );
  const database = open();
  await database.runAll([erase('a'), erase('b')]);
  const touch = (id: string) => ({
    sql: 'UPDATE consultation_thread SET id = id WHERE id = $id',
    params: { id },
  });
  const swaps = Array.from({ length: 4 }, (_, index) =>
    database.runAll(index % 2 ? [touch('a'), touch('b')] : [touch('b'), touch('a')]),
  );
  const adds = Array.from({ length: 10 }, (_, index) =>
    database.run(
      'INSERT INTO consultation_thread SELECT $id || COUNT(*) FROM consultation_thread',
      {
        id: `c${index},`,
      },
    ),
  );
  await Promise.all([...swaps, ...adds]);
  expect(await count(database, 'c')).toBe(10);
});

onServer('each refusal of a server has a code and an explanation', async () => {
  const name = direct.pathname.slice(1);
  await administer(`CREATE ROLE ${name} LOGIN PASSWORD 'x'`);
  const poor = new URL(await server.createOutboxUrl());
  Object.assign(poor, { username: name, password: 'x' });
  const mistyped = Object.assign(new URL(poor), { password: 'y' });
  const without = Object.assign(new URL(poor), { password: '' });
  await administer(`CREATE ROLE ${name}_full LOGIN PASSWORD 'x' CONNECTION LIMIT 0`);
  const full = Object.assign(new URL(poor), { username: `${name}_full` });
  const latin = `${name}_latin`;
  await administer(
    `CREATE DATABASE ${latin} ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0`,
  );
  for (const [url, code] of [
    [poor, '42501'],
    [mistyped, '28P01'],
    [without, 'OUTBOX_PASSWORD'],
    [new URL('/nowhere', direct), '3D000'],
    [full, '53300'],
    [new URL(`/${latin}`, direct), 'OUTBOX_ENCODING'],
  ] as const) {
    const database = open(url);
    await expect(database.run('SELECT 1')).rejects.toMatchObject({ code });
    await database.close();
    expect(problemIn({ code }, url.href).problem).not.toContain('unknown');
  }
  await administer(`DROP ROLE ${name}, ${name}_full`);
  await administer(`DROP DATABASE ${latin}`);
});

test('an unknown error code gets no advice', () => {
  for (const url of ['file:x', 'postgres://x/y']) {
    const unexplained = { code: 'XX000', problem: 'reports an unknown error.' };
    expect(problemIn({ code: 'XX000' }, url)).toEqual(unexplained);
  }
});

onServer(
  'a structure whose creation takes longer than a statement’s limit is created once',
  async () => {
    jest.useRealTimers();
    const url = await server.createOutboxUrl();
    // The first step waits for this transaction.
    const end = await holdTransaction(url, 'CREATE TABLE outbox_steps (taken INTEGER)');
    const [database, another] = [open(new URL(url)), open(new URL(url))];
    const count = 'SELECT COUNT(*) AS count FROM consultation_request';
    await expect(database.run(count)).rejects.toMatchObject({ code: 'TIMEOUT' });
    await end();
    // Creation may also outlast the next statement.
    for (const { run } of [database, another]) {
      expect(await eventually(async () => (await run(count))[0]?.count === 0)).toBe(true);
    }
  },
);

onServer('the pool grows again after a shortage of connections', async () => {
  jest.useRealTimers();
  const name = `${direct.pathname.slice(1)}_few`;
  await administer(`CREATE ROLE ${name} LOGIN SUPERUSER PASSWORD 'x' CONNECTION LIMIT 1`);
  await administer(
    `ALTER ROLE ${name} NOSUPERUSER`,
    `GRANT ALL ON ALL TABLES IN SCHEMA public TO ${name}`,
  );
  const poor = Object.assign(new URL(direct), { username: name, password: 'x' });
  const database = open(poor);
  const burst = () =>
    Promise.allSettled(Array.from({ length: 5 }, () => database.run('SELECT pg_sleep(0.1)')));
  await database.run('SELECT 1');
  const codes = (await burst()).flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason.code] : [],
  );
  expect(new Set(codes)).toEqual(new Set(['53300']));
  await administer(`ALTER ROLE ${name} CONNECTION LIMIT 5`);
  // Refused sessions count until the server has ended them.
  const isWhole = async () => (await burst()).every(({ status }) => status === 'fulfilled');
  expect(await eventually(isWhole)).toBe(true);
  await database.close();
  await administer(`DROP OWNED BY ${name}`, `DROP ROLE ${name}`);
});

const total = 'SELECT COUNT(*) AS total FROM consultation_thread';

onServer('two sites in two schemas of one database are two outboxes', async () => {
  const url = await server.createOutboxUrl();
  const production = open(new URL(url));
  await production.run(`INSERT INTO consultation_thread VALUES ('one')`);
  await administerAt(new URL(url), 'CREATE SCHEMA staging');
  const staging = open(new URL(`${url}?options=-c%20search_path%3Dstaging`));
  expect(await staging.run(total)).toEqual([{ total: 0 }]);
  expect(await production.run(total)).toEqual([{ total: 1 }]);
});

onServer('a read-only session leaves no setting on a connection that a pooler shares', async () => {
  const reading = openPostgres(direct.href, { create: false, readOnly: true });
  const settings = `SELECT current_setting('transaction_read_only') AS transaction,
    current_setting('default_transaction_read_only') AS session`;
  expect(await reading.run(settings)).toEqual([{ transaction: 'on', session: 'off' }]);
  await reading.close();
});
