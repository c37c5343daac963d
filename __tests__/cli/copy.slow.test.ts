import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { openPostgres } from '@/server/outbox/engine/postgres';
import { steps } from '@/server/outbox/engine/schema';
import { openSqlite } from '@/server/outbox/engine/sqlite';
import { copyToPostgres } from '@/server/outbox/operator/copyToPostgres';
import { createQueries } from '@/server/outbox/operator/queries';
import { createStore } from '@/server/outbox/queue/store';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { breakAfter, startProxy } from '../../testing/built/proxy';
import { temporaryFolder } from '../../testing/site/environment';
import {
  type PostgresServer,
  startPostgres,
  testSessionsOf,
} from '../../testing/site/postgresServer';
import { outboxForCommands, outboxWith } from '../../testing/unit/outboxHere';
import { allOf, aNewRequest } from '../../testing/unit/outboxUnderTest';

const testCopy = testSessionsOf('PostgreSQL');
const { path: original, database, store, add } = outboxForCommands();
const call = { callDate: '2099-11-23', callTime: '10:15' };
let server: PostgresServer;
let to: string;
let all: StoredRequest[];

/** Left by a killed site, with its log. */
let path: string;
const copy = (...args: string[]) => outboxWith({ DATABASE_URL: `file:${path}` }, 'copy', ...args);
const failed = (text: string) => ({ status: 1, stdout: '', stderr: expect.stringContaining(text) });
const done = (text: string) => ({ status: 0, stderr: '', stdout: expect.stringContaining(text) });

async function administer(...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: to });
  await client.connect();
  let rows: Record<string, unknown>[] = [];
  for (const sql of statements) ({ rows } = await client.query(sql));
  await client.end();
  return rows;
}
const dropAll = async () => {
  const tables = steps.flatMap((step) => Object.keys(step.tables)).join(', ');
  await administer(`DROP TABLE IF EXISTS ${tables}`);
};

async function read(open: () => typeof database): Promise<StoredRequest[]> {
  const opened = open();
  return allOf(createQueries(opened).each()).finally(() => opened.close());
}
const inFile = () => read(() => openSqlite(path, { create: false, readOnly: true }));
const inPostgres = () => read(() => openPostgres(to, { create: false, readOnly: true }));
const hasTables = async () =>
  (await administer(`SELECT FROM pg_class WHERE relname = 'outbox_steps'`)).length > 0;

async function startSite() {
  const site = openSqlite(path);
  const request = aNewRequest();
  const [outcome] = await Promise.allSettled([createStore(site).add(request)]);
  const isStored = outcome.status === 'fulfilled';
  const code = isStored ? undefined : outcome.reason.code;
  return { id: isStored ? request.id : undefined, code, end: site.close };
}

beforeAll(async () => {
  server = await startPostgres();
  to = await server.createOutboxUrl();
  const first = await add({ name: 'Ana “Ü”' }, call);
  await store.recordDelivery(await add({}, { thread: first, version: 1, ...call }));
  const parked = await add({}, { lease: { owner: 'one', ms: 1000 } });
  await store.recordFailure(parked, 'one', { kind: 'parked', reason: '410' }, '410');
  await add({}, { quarantine: 'spam' });
  const queries = createQueries(database);
  await queries.erase([await add({ name: 'Eve' })]);
  for (let count = 0; count < 1200; count += 1) await add({ description: `${count}` });
  all = await allOf(queries.each());
});
beforeEach(async () => {
  path = join(temporaryFolder(), 'outbox.db');
  for (const end of ['', '-wal']) copyFileSync(original + end, path + end);
  await dropAll();
});
afterAll(() => server.stop());

testCopy(
  'a copy has all requests and erased threads of a killed site, and no site uses the file from then on',
  async () => {
    const result = await copy('--to', to);
    expect(result).toEqual(
      done(`Copied: ${all.length} requests (1204 threads, erased ones included)`),
    );
    expect(result.stdout).toContain(`Delete ${path} when nobody needs it`);
    expect(await inPostgres()).toEqual(all);
    expect(
      await administer('SELECT COUNT(*)::int AS n FROM consultation_thread WHERE erased = 1'),
    ).toEqual([{ n: 1 }]);
    expect(readdirSync(join(path, '..'))).toEqual(['outbox.db']);
    const site = await startSite();
    await site.end();
    expect(site.code).toBe('OUTBOX_COPIED');
    expect(await inFile()).toEqual(all);
  },
);

