import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import pg from 'pg';
import { openPostgres } from '@/server/outbox/engine/postgres';
import { openSqlite } from '@/server/outbox/engine/sqlite';
import { closeFile } from '@/server/outbox/engine/sqliteFile';
import { moveToPostgres } from '@/server/outbox/operator/moveToPostgres';
import { createQueries } from '@/server/outbox/operator/queries';
import { createStore } from '@/server/outbox/queue/store';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { type PostgresServer, startPostgres } from '../../testing/site/postgresServer';
import { outboxForCommands, outboxHere, outboxWith } from '../../testing/unit/outboxHere';
import { allOf, aNewRequest } from '../../testing/unit/outboxUnderTest';

const { path, database, store, add } = outboxForCommands();
const call = { callDate: '2099-11-23', callTime: '10:15' };
let server: PostgresServer;

const move = (to: string) => outboxHere('move', '--to', to);
const failed = (text: string) => ({ status: 1, stdout: '', stderr: expect.stringContaining(text) });

/** Whether a site that runs, and one that starts, can use an outbox. */
async function isUsable(open: () => typeof database): Promise<boolean> {
  const opened = open();
  const [outcome] = await Promise.allSettled([createStore(opened).add(aNewRequest())]);
  await opened.close();
  return outcome?.status === 'fulfilled';
}
const usable = async (to: string) => {
  const ways = [() => openSqlite(path), () => openPostgres(to, { create: false })];
  return Promise.all(ways.map(isUsable));
};

/** Gives the file back, as before a move. */
function restore(): void {
  const file = new DatabaseSync(path);
  const names = file.prepare(`SELECT name FROM sqlite_schema WHERE name LIKE 'moved_%'`).all();
  for (const { name } of names) file.exec(`ALTER TABLE ${name} RENAME TO ${String(name).slice(6)}`);
  file.close();
}

let all: StoredRequest[];

beforeAll(async () => {
  server = await startPostgres();
  const first = await add({ name: 'Ana \u0000 \ud800 “Ü”' }, call);
  await store.markDelivered(await add({}, { corrects: first, ...call }));
  const parked = await add({}, { lease: { owner: 'one', ms: 1000 } });
  await store.recordFailure(parked, 'one', { kind: 'parked', reason: '410' }, '410');
  await add({}, { quarantine: 'spam' });
  const queries = createQueries(database);
  await queries.erase(await add({ name: 'Eve' }));
  for (let count = 0; count < 1200; count += 1) await add({ description: `${count}` });
  all = await allOf(queries.each());
});
afterEach(restore);
afterAll(() => server.stop());

test('moves all while a site runs on the file, which nobody can use from then on', async () => {
  const to = await server.createOutboxUrl();
  const site = openSqlite(path);
  // An attempt under way, whose lease ends by itself.
  const leased = await createStore(site).add(aNewRequest({ lease: { owner: 'a', ms: 700 } }));
  const count = `${all.length + 1} requests and 1 ids of erased ones`;
  const done = { status: 0, stdout: expect.stringContaining(`${count} were`) };
  expect(await move(to)).toMatchObject(done);
  await expect(createStore(site).add(aNewRequest())).rejects.toThrow();
  await site.close();
  await expect(openSqlite(path).run('SELECT 1')).rejects.toMatchObject({ code: 'OUTBOX_MOVED' });

  const other = openPostgres(to, { create: false, readOnly: true });
  const requests = await allOf(createQueries(other).each());
  await other.close();
  const known = requests.filter(({ id }) => leased.kind === 'stored' && id !== leased.request.id);
  expect(known).toEqual(all);
  expect(await move(to)).toEqual(failed('was moved to PostgreSQL'));
  for (const command of [['list'], ['export'], ['stats']]) {
    expect((await outboxWith({ DATABASE_URL: to, PORT: '1' }, ...command)).status).toBe(0);
  }
  expect(await usable(to)).toEqual([false, true]);
});

test('moves nothing into a place that is not empty, or cannot be reached', async () => {
  const occupied = await server.createOutboxUrl();
  const other = openPostgres(occupied);
  await other.run(`INSERT INTO outbox_erased VALUES ('a')`);
  await other.close();
  expect(await move(occupied)).toEqual(failed('has requests that this file does not have'));
  expect(await move('postgres://site@127.0.0.1:1/outbox')).toEqual(failed('--to'));
  expect((await move('mysql://x')).status).toBe(2);
  expect(await usable(occupied)).toEqual([true, true]);
});

test('stops the site that runs on the empty outbox in PostgreSQL, until all is there', async () => {
  const to = await server.createOutboxUrl();
  const site = openPostgres(to);
  await site.run('SELECT 1');
  expect((await move(to)).status).toBe(0);
  expect((await createQueries(site).countByState()).delivered).toBe(1);
  await site.close();
});

/** Lets the nth COMMIT in PostgreSQL fail, as a lost connection does. @returns a function that ends that */
function failAtCommit(nth: number): () => void {
  const target = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = target;
  let seen = 0;
  const spy = jest.spyOn(target, 'query').mockImplementation(function (this: unknown, ...args) {
    seen += args[0] === 'COMMIT' ? 1 : 0;
    if (args[0] === 'COMMIT' && seen === nth) throw Object.assign(new Error(), { code: 'EPIPE' });
    return query.apply(this, args);
  });
  return () => spy.mockRestore();
}

/** A move of a file whose disk is full when it commits. */
async function moveOnFullDisk(to: string): Promise<void> {
  const file = new DatabaseSync(path);
  const exec = (sql: string) => {
    if (sql === 'COMMIT') throw Object.assign(new Error(), { code: 'SQLITE_FULL' });
    file.exec(sql);
  };
  const full = { exec, prepare: file.prepare.bind(file) } as unknown as DatabaseSyncInstance;
  await expect(moveToPostgres(full, to)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  closeFile(file);
}

test('interrupted by a full disk, leaves the file alone in use, and is completed by another move', async () => {
  const to = await server.createOutboxUrl();
  await moveOnFullDisk(to);
  expect(await usable(to)).toEqual([true, false]);
  expect((await move(to)).status).toBe(0);
  expect(await usable(to)).toEqual([false, true]);
});

test.each([
  ['the copies are committed', 1, [true, false]],
  ['the copies get their names', 2, [false, false]],
] as const)(
  'interrupted before %s, leaves one outbox at most, and is completed by another move',
  async (_name, nth, left) => {
    const to = await server.createOutboxUrl();
    const restoreCommits = failAtCommit(nth);
    const { status } = await move(to);
    restoreCommits();
    expect(status).toBe(1);
    expect(await usable(to)).toEqual(left);
    expect((await move(to)).status).toBe(0);
    expect(await usable(to)).toEqual([false, true]);
  },
);
