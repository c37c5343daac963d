import dns from 'node:dns/promises';
import pg from 'pg';
import type { Database, Statement } from '@/server/outbox/engine/database';
import { openPostgres } from '@/server/outbox/engine/postgres';
import { problemIn } from '@/server/outbox/problems';
import { breakAfter, startProxy } from '../../../../testing/built/proxy';
import { eventually } from '../../../../testing/run/promises';
import { holdTransaction } from '../../../../testing/site/holdTransaction';
import { type PostgresServer, startPostgres } from '../../../../testing/site/postgresServer';

// PGlite has one session, one role, one database.
const onServer = process.env.TEST_POSTGRES_URL ? test : test.skip;

let server: PostgresServer;
let direct: URL;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let opened: Database[];

function open(url = direct): Database {
  const database = openPostgres(url.href);
  opened.push(database);
  return database;
}

/** Opens the outbox through the proxy. */
function openThroughProxy(): Database {
  const url = new URL(direct);
  url.port = String(proxy.port);
  return open(url);
}

/** Runs statements as the server's administrator. */
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
  opened = [];
  await open().run('DELETE FROM outbox_erased');
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
  sql: 'INSERT INTO outbox_erased (id) VALUES ($id)',
  params: { id },
});
/** How many of the ids that begin with a text are erased. */
async function count(database: Database, id: string): Promise<unknown> {
  const sql = 'SELECT COUNT(*) AS total FROM outbox_erased WHERE id LIKE $id';
  return (await database.run(sql, { id: `${id}%` }))[0]?.total;
}

const ways = ['there', 'back'] as const;
// After a message is before the next one, on its way back.
const fates = ['before', 'within'] as const;

const cuts = ways.flatMap((way) => fates.map((fate) => [way, fate] as const));

test.each(cuts)(
  'a cut on the way %s, %s a message, fails one transaction as a whole',
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
    // The last one was cut nowhere.
    expect([outcomes.length > 8, outcomes.at(-1)]).toEqual([true, 'fulfilled']);
  },
);