testCopy('a repeated copy says that the database has the requests, also after purges', async () => {
  await copy('--to', to);
  await administer(`DELETE FROM consultation_request WHERE state <> 'parked'`);
  expect(await copy('--to', to)).toEqual(done('The database has the requests'));
  await dropAll();
  expect(await copy('--to', to)).toEqual(failed('the database does not have its requests'));
  expect(await hasTables()).toBe(false);
});

testCopy('after copy --undo, a site uses the file again', async () => {
  await copy('--to', to);
  expect(await copy('--undo')).toEqual(done('It lacks whatever has arrived in PostgreSQL'));
  const site = await startSite();
  await site.end();
  expect(site.id).toBeDefined();
  expect(await copy('--undo')).toEqual(done('was not marked as copied'));
});

testCopy(
  'a copy is refused while a site has the file open, and the site keeps working',
  async () => {
    const site = await startSite();
    expect(await copy('--to', to)).toEqual(failed('is open: stop the site'));
    await site.end();
    expect((await inFile()).map(({ id }) => id)).toContain(site.id);
    expect(await hasTables()).toBe(false);
  },
);

testCopy('a site that starts while a copy runs stores nothing in the file', async () => {
  const { query } = pg.Client.prototype;
  let site: Awaited<ReturnType<typeof startSite>> | undefined;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    if (!site && /^INSERT INTO consultation_request/.test(String(args[0])))
      site = await startSite();
    return Reflect.apply(query, this, args);
  } as never);
  await copyToPostgres(path, to);
  spy.mockRestore();
  await site?.end();
  // The copy has locked the file.
  expect(site).toMatchObject({ id: undefined, code: 'SQLITE_BUSY' });
  expect(await inFile()).toEqual(all);
});

testCopy(
  'a copy keeps the mark if the answer to the commit is lost, and is complete when repeated',
  async () => {
    const proxy = await startProxy(Number(new URL(to).port));
    const through = Object.assign(new URL(to), { port: String(proxy.port) }).href;
    const { query } = pg.Client.prototype;
    let commits = 0;
    const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...args: unknown[]
    ) {
      commits += args[0] === 'COMMIT' ? 1 : 0;
      // The first transaction only reads.
      if (args[0] === 'COMMIT' && commits === 2) breakAfter(proxy, 'back', 0, 'before');
      return Reflect.apply(query, this, args);
    } as never);
    expect(await copyToPostgres(path, through)).toMatchObject({ kind: 'uncertain' });
    spy.mockRestore();
    proxy.close();
    expect(await copy('--to', to)).toEqual(done('The database has the requests'));
    expect(await inPostgres()).toEqual(all);
  },
);

testCopy(
  'a copy is refused, and leaves no mark, if the database has requests or cannot be reached',
  async () => {
    const other = openPostgres(to);
    await createStore(other).add(aNewRequest());
    await other.close();
    expect(await copy('--to', to)).toEqual(failed('(--to) already has other requests'));
    expect(await copy('--to', 'postgres://site@127.0.0.1:1/outbox')).toEqual(
      failed('(--to, ECONN'),
    );
    const site = await startSite();
    await site.end();
    expect(site.id).toBeDefined();
  },
);

testCopy('a copy fails if the file is missing, and creates none', async () => {
  rmSync(path);
  expect(await copy('--to', to)).toEqual(failed('does not exist'));
  expect(existsSync(path)).toBe(false);
});

const furtherStep = `UPDATE outbox_steps SET taken = ${steps.length + 1}`;
const column = 'ALTER TABLE consultation_request ADD COLUMN further TEXT';
describe.each([
  [
    'unknown',
    ['DELETE FROM outbox_steps'],
    'has tables or columns that this release does not know',
  ],
  ['of a later release', [column, furtherStep], 'is of a later release'],
  ['that has a further column', [column], 'has tables or columns that this release does not know'],
])('a copy with a structure that is %s', (_name, changes, text) => {
  testCopy('in the file is refused and changes nothing', async () => {
    const file = new DatabaseSync(path);
    for (const sql of changes) file.exec(sql);
    file.close();
    const refused = await copy('--to', to);
    expect(refused).toEqual(failed(text));
    expect(refused.stderr).toContain('DATABASE_URL');
    expect(await hasTables()).toBe(false);
  });

  testCopy('in the database is refused and changes nothing', async () => {
    const other = openPostgres(to);
    await other.run('SELECT 1');
    await other.close();
    await administer(...changes);
    const refused = await copy('--to', to);
    expect(refused).toEqual(failed(text));
    expect(refused.stderr).toContain('--to');
    const site = await startSite();
    await site.end();
    expect(site.id).toBeDefined();
  });
});
