import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { shortId } from '@/lib/text/formats';
import { createQueries } from '@/server/outbox/operator/queries';
import { outboxForCommands, outboxHere } from '../../testing/unit/outboxHere';

const { path, database, store, add } = outboxForCommands();

const marks = ['Mira Markova', 'mira@markova.example', '+1 555 010 7777', 'unmistakable words'];
const [name = '', email = '', phone = '', words = ''] = marks;

async function addPeople(): Promise<void> {
  for (let index = 0; index < 12; index += 1) {
    const address = index % 2 ? email : 'Mira@Markova.Example';
    // Some fill whole database pages.
    const description = `${words} `.repeat(index * 20 + 1);
    await store.recordDelivery(await add({ name, email: address, phone, description }));
    await store.recordDelivery(await add({ name: 'Olaf' }));
  }
}

const found = () => {
  const bytes = [path, `${path}-wal`].map((file) => readFileSync(file, 'latin1')).join('');
  return marks.filter((mark) => bytes.toLowerCase().includes(mark.toLowerCase()));
};

test('erase lists a person’s requests, and with --yes erases them and their bytes', async () => {
  await addPeople();
  const pending = await add({ email });
  // Leaves a stale copy in a free page, as SQLite does when rows move.
  const other = new DatabaseSync(path);
  other.prepare('DELETE FROM consultation_request WHERE id = ?').run(await add({ name, phone }));
  other.close();
  expect(found()).toEqual(marks);
  const erase = ['erase', '--email', 'MIRA@markova.example'];
  const listed = await outboxHere(...erase);
  expect(listed).toMatchObject({ status: 0, stdout: expect.stringContaining(pending) });
  expect(listed.stdout).toMatch(
    /Nothing was erased\. With --yes, the command erases 13 requests for good\.\n$/,
  );
  const { status, stdout } = await outboxHere(...erase, '--yes');
  const [line = '', ...others] = stdout.split('\n');
  expect(line).toMatch(/^13 requests erased: /);
  expect(line).toContain(shortId(pending));
  expect(line).not.toContain(pending);
  const rewritten =
    'Their bytes in the file were overwritten, and its write-ahead log was emptied.';
  expect([status, others]).toEqual([0, [rewritten, '']]);
  expect(found()).toEqual([]);
  expect(await createQueries(database).countByState()).toEqual({ delivered: 12 });
});

test('erase reports that bytes may remain while another process reads, and overwrites them when repeated', async () => {
  await addPeople();
  const erase = () => outboxHere('erase', '--email', email, '--yes');
  // An open reader keeps SQLite from emptying its log.
  const reader = new DatabaseSync(path);
  reader.exec('BEGIN');
  reader.prepare('SELECT COUNT(*) FROM consultation_request').get();
  const first = await erase();
  reader.exec('COMMIT');
  reader.close();
  expect(first.stdout).toMatch(/^12 requests erased: [^\n]+\n$/);
  expect([first.status, first.stderr]).toEqual([1, expect.stringMatching(/SQLITE_BUSY\)\. Run/)]);
  expect(found()).not.toEqual([]);
  const second = await erase();
  const rewritten = expect.stringMatching(
    /^0 requests .*\nTheir bytes in the file were overwritten/,
  );
  expect([second.status, second.stdout]).toEqual([0, rewritten]);
  expect(found()).toEqual([]);
});

test('erase --id erases one request, even one whose body has no address', async () => {
  const odd = await add(
    {},
    { body: '{"zip":"1"}', quarantine: 'the request does not fit the form' },
  );
  const other = await add({ name: 'Olaf' }, { quarantine: 'spam' });
  const erased = await outboxHere('erase', '--id', odd.toUpperCase(), '--yes');
  expect(erased).toMatchObject({ status: 0, stdout: expect.stringMatching(/^1 request erased: /) });
  expect(await store.find(odd)).toBeUndefined();
  expect(await store.find(other)).toBeDefined();
});

test.each([
  ['the corrected address', 'right@ada.example'],
  ['the first, mistyped one', 'wrong@ada.example'],
])('erase --email erases a whole thread by %s', async (_name, address) => {
  const person = { name, phone };
  const thread = await add({ ...person, email: 'wrong@ada.example' });
  await add({ ...person, email: 'right@ada.example' }, { thread, version: 1 });
  await add({ ...person, email: 'third@ada.example' }, { thread, version: 2 });
  const erase = ['erase', '--email', address, '--yes'];
  expect((await outboxHere(...erase)).stdout).toMatch(/^3 requests erased/);
  expect(found()).toEqual([]);
});

test('erase --id erases the correction of a request that never arrived', async () => {
  const missing = randomUUID();
  const correction = await add({ name }, { thread: missing, version: 2 });
  const erase = ['erase', '--id', missing];
  const listed = await outboxHere(...erase);
  expect(listed.stdout).toContain(correction);
  expect(listed.stdout).toMatch(/With --yes, the command erases 1 request for good\./);
  expect((await outboxHere(...erase, '--yes')).stdout).toMatch(/^1 request erased/);
  const late = { id: missing, receivedHash: 'new', body: '{}' };
  expect(await store.add(late)).toEqual({ kind: 'erased' });
});

test('erase lists the whole thread, marks requests with another address, and names calls ahead', async () => {
  const call = { callDate: '2099-11-23', callTime: '10:15' };
  const thread = await add({ email }, call);
  const changes = { thread, version: 1, ...call };
  const other = await add({ email: 'other@ada.example' }, changes);
  const { stdout } = await outboxHere('erase', '--email', email);
  expect(stdout.match(/another address/g)).toHaveLength(1);
  expect(stdout).toMatch(new RegExp(`^${other} .*correction, another address`, 'm'));
  const ahead = `still ahead: 2099-11-23 10:15 (${shortId(thread)}). The visitor is not told`;
  expect(stdout).toContain(`${ahead}: free it first`);
  const erased = await outboxHere('erase', '--email', email, '--yes');
  expect([erased.status, erased.stdout]).toEqual([
    0,
    expect.stringContaining(`${ahead}, and it is too late`),
  ]);
});

test('erase --id accepts a prefix, also if the request was erased before', async () => {
  const id = await add({ name });
  const erase = ['erase', '--id', shortId(id), '--yes'];
  expect((await outboxHere(...erase)).stdout).toMatch(/^1 request erased/);
  expect(await outboxHere(...erase)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^0 requests erased/),
  });
  expect(await outboxHere('erase', '--id', 'ffffffff', '--yes')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'No id begins with ffffffff.\n',
  });
});

test('erase waits for no attempt in flight, and names its request', async () => {
  const id = await add({ name }, { lease: { owner: 'one', ms: 600_000 } });
  const { status, stdout } = await outboxHere('erase', '--id', id, '--yes');
  const inFlight = `An attempt is in flight, so the receiver or the mail server may still get: ${shortId(id)}.`;
  expect([status, stdout]).toEqual([0, expect.stringContaining(inFlight)]);
});

test('erase --id with an unknown id keeps a later request with this id from being stored', async () => {
  const id = randomUUID();
  expect((await outboxHere('erase', '--id', id, '--yes')).status).toBe(0);
  const late = { id, receivedHash: 'new', body: '{}' };
  expect(await store.add(late)).toEqual({ kind: 'erased' });
});

test.each([[[]], [['--email', email, '--id', randomUUID()]], [['--id', 'x']]])(
  'erase with %j is wrong usage',
  async (options) => {
    const stderr = expect.stringContaining('error:');
    const wrong = { status: 2, stdout: '', stderr };
    expect(await outboxHere('erase', '--yes', ...options)).toEqual(wrong);
  },
);
