import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { outboxForCommands, outboxHere, outboxWith } from '../../testing/unit/outboxHere';

const { folder, path, add } = outboxForCommands();

const outboxAt = (file: string, ...args: string[]) =>
  outboxWith({ DATABASE_URL: `file:${file}` }, ...args);

const idsIn = async (file: string): Promise<string[]> =>
  JSON.parse((await outboxAt(file, 'list', '--json')).stdout).map(({ id }: { id: string }) => id);
test('a command that reads changes no byte of the outbox', async () => {
  const id = await add({ name: 'Ana' });
  const copy = join(folder, 'unchanged.db');
  await outboxHere('backup', copy);
  const before = readFileSync(copy);
  const reading = [
    ['list'],
    ['show', id],
    ['list', '--find', 'Ana'],
    ['export'],
    ['stats'],
    ['erase', '--id', id],
  ];
  for (const command of reading) expect((await outboxAt(copy, ...command)).status).toBe(0);
  expect(readFileSync(copy).equals(before)).toBe(true);
});

describe('a backup', () => {
  test('copies the outbox, while the site writes, to a new file that only its owner can read', async () => {
    // Looks like an id, but keeps its case.
    const file = join(folder, '0B8E9A6E-1111-4222-8333-444455556666');
    const ids = [await add({ name: 'Ben' }), ...(await idsIn(path))];
    const { status, stdout } = await outboxHere('backup', file);
    expect([status, stdout]).toEqual([0, `The outbox was copied to ${file}.\n`]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await idsIn(file)).sort()).toEqual([...new Set(ids)].sort());
  });

  test('replaces no file, and leaves no file if the outbox cannot be opened', async () => {
    for (const file of [path, '/dev/null']) {
      const stderr = `${file} cannot be created: EEXIST.\n`;
      expect(await outboxHere('backup', file)).toEqual({ status: 1, stdout: '', stderr });
    }
    expect((await idsIn(path)).length).toBeGreaterThan(0);
    const nowhere = join(folder, 'none', 'backup.db');
    expect((await outboxHere('backup', nowhere)).stderr).toBe(
      `${nowhere} cannot be created: ENOENT.\n`,
    );
    const [missing, made] = [join(folder, 'missing.db'), join(folder, 'made.db')];
    expect((await outboxAt(missing, 'backup', made)).status).toBe(1);
    expect([missing, made].filter(existsSync)).toEqual([]);
  });
});
