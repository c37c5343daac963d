import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fieldNames } from '@/features/consultation/model/fields';
import { aRequest } from '../../testing/samples/consultationRequest';
import { testSecret } from '../../testing/samples/testSecret';
import { outboxForCommands, outboxHere, outboxWith } from '../../testing/unit/outboxHere';
import { receiverForTests } from '../../testing/unit/receiverForTests';

// Commands in this process take their configuration from the environment only.
jest.mock('@next/env', () => ({
  __esModule: true,
  default: { loadEnvConfig: () => ({ loadedEnvFiles: [] }) },
}));

const { folder, path, database, store, add } = outboxForCommands();
const url = `file:${path}`;
const lease = { owner: 'a', ms: 60_000 };
/** Runs a command in the project's folder. */
function runProgram(program: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: url, ...env },
  });
  return { status, stdout, stderr };
}

const call = { callDate: '2026-11-23', callTime: '10:15' };
const ids = { pending: '', delivered: '', parked: '', quarantined: '' };

const states = async () => JSON.parse((await outboxHere('stats', '--json')).stdout);

const receiver = receiverForTests();

/** Dora's request, with a booked call. */
const dora = { name: 'Dora', contactMethod: 'phone', ...call } as const;

beforeAll(async () => {
  const at = (age: number) => ({ receivedAt: Date.now() - age * 1000, lease });
  ids.delivered = await add(dora, { ...at(4), ...call });
  await store.markDelivered(ids.delivered);
  await database.run('UPDATE consultation_request SET delivered_at = $at WHERE id = $id', {
    id: ids.delivered,
    at: Date.now() - 100 * 24 * 3600_000,
  });
  ids.parked = await add({ name: '=HYPERLINK("x")', description: 'one\n"two", three' }, at(3));
  const park = { kind: 'parked', reason: 'the webhook answered 410' } as const;
  await store.recordFailure(ids.parked, 'a', park, '410');
  ids.quarantined = await add(
    { name: 'Spam \u001b[2J bot' },
    { receivedAt: Date.now() - 2000, quarantine: 'spam' },
  );
  ids.pending = await add({ name: 'Pia' }, at(1));
  const retry = { kind: 'pending', dueAt: Date.now() + 3600_000 } as const;
  await store.recordFailure(ids.pending, 'a', retry, 'ECONNREFUSED');
});

