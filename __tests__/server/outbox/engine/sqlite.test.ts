import fs, { cpSync, existsSync, mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import type { Database } from '@/server/outbox/engine/database';
import { openSqlite } from '@/server/outbox/engine/sqlite';
import { problemIn } from '@/server/outbox/problems';
import { temporaryFolder } from '../../../../testing/site/environment';
import { freshModules } from '../../../../testing/unit/isolation';

let file: string;
let database: Database;

/** The table accepts any number. */
const insertion = 'INSERT INTO outbox_steps (taken) VALUES ($taken)';
const insert = (taken: number | null) => database.run(insertion, { taken });
const inserted = async () => {
  const rows = await database.run('SELECT taken FROM outbox_steps WHERE taken > 1000');
  return rows.map(({ taken }) => taken);
};

beforeEach(() => {
  // With a running clock, a slow machine would exceed the limits.
  jest.useFakeTimers();
  file = join(temporaryFolder(), 'outbox.db');
  database = openSqlite(file);
});
afterEach(async () => {
  await database.close();
  jest.useRealTimers();
});

describe('statements on SQLite', () => {
  test('fail independently within a shared commit', async () => {
    const first = database.run('SELECT 1');
    const results = await Promise.allSettled([
      insert(1001),
      insert(null),
      database.run('SELECT nothing FROM nowhere'),
      insert(1002),
    ]);
    const failed = results.map(({ status }) => status === 'rejected');
    expect(failed).toEqual([false, true, true, false]);
    await first;
    expect(await inserted()).toEqual([1001, 1002]);
  });

  test('are all rejected when their commit fails, and later ones work', async () => {
    // The next two are queued meanwhile. One ends their transaction.
    const first = database.run('SELECT 1');
    const results = await Promise.allSettled([insert(1001), database.run('ROLLBACK')]);
    await first;
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await insert(1003);
    expect(await inserted()).toEqual([1003]);
  });

  test('are rejected until the file can be opened', async () => {
    mkdirSync(file);
    for (const _time of [1, 2]) await expect(database.run('SELECT 1')).rejects.toThrow();
    rmdirSync(file);
    await insert(1001);
    expect(await inserted()).toEqual([1001]);
  });

  test('are rejected after the file was removed, until it is restored', async () => {
    await insert(1001);
    const backup = temporaryFolder();
    cpSync(dirname(file), backup, { recursive: true });
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix);
    await expect(insert(1002)).rejects.toMatchObject({ code: 'OUTBOX_MISSING' });
    expect(existsSync(file)).toBe(false);
    cpSync(backup, dirname(file), { recursive: true });
    await insert(1003);
    expect(await inserted()).toEqual([1001, 1003]);
  });

  test('time out after 5 seconds', async () => {
    await database.run('SELECT 1');
    const settled = Promise.allSettled([database.run('SELECT 1')]);
    // The limit, and one turn of the event loop.
    for (const ms of [5000, 1]) jest.advanceTimersByTime(ms);
    expect(await settled).toMatchObject([{ status: 'rejected', reason: { code: 'TIMEOUT' } }]);
  });

  test('never begin after they have timed out', async () => {
    await database.run('SELECT 1');
    // The next ones are queued meanwhile.
    const first = database.run('SELECT 1');
    const settled = Promise.allSettled([insert(1001), insert(1002)]);
    for (const ms of [5000, 1]) jest.advanceTimersByTime(ms);
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await first.catch(() => undefined);
    await insert(1003);
    expect(await inserted()).toEqual([1003]);
  });

  test('never begin after their caller’s deadline', async () => {
    await database.run('SELECT 1');
    // The next one is queued meanwhile.
    const first = database.run('SELECT 1');
    const options = { deadline: performance.now() + 1000 };
    const statement = { sql: insertion, params: { taken: 1001 } };
    const settled = Promise.allSettled([database.runAll([statement], options)]);
    for (const ms of [1000, 1]) jest.advanceTimersByTime(ms);
    expect(await settled).toMatchObject([{ status: 'rejected', reason: { code: 'TIMEOUT' } }]);
    await first.catch(() => undefined);
    expect(await inserted()).toEqual([]);
  });

  test('never begin after their caller’s deadline within a commit that takes long', async () => {
    await database.run('SELECT 1');
    // The next two are queued meanwhile, and share a commit.
    const first = database.run('SELECT 1');
    const takeSecond = () => {
      jest.advanceTimersByTime(1000);
      return 'SELECT 1';
    };
    const slow = Object.defineProperty({ sql: '' }, 'sql', { get: takeSecond });
    const options = { deadline: performance.now() + 1000 };
    const statement = { sql: insertion, params: { taken: 1001 } };
    const shared = [database.runAll([slow]), database.runAll([statement], options)];
    const results = await Promise.allSettled([first, ...shared]);
    const statuses = results.map(({ status }) => status);
    expect(statuses).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(await inserted()).toEqual([]);
  });

  test('report a used-up quota by its own code, although SQLite reports any disk error', async () => {
    const fail = (error: Error) => () => {
      throw error;
    };
    const ioError = Object.assign(new Error(), { sqliteCodeName: 'SQLITE_IOERR_WRITE' });
    const unnamed = Object.assign(new Error(), { code: 'ERR_SQLITE_ERROR' });
    const quota = Object.assign(new Error(), {
      code: 'UNKNOWN',
      errno: -constants.errno.EDQUOT,
    });
    for (const [thrown, error, code] of [
      [ioError, quota, 'EDQUOT'],
      [unnamed, quota, 'EDQUOT'],
      [ioError, undefined, 'SQLITE_IOERR_WRITE'],
    ] as const) {
      const write = jest.spyOn(fs, 'writeFileSync');
      if (error) write.mockImplementationOnce(fail(error));
      const broken = Object.defineProperty({ sql: '' }, 'sql', { get: fail(thrown) });
      // If the disk fails, SQLite ends the transaction.
      const failing = [{ sql: 'ROLLBACK' }, broken];
      await expect(database.runAll(failing)).rejects.toMatchObject({ code });
      expect(write).toHaveBeenCalledTimes(1);
      write.mockRestore();
    }
    expect(problemIn({ code: 'EDQUOT' }, 'file:x').problem).toContain('quota');
    expect(fs.readdirSync(dirname(file)).filter((name) => name.includes('trial'))).toEqual([]);
  });

  test('need no folder for temporary files, which a read-only container lacks', async () => {
    const inMemory = 2;
    expect(await database.run('PRAGMA temp_store')).toEqual([{ tempStore: inMemory }]);
  });
});

test('without a binary of SQLite, the tool loads, and an outbox in PostgreSQL works', async () => {
  freshModules();
  jest.doMock('@photostructure/sqlite', () => {
    throw Object.assign(new Error(), { code: 'NO_BINARY' });
  });
  await import('@/cli/program');
  const { openDatabase } = await import('@/server/outbox');
  const run = (url: string) => openDatabase(url).run('SELECT 1');
  await expect(run('postgres://127.0.0.1:1/outbox')).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  });
  await expect(run(`file:${file}`)).rejects.toMatchObject({ code: 'NO_BINARY' });
});
