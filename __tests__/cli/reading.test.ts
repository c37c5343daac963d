import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '@/cli/replaceFile';
import { outboxForCommands, outboxHere, outboxWith } from '../../testing/unit/outboxHere';

const { folder, path, add } = outboxForCommands();

/** Runs a command on another outbox. */
const outboxAt = (file: string, ...args: string[]) =>
  outboxWith({ DATABASE_URL: `file:${file}` }, ...args);

const idsIn = async (file: string): Promise<string[]> =>
  JSON.parse((await outboxAt(file, 'list', '--json')).stdout).map(({ id }: { id: string }) => id);
test('a command that reads changes no byte of the outbox', async () => {
  const id = await add({ name: 'Ana' });
  const copy = join(folder, 'unchanged.db');
  await outboxHere('backup', copy);
  const before = readFileSync(copy);
  const reading = [['list'], ['show', id], ['list', '--find', 'Ana'], ['export'], ['stats']];
  for (const command of reading) expect((await outboxAt(copy, ...command)).status).toBe(0);
  expect(readFileSync(copy).equals(before)).toBe(true);
});

describe('a backup', () => {
  test('copies the outbox while the site writes, readable by its owner only', async () => {
    const file = join(folder, 'backup.db');
    writeFileSync(file, 'an older backup', { mode: 0o644 });
    const ids = [await add({ name: 'Ben' }), ...(await idsIn(path))];
    const { status, stdout } = await outboxHere('backup', file);
    expect([status, stdout]).toEqual([0, `The outbox was copied to ${file}.\n`]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await idsIn(file)).sort()).toEqual([...new Set(ids)].sort());
  });

  test('never overwrites the outbox itself', async () => {
    const failed = await outboxHere('backup', join(folder, '.', 'outbox.db'));
    const stderr = expect.stringContaining('the outbox itself');
    expect(failed).toMatchObject({ status: 1, stderr });
    expect((await idsIn(path)).length).toBeGreaterThan(0);
  });

  test('leaves no file when it cannot be written, and says why', async () => {
    const nowhere = join(folder, 'none', 'backup.db');
    const stderr = `${nowhere} cannot be written: ENOENT.\n`;
    expect(await outboxHere('backup', nowhere)).toEqual({ status: 1, stdout: '', stderr });
    const special = await outboxHere('backup', '/dev/null');
    expect(special.stderr).toBe('/dev/null is not a file.\n');
    const missing = join(folder, 'missing.db');
    const kept = join(folder, 'kept.db');
    writeFileSync(kept, 'kept');
    expect((await outboxAt(missing, 'backup', kept)).status).toBe(1);
    expect(existsSync(missing)).toBe(false);
    expect(statSync(kept).size).toBe(4);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('a file that a command writes', () => {
  const file = join(folder, 'requests.csv');
  const left = () => readdirSync(folder).filter((name) => name.startsWith('requests'));

  test('is not left half done by a signal, and what SIGKILL left is replaced', async () => {
    const ended = new Promise((resolve) => {
      jest.spyOn(process, 'exit').mockImplementation(resolve as () => never);
    });
    const listen = jest.spyOn(process, 'on');
    const interrupted = replaceFile(file, async (draft) => {
      writeFileSync(draft, 'half');
      expect(left()).toEqual(['requests.csv.part']);
      // The process of a test gets no signals.
      const [, end] = listen.mock.calls.find(([signal]) => signal === 'SIGTERM') ?? [];
      end?.('SIGTERM');
      expect([await ended, left()]).toEqual([143, []]);
    });
    await expect(interrupted).rejects.toThrow('cannot be written');
    jest.restoreAllMocks();
    writeFileSync(`${file}.part`, 'of a command that was killed');
    await replaceFile(file, async (draft) => writeFileSync(draft, 'whole'));
    expect([left(), readFileSync(file, 'utf8')]).toEqual([['requests.csv'], 'whole']);
  });

  test('is not another command’s, which writes the same one meanwhile', async () => {
    const other = () => replaceFile(file, async (draft) => writeFileSync(draft, 'the other one'));
    await expect(replaceFile(file, other)).rejects.toThrow('cannot be written');
    expect([left(), readFileSync(file, 'utf8')]).toEqual([['requests.csv'], 'the other one']);
  });

  test('is standard output where it is named -', async () => {
    const { stdout } = await outboxHere('export', '-o', '-', '--format', 'json');
    expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ state: 'pending' }));
    expect(existsSync('-')).toBe(false);
  });
});
