import fs, {
  copyFileSync,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { openPostgres } from '@/server/outbox/engine/postgres';
import { steps } from '@/server/outbox/engine/schema';
import { openSqlite } from '@/server/outbox/engine/sqlite';
import { createQueries } from '@/server/outbox/operator/queries';
import { createStore } from '@/server/outbox/queue/store';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { breakAfter, startProxy } from '../../testing/built/proxy';
import { temporaryFolder } from '../../testing/site/environment';
import { type PostgresServer, startPostgres } from '../../testing/site/postgresServer';
import { outboxForCommands, outboxHere, outboxWith } from '../../testing/unit/outboxHere';
import { allOf, aNewRequest } from '../../testing/unit/outboxUnderTest';

const mockMeanwhile = { connect: async () => {}, closed: () => {} };
jest.mock('@/server/outbox/engine/sqliteFile', () => {
  const actual = jest.requireActual('@/server/outbox/engine/sqliteFile');
  return {
    ...actual,
    async connectTo(...args: unknown[]) {
      await mockMeanwhile.connect();
      const db = await actual.connectTo(...args);
      await mockMeanwhile.connect();
      return db;
    },
    closeFile(db: unknown) {
      actual.closeFile(db);
      mockMeanwhile.closed();
    },
  };
});

const { path: original, database, store, add } = outboxForCommands();
const call = { callDate: '2099-11-23', callTime: '10:15' };
let server: PostgresServer;
let to: string;
let all: StoredRequest[];
const withFew = join(temporaryFolder(), 'few.db');
let few: StoredRequest[];

/** Left by a killed site, with its log. */
let path: string;
const moved = () => `${path}.moved`;
const move = (...args: string[]) => outboxHere('move', '--from', `file:${path}`, ...args);
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
const dropAll = () =>
  administer(`DROP TABLE IF EXISTS consultation_request, consultation_thread, outbox_erased,
    outbox_check, outbox_steps`);

async function read(open: () => typeof database): Promise<StoredRequest[]> {
  const opened = open();
  const requests = await allOf(createQueries(opened).each()).finally(() => opened.close());
  return requests;
}
const inFile = (file = path) => read(() => openSqlite(file, { create: false, readOnly: true }));
const inPostgres = () => read(() => openPostgres(to, { create: false, readOnly: true }));

async function startSite() {
  const site = openSqlite(path);
  const request = aNewRequest();
  const [{ status }] = await Promise.allSettled([createStore(site).add(request)]);
  return { id: status === 'fulfilled' ? request.id : undefined, end: site.close };
}

beforeAll(async () => {
  server = await startPostgres();
  to = await server.createOutboxUrl();
  const first = await add({ name: 'Ana \u0000 \ud800 “Ü”' }, call);
  await store.markDelivered(await add({}, { corrects: first, ...call }));
  const parked = await add({}, { lease: { owner: 'one', ms: 1000 } });
  await store.recordFailure(parked, 'one', { kind: 'parked', reason: '410' }, '410');
  await add({}, { quarantine: 'spam' });
  const queries = createQueries(database);
  await queries.erase([await add({ name: 'Eve' })]);
  few = await allOf(queries.each());
  for (const end of ['', '-wal']) copyFileSync(original + end, withFew + end);
  for (let count = 0; count < 1200; count += 1) await add({ description: `${count}` });
  all = await allOf(queries.each());
});
beforeEach(async () => {
  path = join(temporaryFolder(), 'outbox.db');
  for (const end of ['', '-wal']) copyFileSync(original + end, path + end);
  await dropAll();
});
afterEach(() => {
  Object.assign(mockMeanwhile, { connect: async () => {}, closed: () => {} });
});
afterAll(() => server.stop());

const count = () => `Transferred: ${all.length} requests, and the ids of erased requests (1).`;

test('a transfer copies all requests of a killed site, and warns that the renamed file still has them', async () => {
  const result = await move('--to', to);
  expect(result).toEqual(done(count()));
  expect(result.stdout).toContain(`${moved()} still contains everybody's data`);
  expect(await inPostgres()).toEqual(all);
  expect(readdirSync(join(path, '..'))).toEqual(['outbox.db.moved']);
  for (const command of [['list'], ['export'], ['stats']]) {
    expect((await outboxWith({ DATABASE_URL: to, PORT: '1' }, ...command)).status).toBe(0);
  }
});

test('a repeated transfer reports that it is complete, also after erasures and purges', async () => {
  await move('--to', to);
  const inState = (wanted: string) => all.filter(({ state }) => state === wanted);
  const remove = (requests: StoredRequest[]) =>
    administer(...requests.map(({ id }) => `DELETE FROM consultation_request WHERE id = '${id}'`));
  const [erased, waiting] = inState('pending');
  await administer(`INSERT INTO outbox_erased VALUES ('${erased?.id}')`);
  const gone = [erased, ...inState('delivered'), ...inState('quarantined')] as StoredRequest[];
  await remove(gone);
  expect(await move('--to', to)).toEqual(done('The transfer is complete'));
  expect((await inPostgres()).length).toBe(all.length - gone.length);
  // A purge does not remove pending requests.
  await remove([waiting as StoredRequest]);
  expect(await move('--to', to)).toEqual(failed('already has other requests'));
});

test('a repeated transfer is refused if the database belongs to another site', async () => {
  await move('--to', to);
  await administer('TRUNCATE outbox_erased, consultation_thread');
  await administer(`DELETE FROM consultation_request WHERE id <> '${all[0]?.id}'`);
  await administer(`UPDATE consultation_request SET id = 'ffffffff-ffff-4fff-8fff-ffffffffffff'`);
  const file = new DatabaseSync(`${path}.moved`);
  file.exec(`UPDATE consultation_request SET state = 'delivered'; DELETE FROM outbox_erased`);
  file.close();
  expect(await move('--to', to)).toEqual(failed('already has other requests'));
});

test('a transfer syncs the file’s new name before it writes to the database', async () => {
  const synced: string[] = [];
  const { fsyncSync } = fs;
  const ofFolder = jest.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    fsyncSync(descriptor);
    if (fs.fstatSync(descriptor).isDirectory()) synced.push(readdirSync(join(path, '..')).join());
  });
  const { query } = pg.Client.prototype;
  let before: string[] | undefined;
  const ofDatabase = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    if (/^(CREATE|INSERT)/.test(String(args[0]))) before ??= [...synced];
    return Reflect.apply(query, this, args);
  } as never);
  expect((await move('--to', to)).status).toBe(0);
  ofDatabase.mockRestore();
  ofFolder.mockRestore();
  expect(before).toEqual(['outbox.db.moved']);
});

