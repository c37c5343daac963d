import { mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@/server/outbox/engine/database';
import { openSqlite } from '@/server/outbox/engine/sqlite';
import { temporaryFolder } from '../../../../testing/site/environment';
import { freshModules } from '../../../../testing/unit/isolation';

let file: string;
let database: Database;

const insert = (version: number | null) =>
  database.run('INSERT INTO outbox_structure (version) VALUES ($version)', { version });
const versions = async () => {
  const rows = await database.run('SELECT version FROM outbox_structure WHERE version > 100');
  return rows.map(({ version }) => version);
};

beforeEach(() => {
  // The clock stands still: on a slow machine, statements would otherwise seem to hang.
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
      insert(101),
      insert(null),
      database.run('SELECT nothing FROM nowhere'),
      insert(102),
    ]);
    const failed = results.map(({ status }) => status === 'rejected');
    expect(failed).toEqual([false, true, true, false]);
    await first;
    expect(await versions()).toEqual([101, 102]);
  });

  test('are all rejected when their commit fails, and later ones work', async () => {
    // While this one runs, the next two are queued. Their transaction ends early, so that the
    // commit has nothing to commit.
    const first = database.run('SELECT 1');
    const results = await Promise.allSettled([insert(101), database.run('ROLLBACK')]);
    await first;
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await insert(103);
    expect(await versions()).toEqual([103]);
  });

  test('are rejected until the file can be opened', async () => {
    mkdirSync(file);
    for (const _time of [1, 2]) await expect(database.run('SELECT 1')).rejects.toThrow();
    rmdirSync(file);
    await insert(101);
    expect(await versions()).toEqual([101]);
  });

  test('use a new file after the old one was removed', async () => {
    await insert(101);
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix);
    await insert(102);
    expect(await versions()).toEqual([102]);
  });

  test('are given up after 5 seconds, and not carried out where they have not begun', async () => {
    await database.run('SELECT 1');
    const begun = database.run('SELECT 1');
    const waiting = insert(101);
    const settled = Promise.allSettled([begun, waiting]);
    // Their limits, and what those leave to the next turn of the event loop.
    for (const ms of [5000, 1]) jest.advanceTimersByTime(ms);
    const [, outcome] = await settled;
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'TIMEOUT' } });
    expect(await versions()).toEqual([]);
  });
});

test('where SQLite has no binary, the tool loads, and an outbox in PostgreSQL needs none', async () => {
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
