import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { openSqlite } from '@/server/outbox/engine/sqlite';
import { outboxForCommands, outboxHere, outboxWith } from '../../testing/unit/outboxHere';

// The logger listens for the end of the process, once in every module registry.
jest.mock('@/server/log', () => ({ log: {} }));
jest.mock('@next/env', () => ({
  __esModule: true,
  default: { loadEnvConfig: () => ({ loadedEnvFiles: [] }) },
}));

const { folder, path, add } = outboxForCommands();

/** Runs a command on another outbox. */
const outboxAt = (file: string, ...args: string[]) =>
  outboxWith({ DATABASE_URL: `file:${file}` }, ...args);

const idsIn = async (file: string): Promise<string[]> =>
  JSON.parse((await outboxAt(file, 'list', '--json')).stdout).map(({ id }: { id: string }) => id);

describe('a command that reads', () => {
  let id = '';
  beforeAll(async () => {
    id = await add({ name: 'Ana' });
  });
  const reading = (): [string, ...string[]][] => [
    ['list'],
    ['show', id],
    ['list', '--find', 'Ana'],
    ['export'],
    ['stats'],
  ];

  test('changes no byte of the outbox', async () => {
    const copy = join(folder, 'unchanged.db');
    await outboxHere('backup', copy);
    const before = readFileSync(copy);
    for (const command of reading()) expect((await outboxAt(copy, ...command)).status).toBe(0);
    expect(readFileSync(copy).equals(before)).toBe(true);
  });

  test('cannot write', async () => {
    const database = openSqlite(`file:${path}`, { create: false, readOnly: true });
    const write = database.run('DELETE FROM consultation_request');
    await expect(write).rejects.toThrow('SQLite failed');
    await database.close();
  });

  // Only root may mount a disk.
  const onDisk = process.getuid?.() === 0 ? describe : describe.skip;
  onDisk('works on a disk that', () => {
    const disk = join(folder, 'disk');
    const file = join(disk, 'outbox.db');
    const mount = (...args: string[]) => execFileSync('mount', [...args, 'none', disk]);

    beforeEach(async () => {
      mkdirSync(disk, { recursive: true });
      mount('-t', 'tmpfs', '-o', 'size=1m');
      await outboxHere('backup', join(folder, 'copy.db'));
      copyFileSync(join(folder, 'copy.db'), file);
      // As a stopped site leaves it.
      const db = new DatabaseSync(file);
      db.exec('PRAGMA journal_mode = WAL');
      db.close();
    });
    afterEach(() => execFileSync('umount', ['-l', disk]));

    test('is read-only', async () => {
      mount('-o', 'remount,ro');
      for (const command of reading()) {
        const stdout = expect.stringContaining(command[0] === 'stats' ? '1' : id);
        const done = { status: 0, stdout, stderr: '' };
        expect([command, await outboxAt(file, ...command)]).toEqual([command, done]);
      }
      const copy = join(folder, 'rescued.db');
      expect(await outboxAt(file, 'backup', copy)).toMatchObject({ status: 0 });
      expect(await idsIn(copy)).toEqual([id]);
      const failure = await outboxAt(file, 'resolve', id);
      expect(failure).toMatchObject({ status: 1, stderr: expect.stringMatching(/cannot be used/) });
    });

    test('is full', async () => {
      expect(() => writeFileSync(join(disk, 'filler'), Buffer.alloc(2 ** 21))).toThrow('ENOSPC');
      for (const command of reading()) {
        expect([command, (await outboxAt(file, ...command)).status]).toEqual([command, 0]);
      }
    });
  });
});

describe('a backup', () => {
  test('copies the outbox while the site writes, readable by its owner only', async () => {
    const file = join(folder, 'backup.db');
    writeFileSync(file, 'an older backup', { mode: 0o644 });
    const ids = [await add({ name: 'Ben' }), ...(await idsIn(path))];
    const { status, stdout } = await outboxHere('backup', file, '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ file, bytes: statSync(file).size });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await idsIn(file)).sort()).toEqual([...new Set(ids)].sort());
    const printed = `The outbox was copied to ${file} (${statSync(file).size} bytes).\n`;
    expect((await outboxHere('backup', file)).stdout).toBe(printed);
  });

  test('never overwrites the outbox itself', async () => {
    const failed = await outboxHere('backup', join(folder, '.', 'outbox.db'));
    const stderr = expect.stringContaining('the outbox itself');
    expect(failed).toMatchObject({ status: 1, stderr });
    expect((await idsIn(path)).length).toBeGreaterThan(0);
  });

  test('leaves no file when it cannot be written, and says why', async () => {
    const nowhere = join(folder, 'none', 'backup.db');
    const stderr = `${nowhere} cannot be written: ENOENT\n`;
    expect(await outboxHere('backup', nowhere)).toEqual({ status: 1, stdout: '', stderr });
    const missing = join(folder, 'missing.db');
    const kept = join(folder, 'kept.db');
    writeFileSync(kept, 'kept');
    expect((await outboxAt(missing, 'backup', kept)).status).toBe(1);
    expect(existsSync(missing)).toBe(false);
    expect(statSync(kept).size).toBe(4);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    rmSync(kept);
  });
});