test('after a transfer, sites and commands create no outbox beside the renamed file', async () => {
  await move('--to', to);
  for (const create of [true, false]) {
    const site = openSqlite(path, { create });
    await expect(site.run('SELECT 1')).rejects.toMatchObject({ code: 'OUTBOX_MOVED' });
    await site.close();
  }
  const listed = await outboxWith({ DATABASE_URL: `file:${path}`, PORT: '2' }, 'list');
  expect(listed).toEqual(failed('was moved to PostgreSQL: set DATABASE_URL to that database'));
  expect(existsSync(path)).toBe(false);
});

test('a transfer is refused while a site has the file open, and the site keeps working', async () => {
  const site = await startSite();
  expect(await move('--to', to)).toEqual(failed('is open: stop the site'));
  await site.end();
  expect((await inFile()).map(({ id }) => id)).toContain(site.id);
  expect(existsSync(moved())).toBe(false);
  expect(await administer(`SELECT FROM pg_class WHERE relname = 'outbox_steps'`)).toEqual([]);
});

test('a transfer loses no request of a site that starts during any of its steps', async () => {
  const outcomes = new Set<string>();
  for (let step = 1, isOver = false; !isOver; step += 1) {
    for (const end of ['', '-wal']) copyFileSync(withFew + end, path + end);
    let seen = 0;
    let site: Awaited<ReturnType<typeof startSite>> | undefined;
    const next = async () => {
      seen += 1;
      if (seen === step) site = await startSite();
    };
    mockMeanwhile.connect = next;
    const { query } = pg.Client.prototype;
    const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
      this: pg.Client,
      ...args: unknown[]
    ) {
      if (seen < 30) await next();
      return Reflect.apply(query, this, args);
    } as never);
    const { status } = await move('--to', to);
    spy.mockRestore();
    mockMeanwhile.connect = async () => {};
    await site?.end();
    isOver = !site;
    const requests = status === 0 ? await inPostgres() : await inFile();
    const ids = new Set(requests.map(({ id }) => id));
    expect([...few, ...(site?.id ? [site] : [])].filter(({ id }) => !ids.has(`${id}`))).toEqual([]);
    expect(existsSync(path)).toBe(status !== 0);
    outcomes.add(`${status} ${site?.id ? 'stored' : 'refused'}`);
    await dropAll();
    for (const end of ['', '.moved']) rmSync(path + end, { force: true });
  }
  expect(outcomes).toEqual(new Set(['1 stored', '0 refused']));
});

test('a transfer restores the file if a site opened it before it was renamed', async () => {
  let closed = 0;
  let site: InstanceType<typeof DatabaseSync> | undefined;
  mockMeanwhile.closed = () => {
    closed += 1;
    // The first one is for comparison.
    if (closed !== 2) return;
    site = new DatabaseSync(path);
    site.exec(`PRAGMA journal_mode = WAL; INSERT INTO outbox_erased VALUES ('late')`);
  };
  expect(await move('--to', to)).toEqual(failed('is open: stop the site'));
  site?.close();
  expect(readdirSync(join(path, '..'))).toEqual(['outbox.db']);
  const file = new DatabaseSync(path);
  expect(file.prepare(`SELECT id FROM outbox_erased WHERE id = 'late'`).all()).toHaveLength(1);
  file.close();
});

