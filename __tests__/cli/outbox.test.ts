/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '@/server/outbox/sqlite';
import { createStore, type Store } from '@/server/outbox/store';
import { aRequest } from '../../testing/consultationRequest';
import { temporaryFolder } from '../support/engines';

const folder = temporaryFolder();
const url = `file:${join(folder, 'outbox.db')}`;
const database = openSqlite(url);
const store: Store = createStore(database);
const lease = { owner: 'a', until: Date.now() + 60_000 };
const ids = { pending: '', delivered: '', parked: '', quarantined: '' };

/** Runs the command line as an operator does, beside the open outbox. */
function outbox(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', '--conditions=react-server', 'src/cli/outbox.ts', ...args],
    { encoding: 'utf8', env: { ...process.env, DATABASE_URL: url } },
  );
  return { status, stdout, stderr };
}

const states = () => {
  const { oldestWaiting: _age, ...counts } = JSON.parse(outbox('stats', '--json').stdout);
  return counts;
};

beforeAll(async () => {
  let receivedAt = Date.now() - 1000;
  const add = async (changes: Parameters<typeof aRequest>[0], state: 'pending' | 'quarantined') => {
    const id = randomUUID();
    const body = JSON.stringify(aRequest(changes));
    const taken = state === 'pending' ? { lease } : {};
    receivedAt += 1;
    await store.add({ id, fingerprint: '', body, receivedAt, state, ...taken });
    return id;
  };
  ids.delivered = await add({ name: 'Dora' }, 'pending');
  await store.markDelivered(ids.delivered, Date.now() - 100 * 24 * 3600_000);
  ids.parked = await add({ name: '=HYPERLINK("x")', description: 'one\n"two", three' }, 'pending');
  await store.park(ids.parked, 'a', 'the webhook answered 410', '410');
  ids.quarantined = await add({ name: 'Spam \u001b[2J bot' }, 'quarantined');
  ids.pending = await add({ name: 'Pia' }, 'pending');
  await store.reschedule(ids.pending, 'a', Date.now() + 3600_000, 'ECONNREFUSED');
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

describe('the outbox command line', () => {
  test('explains itself', () => {
    const { status, stdout } = outbox('--help');
    expect(status).toBe(0);
    for (const command of ['list', 'show', 'retry', 'release', 'export', 'stats', 'purge']) {
      expect(stdout).toContain(command);
    }
  });

  test('lists the newest first in columns, without colour where there is no terminal', () => {
    const { status, stdout } = outbox('list');
    expect(status).toBe(0);
    const rows = stdout.trim().split('\n').slice(1);
    expect(rows.map((row) => row.split(/\s+/)[0])).toEqual([
      ids.pending,
      ids.quarantined,
      ids.parked,
      ids.delivered,
    ]);
    expect(rows[0]).toContain('ECONNREFUSED');
    expect(stdout).not.toContain('\u001b');
  });

  test('lists one state, as JSON for scripts', () => {
    const listed = JSON.parse(outbox('list', '--state', 'parked', '--json').stdout);
    expect(listed).toMatchObject([
      { id: ids.parked, state: 'parked', lastError: '410', request: { contactMethod: 'email' } },
    ]);
  });

  test('shows one request in full, and fails for one that is not there', () => {
    expect(outbox('show', ids.parked).stdout).toMatch(/reason +the webhook answered 410/);
    expect(outbox('show', randomUUID())).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('There is no request'),
    });
  });

  test('exports CSV in which no cell is a formula', () => {
    const { stdout } = outbox('export', '--format', 'csv');
    const [heading = '', ...rows] = stdout.split('\r\n');
    expect(heading.split(',')).toHaveLength(21);
    expect(rows.filter((row) => row !== '')).toHaveLength(4);
    expect(stdout).toContain(`"'=HYPERLINK(""x"")"`);
    expect(stdout).toContain('"one\n""two"", three"');
    expect(stdout).toContain(`,'+1 555 010 0123,`);
  });

  test('exports JSON into a file that only its owner can read', () => {
    const file = join(folder, 'export.json');
    expect(outbox('export', '-f', 'json', '-s', 'delivered', '-o', file).status).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([
      { id: ids.delivered, request: aRequest({ name: 'Dora' }) },
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(outbox('export', '-o', join(folder, 'none', 'x.csv'))).toMatchObject({ status: 1 });
  });

  test('shows, lists and exports a body that breaks the schema', async () => {
    const id = randomUUID();
    const body = JSON.stringify({ name: 5, email: ['a'], surprise: { deep: '\u001b[2J' } });
    const reason = 'the request does not fit the form (name: Invalid input)';
    const receivedAt = Date.now() - 5000;
    await store.add({ id, fingerprint: '', body, receivedAt, state: 'quarantined', reason });
    expect(outbox('show', id).stdout).toMatch(/does not fit[\s\S]+surprise +\{"deep":/);
    expect(outbox('list').stdout).toMatch(new RegExp(`${id} .* 5 +\\["a"\\]`));
    expect(outbox('export').stdout).toContain('5,"[""a""]",');
    await database.run('DELETE FROM consultation_request WHERE id = $1', [id]);
  });

  test.each([
    [['list', '--state', 'lost']],
    [['list', '--limit', '0']],
    [['purge']],
    [['purge', '--delivered-before', 'yesterday']],
    [['export', '--format', 'xml']],
    [['frobnicate']],
    [['show']],
  ])('calls %j wrong usage', (args) => {
    const { status, stdout, stderr } = outbox(...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain('error:');
  });

  test('asks which requests are meant', () => {
    expect(outbox('retry')).toMatchObject({ status: 1, stderr: expect.stringContaining('--all') });
    expect(outbox('release', ids.quarantined, '--all').status).toBe(1);
  });

  test('releases, retries and purges; what it could not do it says', () => {
    expect(states()).toEqual({ pending: 1, delivered: 1, parked: 1, quarantined: 1 });
    expect(outbox('release', ids.quarantined).stdout).toBe('1 request released for delivery.\n');
    expect(outbox('retry', ids.parked, ids.delivered)).toMatchObject({
      status: 1,
      stdout: '1 request will be sent again.\n',
      stderr: expect.stringContaining(ids.delivered),
    });
    expect(outbox('retry', '--all').stdout).toBe('3 requests will be sent again.\n');
    expect(outbox('purge', '--delivered-before', '101d').stdout).toMatch(/^0 requests /);
    expect(outbox('purge', '--delivered-before', '90d').stdout).toMatch(/^1 request /);
    expect(states()).toEqual({ pending: 3, delivered: 0, parked: 0, quarantined: 0 });
  });

  test('warns of a purge that forgets what a browser may send again', () => {
    expect(outbox('purge', '--delivered-before', '8d')).toMatchObject({ status: 0, stderr: '' });
    const early = outbox('purge', '--delivered-before', '1d', '--json');
    expect(early).toMatchObject({ status: 0, stdout: '{\n  "removed": 0\n}\n' });
    expect(early.stderr).toMatch(/^Warning: .* for up to 7 days\./);
  });

  test('says which variable is at fault, and not its value', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', '--conditions=react-server', 'src/cli/outbox.ts', 'stats'],
      { encoding: 'utf8', env: { ...process.env, DATABASE_URL: 'mysql://s3cret' } },
    );
    expect(status).toBe(1);
    expect(stderr).toContain('DATABASE_URL');
    expect(stderr).not.toContain('s3cret');
  });
});