test('an opening that falls silent at any message is given up, and tried again', async () => {
  let points = 0;
  for (let passed = 0, isBroken = true; isBroken; passed += 1) {
    points += 1;
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const database = openThroughProxy();
    const hasBroken = breakAfter(proxy, 'there', passed, 'silence');
    const outcome = Promise.allSettled([database.run('SELECT 1')]);
    let isSettled = false;
    void outcome.then(() => {
      isSettled = true;
    });
    while (!hasBroken() && !isSettled) await new Promise(setImmediate);
    isBroken = hasBroken();
    // The limits of the statement, of connecting and of opening.
    for (let seconds = 0; isBroken && seconds < 12; seconds += 1) {
      await jest.advanceTimersByTimeAsync(1000);
    }
    jest.useRealTimers();
    const [{ status }] = await outcome;
    expect(status).toBe(isBroken ? 'rejected' : 'fulfilled');
    proxy.decide = () => 'pass';
    expect(await database.run('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  }
  expect(points).toBeGreaterThan(8);
});

onServer('what nobody waits for any more is not committed, and waits for no lock', async () => {
  const database = open();
  const locked = new pg.Client({ connectionString: direct.href });
  await locked.connect();
  await locked.query('BEGIN');
  await locked.query('LOCK TABLE outbox_erased');
  await expect(database.runAll([erase('late')])).rejects.toThrow();
  const waiting = `SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  // The server's own limit ends it: a moment after ours, because the statement began there later.
  await eventually(async () => (await locked.query(waiting)).rows.length === 0);
  await locked.query('COMMIT');
  await locked.end();
  expect(await count(database, 'late')).toBe(0);
});

onServer('deadlocks and serializable transactions cost no statement', async () => {
  await administer(
    `ALTER DATABASE ${direct.pathname.slice(1)} SET default_transaction_isolation = 'serializable'`,
  );
  const database = open();
  await database.runAll([erase('a'), erase('b')]);
  const touch = (id: string) => ({
    sql: 'UPDATE outbox_erased SET id = id WHERE id = $id',
    params: { id },
  });
  const swaps = Array.from({ length: 4 }, (_, index) =>
    database.runAll(index % 2 ? [touch('a'), touch('b')] : [touch('b'), touch('a')]),
  );
  const adds = Array.from({ length: 10 }, (_, index) =>
    database.run('INSERT INTO outbox_erased SELECT $id || COUNT(*) FROM outbox_erased', {
      id: `c${index},`,
    }),
  );
  await Promise.all([...swaps, ...adds]);
  expect(await count(database, 'c')).toBe(10);
});

onServer('what a server refuses, or lacks, has a name and a sentence that helps', async () => {
  const name = direct.pathname.slice(1);
  await administer(
    `CREATE DATABASE ${name}_latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`,
    `CREATE ROLE ${name} LOGIN PASSWORD 'x'`,
  );
  const latin = new URL(`/${name}_latin`, direct);
  const poor = new URL(await server.createOutboxUrl());
  Object.assign(poor, { username: name, password: 'x' });
  const mistyped = Object.assign(new URL(poor), { password: 'y' });
  const withoutFile = new URL('?sslmode=verify-full&sslrootcert=/nowhere.crt', direct);
  for (const [url, code] of [
    [latin, 'OUTBOX_ENCODING'],
    [poor, '42501'],
    [mistyped, '28P01'],
    [new URL('/nowhere', direct), '3D000'],
    [withoutFile, 'ENOENT'],
  ] as const) {
    const database = open(url);
    await expect(database.run('SELECT 1')).rejects.toMatchObject({ code });
    await database.close();
    expect(problemIn({ code }, url.href).problem).not.toContain('cannot be used');
  }
  await administer(`DROP DATABASE ${name}_latin`, `DROP ROLE ${name}`);
});

onServer('a structure that takes longer than a statement may is made, once', async () => {
  const url = await server.createOutboxUrl();
  // The first step waits for this transaction.
  const end = await holdTransaction(url, 'CREATE TABLE outbox_structure (version INTEGER)');
  const [database, another] = [open(new URL(url)), open(new URL(url))];
  const count = 'SELECT COUNT(*) AS count FROM consultation_request';
  await expect(database.run(count)).rejects.toMatchObject({ code: 'TIMEOUT' });
  await end();
  const counts = await Promise.all([database, another].map(({ run }) => run(count)));
  expect(counts).toEqual([[{ count: 0 }], [{ count: 0 }]]);
});

onServer('few connections serve a burst, and having none left is named', async () => {
  const database = direct.pathname.slice(1);
  const name = `${database}_few`;
  await administer(`CREATE ROLE ${name} LOGIN SUPERUSER PASSWORD 'x' CONNECTION LIMIT 7`);
  await administer(`ALTER ROLE ${name} NOSUPERUSER`, `ALTER DATABASE ${database} OWNER TO ${name}`);
  await administer(`GRANT ALL ON ALL TABLES IN SCHEMA public TO ${name}`);
  const poor = Object.assign(new URL(direct), { username: name, password: 'x' });
  const others: pg.Client[] = [];
  const hold = async () => {
    const client = new pg.Client({ connectionString: poor.href });
    await client.connect();
    others.push(client);
  };
  const burst = (database: Database) =>
    Promise.all(Array.from({ length: 30 }, () => database.run('SELECT pg_sleep(0.01)')));
  const first = open(poor);
  expect(await burst(first)).toHaveLength(30);
  // The tool, and another process of the site.
  for (let count = 0; count < 2; count += 1) await hold();
  await first.close();
  for (let count = 0; count < 3; count += 1) await hold();
  const second = open(poor);
  expect(await burst(second)).toHaveLength(30);
  await second.close();
  for (let count = 0; count < 2; count += 1) await hold();
  await expect(open(poor).run('SELECT 1')).rejects.toMatchObject({ code: '53300' });
  expect(problemIn({ code: '53300' }, poor.href).problem).toContain('has no connection left');
  for (const client of others) await client.end();
  await administer(`ALTER DATABASE ${database} OWNER TO CURRENT_USER`, `DROP OWNED BY ${name}`);
  await administer(`DROP ROLE ${name}`);
});

test.each([
  ['127.0.0.1:1,HOST', 'target_session_attrs=read-write'],
  ['HOST,127.0.0.1:1', 'sslmode=prefer&target_session_attrs=any'],
  ['', 'host=127.0.0.1,127.0.0.1&port=1,PORT&sslmode=allow'],
])('a URL with the hosts "%s" and "%s" is taken as psql takes it', async (hosts, parameters) => {
  const user = direct.href.slice(0, direct.href.indexOf(direct.host));
  const text = `${user}${hosts}${direct.pathname}?${parameters}`;
  const database = openPostgres(text.replace('HOST', direct.host).replace('PORT', direct.port));
  opened.push(database);
  const burst = Array.from({ length: 5 }, () => database.run('SELECT 1 AS one'));
  expect(await Promise.all(burst)).toEqual(Array(5).fill([{ one: 1 }]));
});

test('connections that are made at once ask for the name of their host once', async () => {
  const address = [{ address: '127.0.0.1', family: 4 }];
  const asked = jest.spyOn(dns, 'lookup').mockImplementation(async () => address as never);
  const named = new URL(direct);
  named.hostname = 'db.example';
  const database = open(named);
  await database.run('SELECT 1');
  await Promise.all(Array.from({ length: 9 }, () => database.run('SELECT 1')));
  expect(asked.mock.calls.length).toBeLessThan(4);
  asked.mockRestore();
});

onServer('of several servers, none is used that nothing can be written to', async () => {
  await administer(
    'CREATE FUNCTION public.pg_is_in_recovery() RETURNS boolean LANGUAGE sql AS $$ SELECT true $$',
  );
  const standby = new URL('?options=-c%20search_path%3Dpublic,pg_catalog', direct);
  expect(await open(standby).run('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  const several = openPostgres(standby.href.replace(direct.host, `${direct.host},${direct.host}`));
  opened.push(several);
  await expect(several.run('SELECT 1')).rejects.toMatchObject({ code: '25006' });
});

const tables = ['consultation_request', 'outbox_erased', 'outbox_process', 'outbox_structure'];
const countAll = 'SELECT COUNT(*) AS total FROM outbox_erased';

onServer('an outbox is found in its one schema at any search path', async () => {
  const url = new URL(await server.createOutboxUrl());
  await open(url).runAll([erase('one')]);
  const schemas = ['other', decodeURIComponent(url.username)];
  await administerAt(url, ...schemas.map((schema) => `CREATE SCHEMA "${schema}"`));
  const running = open(url);
  expect(await running.run(countAll)).toEqual([{ total: 1 }]);
  await administerAt(url, ...tables.map((table) => `ALTER TABLE ${table} SET SCHEMA other`));
  await expect(running.run(countAll)).rejects.toMatchObject({ code: '42P01' });
  for (const database of [running, open(url)]) {
    expect(await database.run(countAll)).toEqual([{ total: 1 }]);
  }
  await administerAt(url, 'CREATE TABLE outbox_structure (version INTEGER)');
  await expect(open(url).run(countAll)).rejects.toMatchObject({ code: 'OUTBOX_TWICE' });
});

test('reading leaves nothing on a connection that a pooler gives to others', async () => {
  const reading = openPostgres(direct.href, { create: false, readOnly: true });
  const settings = `SELECT current_setting('transaction_read_only') AS transaction,
    current_setting('default_transaction_read_only') AS session`;
  expect(await reading.run(settings)).toEqual([{ transaction: 'on', session: 'off' }]);
  await reading.close();
});