test('a transfer keeps the file renamed if the answer to the commit is lost, and is complete when repeated', async () => {
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
  expect(await move('--to', through)).toEqual(failed('did not confirm that it has the requests'));
  spy.mockRestore();
  proxy.close();
  expect(readdirSync(join(path, '..'))).toEqual(['outbox.db.moved']);
  expect(await move('--to', to)).toEqual(done('The transfer is complete'));
  expect(await inPostgres()).toEqual(all);
});

test('a transfer is refused if the database has requests, cannot be reached, or is not PostgreSQL', async () => {
  const other = openPostgres(to);
  await other.run(`INSERT INTO outbox_erased VALUES ('a')`);
  await other.close();
  expect(await move('--to', to)).toEqual(failed('(--to) already has other requests'));
  expect(await move('--to', 'postgres://site@127.0.0.1:1/outbox')).toEqual(failed('(--to, ECONN'));
  expect((await move('--to', 'mysql://x')).status).toBe(2);
  expect(await inFile()).toEqual(all);
  expect(readdirSync(join(path, '..')).filter((name) => name.includes('moved'))).toEqual([]);
});

test('a transfer is refused if the file is missing, or an earlier one was renamed beside it', async () => {
  copyFileSync(path, moved());
  expect(await move('--to', to)).toEqual(failed('was moved before'));
  for (const file of [path, moved()]) rmSync(file);
  expect(await move('--to', to)).toEqual(failed('does not exist'));
});

describe('a transfer of a symbolic link', () => {
  const real = () => join(path, '..', 'real.db');
  beforeEach(() => {
    for (const end of ['', '-wal']) renameSync(path + end, real() + end);
    symlinkSync('real.db', path);
  });

  test('copies and renames the file that the link points to', async () => {
    const result = await move('--to', to);
    expect(result).toEqual(done(`${real()}.moved still contains everybody's data`));
    expect(await inPostgres()).toEqual(all);
    expect(readdirSync(join(path, '..')).sort()).toEqual(['outbox.db', 'real.db.moved']);
    expect(await move('--to', to)).toEqual(done('The transfer is complete'));
  });

  test('lets no site create an outbox beside the renamed file or the link', async () => {
    await move('--to', to);
    const refuses = async () => {
      const site = openSqlite(path);
      await expect(site.run('SELECT 1')).rejects.toMatchObject({ code: 'OUTBOX_MOVED' });
      await site.close();
    };
    await refuses();
    renameSync(`${real()}.moved`, moved());
    await refuses();
    expect(existsSync(real())).toBe(false);
  });
});

const ownSteps = steps.length;
const furtherStep = `UPDATE outbox_steps SET taken = ${ownSteps + 1}`;
const column = 'ALTER TABLE consultation_request ADD COLUMN further TEXT';
const structures = [
  [
    'unknown',
    ['DELETE FROM outbox_steps'],
    'has a structure that this software release does not know',
  ],
  ['of a later software release', [column, furtherStep], 'is of a later software release'],
  ['of an earlier software release', [], 'is of an earlier software release'],
] as const;

describe.each(structures)('a transfer with a structure that is %s', (name, changes, text) => {
  const addStep = () => {
    if (name === 'of an earlier software release') (steps as (readonly string[])[]).push([column]);
  };
  afterEach(() => (steps as unknown[]).splice(ownSteps));

  test('in the file is refused and changes nothing', async () => {
    const file = new DatabaseSync(path);
    for (const sql of changes) file.exec(sql);
    file.close();
    addStep();
    expect(await move('--to', to)).toEqual(failed(text));
    expect((await move('--to', to)).stderr).toContain('--from');
    expect(existsSync(moved())).toBe(false);
  });

  test('in the database is refused and changes nothing', async () => {
    const other = openPostgres(to);
    await other.run('SELECT 1');
    await other.close();
    await administer(...changes, 'SELECT 1');
    const file = new DatabaseSync(path);
    addStep();
    if (steps.length > ownSteps) file.exec(`${column}; ${furtherStep}`);
    file.close();
    const result = await move('--to', to);
    expect(result).toEqual(failed(text));
    expect(result.stderr).toContain('--to');
    expect(existsSync(moved())).toBe(false);
  });
});

test('a transfer is refused if the file has a further column', async () => {
  const file = new DatabaseSync(path);
  file.exec(column);
  file.close();
  expect(await move('--to', to)).toEqual(failed('does not know'));
  expect(existsSync(path)).toBe(true);
});
