import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { createQueries } from '@/server/outbox/operator/queries';
import { eventually } from '../../testing/run/eventually';
import { outboxForCommands, outboxHere } from '../../testing/unit/outboxHere';

jest.mock('@next/env', () => ({
  __esModule: true,
  default: { loadEnvConfig: () => ({ loadedEnvFiles: [] }) },
}));

const { path, database, store, add } = outboxForCommands();

const marks = ['Mira Markova', 'mira@markova.example', '+1 555 010 7777', 'unmistakable words'];
const [name = '', email = '', phone = '', words = ''] = marks;
/** Delivered requests of one person and of others, in turn. */
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
  const rest = await outboxHere(...erase, '--undelivered', '--yes', '--json');
  expect(JSON.parse(rest.stdout)).toMatchObject({ erased: 1, kept: 0 });
  expect(found()).toEqual([]);
  expect(await createQueries(database).countByState()).toEqual({ delivered: 12 });
});

test('reports what each run did when erasing takes two runs', async () => {
  await addPeople();
  const erase = () => outboxHere('erase', '--email', email, '--yes', '--json');
  // An open reader keeps the log from being emptied.
  const reader = new DatabaseSync(path);
  reader.exec('BEGIN');
  reader.prepare('SELECT COUNT(*) FROM consultation_request').get();
  const first = await erase();
  reader.exec('COMMIT');
  reader.close();
  const unfinished = { erased: 12, kept: 0, rewritten: true, logEmptied: false };
  expect(JSON.parse(first.stdout)).toEqual(unfinished);
  expect(first.status).toBe(1);
  expect(first.stderr).toMatch(/log could not be emptied: SQLITE_BUSY.*Run the command again/s);
  expect(found()).not.toEqual([]);
  const second = await erase();
  expect(JSON.parse(second.stdout)).toMatchObject({ erased: 0, rewritten: true, logEmptied: true });
  expect(second.status).toBe(0);
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

test('does not store an erased request again when a browser resends it', async () => {
  const id = await add({ email });
  await store.markDelivered(id);
  await outboxHere('erase', '--email', email, '--yes');
  const neverStored = randomUUID();
  await outboxHere('erase', '--id', neverStored, '--yes');
  for (const erased of [id, neverStored]) {
    const again = { id: erased, fingerprint: 'new', body: '{}', receivedAt: Date.now() };
    expect(await store.add(again)).toEqual({ kind: 'erased' });
    expect(await store.find(erased)).toBeUndefined();
  }
});

test('waits for requests in flight', async () => {
  const lease = { owner: 'a', ms: 60_000 };
  const id = await add({ email }, { lease });
  const erasing = outboxHere('erase', '--email', email, '--yes');
  await eventually(() => jest.mocked(process.stderr.write).mock.calls.length > 0);
  expect(await store.find(id)).toBeDefined();
  await store.markDelivered(id);
  expect(await erasing).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^1 request of .* erased/),
    stderr: expect.stringMatching(/^Waiting for 1 request in flight\.\n/),
  });
  expect(await store.find(id)).toBeUndefined();
});

test.each([[[]], [['--email', email, '--id', randomUUID()]], [['--id', 'x']]])(
  'erase %j is wrong usage',
  async (options) => {
    const stderr = expect.stringContaining('error:');
    expect(await outboxHere('erase', '--yes', ...options)).toEqual({
      status: 2,
      stdout: '',
      stderr,
    });
  },
);