describe('the outbox command line', () => {
  test('lists the newest first in columns, without color where there is no terminal', () => {
    const { status, stdout } = runProgram('npx', ['outbox', 'list'], { COLUMNS: '160' });
    expect(status).toBe(0);
    const rows = stdout.trim().split('\n').slice(1);
    const newestFirst = [ids.pending, ids.quarantined, ids.parked, ids.delivered];
    expect(rows.map((row) => row.split(/\s+/)[0])).toEqual(newestFirst);
    expect(rows[0]).toContain('ECONNREFUSED');
    expect(stdout).not.toContain('\u001b');
  });

  test('lists the most useful columns within 80 characters', async () => {
    const lines = (await outboxHere('list')).stdout.trimEnd().split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(lines[0]).toMatch(/^ID +STATE +AGE +NAME/);
  });

  test.each([
    ['pia', 'pending'],
    ['ANA@EXAMPLE', 'all'],
    ['(555) 010-0123', 'all'],
    ['nobody', 'none'],
  ])('finds %j by name, email or phone, in any case', async (text, which) => {
    const { status, stdout } = await outboxHere('find', text, '--json');
    expect(status).toBe(0);
    const found = JSON.parse(stdout).map(({ id }: { id: string }) => id);
    const expected = { pending: [ids.pending], none: [], all: Object.values(ids) }[which];
    expect(found.sort()).toEqual(expected?.sort());
  });

  test('shows one request in full, and fails for an unknown id', async () => {
    const { stdout } = await outboxHere('show', ids.parked);
    expect(stdout).toMatch(/reason +the webhook answered 410/);
    const stderr = expect.stringContaining('There is no request');
    expect(await outboxHere('show', randomUUID())).toEqual({ status: 1, stdout: '', stderr });
  });

  test('prints nothing but JSON or CSV on standard output, through npm too', () => {
    const exported = runProgram('npm', ['run', '-s', 'outbox', '--', 'export']);
    expect(exported.status).toBe(0);
    expect(exported.stdout.split(',')[0]).toBe('id');
  });

  test('does not silence npm: a failed installation says why', () => {
    cpSync('.npmrc', join(folder, '.npmrc'));
    writeFileSync(join(folder, 'package.json'), '{}');
    const { status, stderr } = runProgram('npm', ['ci', '--prefix', folder]);
    expect(status).not.toBe(0);
    expect(stderr).toContain('package-lock.json');
  });

  test('exports CSV in which no cell is a formula', async () => {
    const { stdout } = await outboxHere('export', '--format', 'csv');
    const [heading = '', ...rows] = stdout.split('\r\n');
    expect(heading.split(',').slice(-fieldNames.length)).toEqual(fieldNames);
    expect(rows.filter((row) => row !== '')).toHaveLength(4);
    expect(stdout).toContain(`"'=HYPERLINK(""x"")"`);
  });

  test('exports JSON into a file that only its owner can read', async () => {
    const file = join(folder, 'export.json');
    const options = ['-f', 'json', '-s', 'delivered', '-o', file];
    expect((await outboxHere('export', ...options)).status).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([
      { id: ids.delivered, request: aRequest(dora) },
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const old = join(folder, 'old.csv');
    writeFileSync(old, 'old', { mode: 0o644 });
    expect((await outboxHere('export', '-o', old)).status).toBe(0);
    expect(statSync(old).mode & 0o777).toBe(0o600);
    expect(readFileSync(old, 'utf8')).toMatch(/^id,/);
    expect((await outboxHere('export', '-o', join(folder, 'none', 'x.csv'))).status).toBe(1);
  });

  test('keeps the file of an earlier export when it cannot write a new one', async () => {
    const file = join(folder, 'kept.csv');
    writeFileSync(file, 'old');
    const env = { DATABASE_URL: `file:${join(folder, 'missing.db')}` };
    const { status } = await outboxWith(env, 'export', '-o', file);
    expect(status).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(folder)).not.toContain('kept.csv.part');
    expect((await outboxHere('export', '-o', '/dev/null')).status).toBe(0);
  });

  test('reports the same reasons as health', async () => {
    const { reasons } = await states();
    expect(reasons).toEqual([
      expect.stringContaining('set CONSULTATION_WEBHOOK_URL'),
      expect.stringContaining('list --state parked'),
    ]);
    const told = `The site needs attention:\n- ${reasons.join('\n- ')}\n`;
    expect((await outboxHere('stats')).stdout).toContain(told);
  });

  test('frees the times of calls, and says which', async () => {
    const second = await add(dora, { receivedAt: 1, ...call });
    const taken = /\n\n\* Another request holds its call time: agree on another one\.\n$/;
    expect((await outboxHere('list')).stdout).toMatch(taken);
    expect((await outboxHere('show', second)).stdout).toMatch(/call time +taken/);
    const shown = async (id: string) => JSON.parse((await outboxHere('show', id, '--json')).stdout);
    expect(await shown(second)).toMatchObject({ callTimeTaken: true });
    expect(await outboxHere('free', ids.delivered.toUpperCase(), second)).toMatchObject({
      status: 1,
      stdout: '2026-11-23 10:15 was freed. It can be booked again.\n',
      stderr: `Not found, or without a call time: ${second}\n`,
    });
    expect((await outboxHere('show', ids.delivered)).stdout).toMatch(/call time +freed/);
    expect(await shown(ids.delivered)).toMatchObject({ callTimeFreed: true });
    const legend = /delivered ~[\s\S]*\n~ Its call time was freed\.\n$/;
    expect((await outboxHere('list')).stdout).toMatch(legend);
    const third = await add(dora, { ...call, receivedAt: 2, corrects: second });
    expect(await shown(third)).toMatchObject({ corrects: second });
    expect((await outboxHere('list')).stdout).toMatch(/pending \^[\s\S]*\n\^ It corrects /);
    const day = await outboxHere('free', '--date', call.callDate, '--json');
    expect(JSON.parse(day.stdout)).toEqual({ freed: [{ id: third, ...call }], untouched: [] });
    const none = `No request holds a call time on ${call.callDate}.\n`;
    expect((await outboxHere('free', '--date', call.callDate)).stdout).toBe(none);
    for (const id of [second, third]) {
      await database.run('DELETE FROM consultation_request WHERE id = $id', { id });
    }
  });

  test('says that there are more requests only when there are', async () => {
    expect((await outboxHere('list', '--limit', '4')).stdout).not.toContain('see more');
    const { stdout } = await outboxHere('list', '--limit', '3');
    expect(stdout).toMatch(/\n\nThe newest 3; see more with --limit\.\n$/);
  });

  const misuse = [
    'list -s lost',
    'purge --delivered-before yesterday',
    'export -f xml',
    'frobnicate',
  ];
  test.each([
    ...misuse.map((line) => [line.split(' ')]),
    [['find', ' ']],
    [['retry']],
    [['free']],
    [['free', 'some-id', '--date', '2026-11-23']],
    [['free', '--date', 'monday']],
    [['free', '--date', '2026-02-30']],
    [['release', 'some-id', '--all']],
  ])('treats %j as wrong usage', async (args) => {
    const stderr = expect.stringContaining('error:');
    expect(await outboxHere(...args)).toEqual({ status: 2, stdout: '', stderr });
  });

  test('releases, retries and purges, and reports what it could not do', async () => {
    const counts = { pending: 1, delivered: 1, parked: 1, quarantined: 1 };
    expect(await states()).toMatchObject(counts);
    const released = await outboxHere('release', ids.quarantined);
    expect(released.stdout).toBe('1 request released for delivery.\n');
    expect(await outboxHere('retry', ids.parked, ids.delivered)).toMatchObject({
      status: 1,
      stdout: '1 request will be sent again.\n',
      stderr: expect.stringContaining(ids.delivered),
    });
    expect((await outboxHere('retry', '--all')).stdout).toBe('3 requests will be sent again.\n');
    const { stdout } = await outboxHere('resolve', ids.parked, '--json');
    expect(JSON.parse(stdout)).toMatchObject({ changed: [ids.parked] });
    const purge = async (age: string) =>
      (await outboxHere('purge', '--delivered-before', age)).stdout;
    expect(await purge('101d')).toMatch(/^0 requests /);
    expect(await purge('90d')).toMatch(/^1 request /);
    const changed = { pending: 2, delivered: 1, parked: 0, quarantined: 0 };
    expect(await states()).toMatchObject(changed);
  });

  test('warns when a purge removes what a browser may resend', async () => {
    const purge = (age: string) => outboxHere('purge', '--delivered-before', age, '--json');
    expect(await purge('9d')).toMatchObject({ status: 0, stderr: '' });
    expect(await purge('8d')).toMatchObject({
      status: 0,
      stdout: '{\n  "removed": 0\n}\n',
      stderr: expect.stringMatching(/^Warning: .* for up to 9 days\./),
    });
  });

  test.each([
    ['is missing', () => undefined, /There is no outbox at .*\/elsewhere\.db \(DATABASE_URL\)/],
    [
      'is no database',
      (path: string) => writeFileSync(path, 'no database '.repeat(1000)),
      /elsewhere\.db .*SQLITE_NOTADB: the file is not a SQLite database/,
    ],
  ])('creates no outbox when the file %s', async (_name, prepare, words) => {
    const path = join(folder, 'elsewhere.db');
    prepare(path);
    const before = existsSync(path) && readFileSync(path, 'utf8');
    const env = { DATABASE_URL: `file:${path}` };
    const { status, stderr } = await outboxWith(env, 'list');
    expect(status).toBe(1);
    expect(stderr).toMatch(words);
    expect(existsSync(path) && readFileSync(path, 'utf8')).toBe(before);
    rmSync(path, { force: true });
  });

  test('explains error codes without printing passwords', async () => {
    const env = { DATABASE_URL: 'postgres://site:s3cret@127.0.0.1:1/site' };
    const { status, stderr } = await outboxWith(env, 'list');
    expect(status).toBe(1);
    expect(stderr).toBe(
      'The outbox at site@127.0.0.1:1/site (DATABASE_URL) cannot be used: ECONNREFUSED: nothing listens there; check that the database runs, and its host and port\n',
    );
  });

  test('sends a test to either webhook without an outbox, and prints the answer but not the URL', async () => {
    async function sendTest(env: Record<string, string>, ...options: string[]) {
      const nowhere = { DATABASE_URL: 'file:/nonexistent/outbox.db' };
      const { status, stdout, stderr } = await outboxWith(
        { ...nowhere, ...env },
        'test',
        ...options,
      );
      expect(stdout + stderr).not.toContain('secret-path');
      return [status, stdout, stderr];
    }
    const env = { CONSULTATION_WEBHOOK_URL: receiver.url };
    const unsigned = /answered 204 after \d+ ms.*not signed/s;
    expect(await sendTest(env)).toEqual([0, expect.stringMatching(unsigned), '']);
    const alertEnv = { ALERT_WEBHOOK_URL: receiver.url, CONSULTATION_WEBHOOK_SECRET: testSecret };
    const signed = /"delivered": true.*"status": 204.*"signed": true/s;
    const [status, stdout] = await sendTest(alertEnv, '--alert', '--json');
    expect([status, stdout]).toEqual([0, expect.stringMatching(signed)]);
    const [delivery, alert] = receiver.requests.map(({ body }) => JSON.parse(body));
    expect([delivery.name, alert.status]).toEqual(['Test delivery (please ignore)', 'test']);
    const undelivered = 'The test message was not delivered.\n';
    receiver.answerWith({ status: 302, headers: { location: '/' } });
    expect(await sendTest(env)).toEqual([1, expect.stringContaining('answered 302'), undelivered]);
    const nowhere = { CONSULTATION_WEBHOOK_URL: 'http://127.0.0.1:1/secret-path' };
    const told = expect.stringContaining('ECONNREFUSED');
    expect(await sendTest(nowhere)).toEqual([1, told, undelivered]);
    expect(await sendTest({}, '--alert')).toEqual([1, '', 'ALERT_WEBHOOK_URL is not set.\n']);
  });
});
