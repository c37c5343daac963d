import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { isatty } from 'node:tty';
import { DatabaseSync } from '@photostructure/sqlite';
import { createQueries } from '@/server/outbox/operator/queries';
import { outboxForCommands, outboxHere } from '../../testing/unit/outboxHere';

jest.mock('node:tty', () => ({ isatty: jest.fn(() => false) }));

const { path, database, store, add } = outboxForCommands();

const marks = ['Mira Markova', 'mira@markova.example', '+1 555 010 7777', 'unmistakable words'];
const [name = '', email = '', phone = '', words = ''] = marks;

/** Adds delivered requests of one person and of others, in turn. */
async function addPeople(): Promise<void> {
  for (let index = 0; index < 12; index += 1) {
    const address = index % 2 ? email : 'Mira@Markova.Example';
    // Some are long enough to fill whole database pages.
    const description = `${words} `.repeat(index * 20 + 1);
    await store.markDelivered(await add({ name, email: address, phone, description }));
    await store.markDelivered(await add({ name: 'Olaf' }));
  }
}

/** The marks that the files contain, case ignored. */
const found = () => {
  const bytes = [path, `${path}-wal`].map((file) => readFileSync(file, 'latin1')).join('');
  return marks.filter((mark) => bytes.toLowerCase().includes(mark.toLowerCase()));
};

test('erases a person’s bytes after confirmation, and undelivered requests only on demand', async () => {
  await addPeople();
  await add({ email });
  // A stale copy in a free page, as the engine leaves it when rows move.
  const other = new DatabaseSync(path);
  other.prepare('DELETE FROM consultation_request WHERE id = ?').run(await add({ name, phone }));
  other.close();
  expect(found()).toEqual(marks);
  const erase = ['erase', '--email', 'MIRA@markova.example'];
  const unconfirmed = { status: 1, stderr: expect.stringContaining('--yes') };
  expect(await outboxHere(...erase)).toMatchObject(unconfirmed);
  expect(await outboxHere(...erase, '--yes')).toMatchObject({
    status: 0,
    stdout: `12 requests of MIRA@markova.example erased.
SQLite has rewritten its file without them and emptied its write-ahead log.
`,
    stderr: expect.stringMatching(/^1 request not delivered, kept/),
  });
  const rest = await outboxHere(...erase, '--undelivered', '--yes');
  expect(rest.stdout).toMatch(/^1 request of .* erased\.\nSQLite has rewritten its file/);
  expect(found()).toEqual([]);
  expect(await createQueries(database).countByState()).toEqual({ delivered: 12 });
});

test('erases nothing where the question is closed without an answer', async () => {
  await store.markDelivered(await add({ email }));
  jest.mocked(isatty).mockReturnValueOnce(true);
  const input = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
  Object.defineProperty(process, 'stdin', { value: new PassThrough().end(), configurable: true });
  const { status, stderr } = await outboxHere('erase', '--email', email);
  Object.defineProperty(process, 'stdin', input);
  expect([status, stderr]).toEqual([1, expect.stringContaining('nothing was erased')]);
  await outboxHere('erase', '--email', email, '--yes');
});

test('says that bytes may remain while another process reads, and overwrites them when repeated', async () => {
  await addPeople();
  const erase = () => outboxHere('erase', '--email', email, '--yes');
  // An open reader keeps the log from being emptied.
  const reader = new DatabaseSync(path);
  reader.exec('BEGIN');
  reader.prepare('SELECT COUNT(*) FROM consultation_request').get();
  const first = await erase();
  reader.exec('COMMIT');
  reader.close();
  expect(first.stdout).toBe(`12 requests of ${email} erased.\n`);
  expect([first.status, first.stderr]).toEqual([1, expect.stringMatching(/SQLITE_BUSY\. Run/)]);
  expect(found()).not.toEqual([]);
  const second = await erase();
  const rewritten = expect.stringMatching(/^0 requests .*\nSQLite has rewritten its file/);
  expect([second.status, second.stdout]).toEqual([0, rewritten]);
  expect(found()).toEqual([]);
});

test('erases one request by its id, even one whose body has no address', async () => {
  const odd = await add(
    {},
    { body: '{"zip":"1"}', quarantine: 'the request does not fit the form' },
  );
  const other = await add({ name: 'Olaf' }, { quarantine: 'spam' });
  const erase = (...options: string[]) =>
    outboxHere('erase', '--id', odd.toUpperCase(), ...options);
  expect((await erase('--yes')).stderr).toMatch(/^1 request not delivered, kept/);
  expect(await erase('--yes', '--undelivered')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(`1 request with the id ${odd} erased.\n`),
  });
  expect(await store.find(odd)).toBeUndefined();
  expect(await store.find(other)).toBeDefined();
});

test.each([
  ['the corrected address', 'right@ada.example'],
  ['the first, mistyped one', 'wrong@ada.example'],
])('erases a whole thread by %s', async (_name, address) => {
  const person = { name, phone };
  const first = await add({ ...person, email: 'wrong@ada.example' });
  const second = await add({ ...person, email: 'right@ada.example' }, { corrects: first });
  const place = { corrects: second, thread: first, version: 2 };
  await add({ ...person, email: 'third@ada.example' }, place);
  const erase = ['erase', '--email', address, '--undelivered', '--yes'];
  expect((await outboxHere(...erase)).stdout).toMatch(/^3 requests of /);
  expect(found()).toEqual([]);
});

test('keeps an id from coming that no request has yet', async () => {
  const id = randomUUID();
  expect((await outboxHere('erase', '--id', id, '--yes')).status).toBe(0);
  const late = { id, receivedHash: 'new', body: '{}', receivedAt: Date.now() };
  expect(await store.add(late)).toEqual({ kind: 'erased' });
});

test.each([[[]], [['--email', email, '--id', randomUUID()]], [['--id', 'x']]])(
  'erase %j is wrong usage',
  async (options) => {
    const stderr = expect.stringContaining('error:');
    const wrong = { status: 2, stdout: '', stderr };
    expect(await outboxHere('erase', '--yes', ...options)).toEqual(wrong);
  },
);
