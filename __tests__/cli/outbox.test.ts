import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortId } from '@/lib/text/formats';
import { testSecret } from '../../testing/site/environment';
import { receiverForTests } from '../../testing/site/receiver';
import { outboxForCommands, outboxHere, outboxWith } from '../../testing/unit/outboxHere';

const { folder, database, store, add } = outboxForCommands();
const receiver = receiverForTests();
const dayMs = 24 * 3600_000;
const call = { callDate: '2099-11-23', callTime: '10:15' };
const dora = { name: 'Dora', contactMethod: 'phone', ...call } as const;
const lease = { owner: 'a', ms: 60_000 };

async function addDelivered(daysAgo: number): Promise<string> {
  const id = await add(dora, { lease, ...call });
  await store.recordDelivery(id);
  const sql =
    'UPDATE consultation_request SET received_at = $at, delivered_at = $at WHERE id = $id';
  await database.run(sql, { at: Date.now() - daysAgo * dayMs, id });
  return id;
}

async function addFailed(request: Parameters<typeof add>[0], parked: boolean): Promise<string> {
  const id = await add(request, { lease });
  const next = parked
    ? ({ kind: 'parked', reason: 'the webhook answered 410' } as const)
    : ({ kind: 'pending', waitMs: 3600_000 } as const);
  await store.recordFailure(id, 'a', next, parked ? '410' : 'ECONNREFUSED');
  return id;
}

const listed = async (...args: string[]): Promise<Record<string, unknown>[]> =>
  JSON.parse((await outboxHere('list', '--json', ...args)).stdout);
const idsOf = async (...args: string[]) => (await listed(...args)).map(({ id }) => id);
const metadataOf = async (id: string) => (await listed()).find((each) => each.id === id);
const stateOf = async (id: string) => (await metadataOf(id))?.state;

const ids = { pending: '', delivered: '', parked: '', quarantined: '' };

beforeEach(async () => {
  await database.run('DELETE FROM consultation_request');
  await database.run('DELETE FROM consultation_thread');
  ids.delivered = await addDelivered(100);
  ids.parked = await addFailed({ name: '=HYPERLINK("x")', phone: '07911123456' }, true);
  ids.quarantined = await add({ name: 'Spam \u001b[2J bot' }, { quarantine: 'spam' });
  ids.pending = await addFailed({ name: 'José' }, false);
});

describe('outbox list', () => {
  test('prints one request on each line, newest first, without terminal control sequences', async () => {
    await database.run('UPDATE consultation_request SET received_at = 0 WHERE id = $id', {
      id: ids.quarantined,
    });
    const { status, stdout } = await outboxHere('list');
    const [heading, ...rows] = stdout.trimEnd().split('\n');
    expect([status, heading]).toEqual([
      0,
      expect.stringMatching(/^ID +STATE +RECEIVED +ERROR +NOTES/),
    ]);
    expect(rows).toHaveLength(4);
    expect(rows.at(-1)).toMatch(new RegExp(`^${ids.quarantined} +quarantined .* Spam \ufffd\\[2J`));
    expect(stdout).toMatch(/pending .* ECONNREFUSED +- +José\n/);
  });

  test('filters by state and by text, also in JSON', async () => {
    expect(await idsOf('--state', 'parked', '--find', 'hyper')).toEqual([ids.parked]);
    expect(await idsOf('--find', 'jose\u0301')).toEqual([ids.pending]);
    expect(await idsOf('--find', 'jose', '--state', 'parked')).toEqual([]);
    const none = { status: 0, stdout: 'No requests.\n', stderr: '' };
    expect(await outboxHere('list', '--find', 'nobody')).toEqual(none);
  });

  test('reports further requests only if there are any', async () => {
    expect((await outboxHere('list', '--limit', '4')).stdout).not.toContain('see more');
    const { stdout } = await outboxHere('list', '--limit', '3');
    expect(stdout).toMatch(/\n\nThe newest 3; see more with --limit\.\n$/);
  });

  test('marks calls that are not held and corrections, and shows no call state of superseded requests', async () => {
    const taken = await add(dora, call);
    const held = { ...call, callDate: '2099-11-24' };
    const first = await add(dora, held);
    const correction = await add(dora, { ...held, thread: first, version: 1 });
    const { stdout } = await outboxHere('list');
    expect(stdout).toMatch(new RegExp(`${taken} +pending .* - +call taken `));
    expect(stdout).toMatch(new RegExp(`${first} +superseded .* - +- +Dora`));
    expect(stdout).toMatch(new RegExp(`${correction} +pending .* correction +Dora`));
    expect(await metadataOf(correction)).toMatchObject({
      thread: first,
      version: 1,
      superseded: null,
    });
    expect(await metadataOf(first)).toMatchObject({ callState: null, superseded: 1 });
    expect(await metadataOf(taken)).toMatchObject({ callState: 'taken' });
  });
});

describe('outbox show', () => {
  test('shows one request in full, and fails for an unknown id', async () => {
    const { stdout } = await outboxHere('show', ` ${ids.parked.toUpperCase()}`);
    expect(stdout).toMatch(/reason +the webhook answered 410\n.*phone +07911123456\n/s);
    const stderr = expect.stringContaining('There is no request');
    expect(await outboxHere('show', randomUUID())).toEqual({ status: 1, stdout: '', stderr });
  });
});

test('outbox stats counts requests by state, and names what needs attention', async () => {
  const { stdout } = await outboxHere('stats');
  expect(stdout).toMatch(
    /^pending +1\ndelivered +1\nparked +1\nquarantined +1\nsuperseded +0\n\nThe site needs attention:\n- .*list --state parked.*\n\n.*The site itself knows more: GET \/api\/health\.\n$/,
  );
});

describe('commands that take ids', () => {
  test('accept a prefix of an id, also in capitals and with spaces', async () => {
    expect((await outboxHere('show', ` ${shortId(ids.parked).toUpperCase()}`)).stdout).toContain(
      ids.parked,
    );
    const beginning = ids.quarantined.slice(0, 8);
    expect((await outboxHere('accept', beginning)).stdout).toMatch(/^1 request accepted/);
  });

  test('change nothing if a prefix is ambiguous, or a text is not an id', async () => {
    const rest = '-b967-4111-8222-333344445555';
    for (const beginning of ['5430cf8d', '5430cf8e'])
      await add({}, { id: beginning + rest, quarantine: 'spam' });
    await add({}, { id: '5430cf8d-b967-4111-8222-ffffffffffff', quarantine: 'spam' });
    expect(await outboxHere('accept', '5430cf8e', '5430cf8d-b967')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Several ids begin with 5430cf8d-b967. Add more of its characters.\n',
    });
    for (const text of ['5430cf8', 'some-words', `5430cf8d${rest}0`]) {
      expect((await outboxHere('accept', '5430cf8e', text)).status).toBe(2);
    }
    expect(await stateOf(`5430cf8e${rest}`)).toBe('quarantined');
  });

  test('print no more of an id in an error than its first 13 characters', async () => {
    const id = '6430cf8d-b967-4111-8222-333344445555';
    for (const last of ['6', '7']) await add({}, { id: id.slice(0, -1) + last });
    const long = id.slice(0, -1);
    const none = `7${long.slice(1)}`;
    for (const command of [
      ['show', long],
      ['show', none],
      ['erase', '--id', none],
    ]) {
      const { status, stderr } = await outboxHere(...command);
      expect([status, stderr]).toEqual([1, expect.stringMatching(/[67]430cf8d-b967\b(?!-)/)]);
    }
    for (const command of [['show', `${id},`], ['free', '--date', id], [id]]) {
      const { status, stderr } = await outboxHere(...command);
      expect([status, stderr]).toEqual([2, expect.stringMatching(/6430cf8d-b967\b(?!-)/)]);
    }
  });
});

describe('commands that change requests', () => {
  test('accept, retry, and resolve the named requests, and report the others', async () => {
    const accepted = await outboxHere('accept', ids.quarantined);
    const short = shortId(ids.quarantined);
    expect(accepted.stdout).toBe(`1 request accepted: ${short}.\n`);
    expect(await outboxHere('retry', ids.parked, ids.delivered)).toMatchObject({
      status: 1,
      stdout: '1 request will be sent again.\n',
      stderr: `Cannot retry (not found, in another state, or being attempted): ${shortId(ids.delivered)}.\n`,
    });
    expect((await outboxHere('retry', '--all')).stdout).toBe('3 requests will be sent again.\n');
    const suspected = await add({}, { quarantine: 'spam' });
    const { stdout } = await outboxHere('resolve', ids.parked, suspected);
    expect(stdout).toBe(
      `1 request marked as delivered: ${shortId(ids.parked)}.\n1 request dismissed: ${shortId(suspected)}.\n`,
    );
    expect(await stateOf(ids.parked)).toBe('delivered');
  });

  test('retry requests that were delivered in a time span, under the same ids', async () => {
    const [early, late] = [await addDelivered(5), await addDelivered(3)];
    const span = ['--delivered-after', '6d', '--delivered-before', '4d'];
    expect(await outboxHere('retry', ...span)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^1 request delivered from .+ to .+ will be sent again\.\n$/),
    });
    expect([await stateOf(early), await stateOf(late)]).toEqual(['pending', 'delivered']);
    await outboxHere('retry', '--delivered-after', '4d');
    expect(await stateOf(late)).toBe('pending');
  });

  test('free calls, and list them', async () => {
    const second = await add(dora, call);
    expect(await outboxHere('free', ids.delivered, second)).toMatchObject({
      status: 1,
      stdout: `1 call freed: 2099-11-23 10:15 (${shortId(ids.delivered)}).\n`,
      stderr: `Not found, or without a held call that is still ahead: ${shortId(second)}.\n`,
    });
    expect(await metadataOf(ids.delivered)).toMatchObject({ callState: 'freed' });
    for (const callTime of ['10:45', '10:15']) await add(dora, { ...call, callTime });
    await add(dora, { ...call, callDate: '2099-11-24' });
    const free = async () => outboxHere('free', '--date', call.callDate);
    expect((await free()).stdout).toMatch(
      /^2 calls freed: 2099-11-23 10:15 \(.{13}\), 2099-11-23 10:45 \(.{13}\)\.\n$/,
    );
    expect(await free()).toMatchObject({ status: 0, stdout: 'No call was freed.\n' });
  });
});

test('outbox --version prints the release', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(await outboxHere('--version')).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

const wrongUsage = `
  frobnicate, list -s lost, list --find, list --limit 0, show, export -f xml, backup,
  retry, retry 5430cf8d --all, retry 5430cf8d --delivered-after 1d, retry some-id, retry --delivered-before 1d,
  retry --delivered-after yesterday, accept, resolve, resolve --all,
  free, free 5430cf8d --date 2026-11-23, free --date monday, free --date 2026-02-30,
  export -o file, show x, purge,
  copy, copy --to mysql://x, copy --to postgres://x --undo, release 5430cf8d, move
`;

test.each(wrongUsage.trim().split(/,\s+/))(
  '%s is wrong usage, and changes nothing',
  async (line) => {
    const before = await listed();
    const stderr = expect.stringContaining('error:');
    expect(await outboxHere(...line.split(' '))).toEqual({ status: 2, stdout: '', stderr });
    expect(await listed()).toEqual(before);
  },
);

test.each([
  ['is missing', () => undefined, /outbox at .*\/elsewhere\.db \(DATABASE_URL\) does not exist/],
  [
    'is not a database',
    (path: string) => writeFileSync(path, 'no database '.repeat(1000)),
    /elsewhere\.db .*SQLITE_NOTADB/,
  ],
])('a command creates no outbox if the file %s', async (_name, prepare, words) => {
  const path = join(folder, 'elsewhere.db');
  prepare(path);
  const before = existsSync(path) && readFileSync(path, 'utf8');
  for (const command of [['list'], ['retry', '--all']]) {
    const { status, stderr } = await outboxWith({ DATABASE_URL: `file:${path}` }, ...command);
    expect([status, stderr]).toEqual([1, expect.stringMatching(words)]);
  }
  expect(existsSync(path) && readFileSync(path, 'utf8')).toBe(before);
});

test('a command reports a failure by its code, without passwords', async () => {
  const env = { DATABASE_URL: 'postgres://site:s3cret@127.0.0.1:1/site' };
  const { status, stderr } = await outboxWith(env, 'list');
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^The outbox \(DATABASE_URL, ECONNREFUSED\) does not answer/),
  ]);
  const socket = { DATABASE_URL: `postgres://site:s3cret@/site?host=${folder}` };
  expect((await outboxWith(socket, 'list')).stderr).toContain(
    'The outbox (DATABASE_URL, ENOENT) has a URL with a socket or a certificate that does not exist',
  );
});

test('outbox test sends a message to either webhook without an outbox, and prints the answer but not the URL', async () => {
  async function sendTest(env: Record<string, string>, ...options: string[]) {
    const nowhere = { DATABASE_URL: 'file:/nonexistent/outbox.db' };
    const { status, stdout, stderr } = await outboxWith({ ...nowhere, ...env }, 'test', ...options);
    expect(stdout + stderr).not.toContain('secret-path');
    return [status, stdout, stderr];
  }
  const env = { CONSULTATION_WEBHOOK_URL: receiver.url };
  const unsigned = /answered 204\.\nSignature: not signed/;
  expect(await sendTest(env)).toEqual([0, expect.stringMatching(unsigned), '']);
  const alertEnv = { ALERT_WEBHOOK_URL: receiver.url, CONSULTATION_WEBHOOK_SECRET: testSecret };
  const signed = expect.stringMatching(/answered 204\..*Signature: signed\./s);
  expect(await sendTest(alertEnv, '--alert')).toEqual([0, signed, '']);
  const [delivery, alert] = receiver.requests.map(({ body }) => JSON.parse(body));
  expect([delivery.name, alert.status]).toEqual(['Test delivery (please ignore)', 'test']);
  expect(receiver.requests[0]?.headers).toMatchObject({ 'x-test': '1' });
  const undelivered = 'The test message was not delivered.\n';
  const strict = { ...env, WEBHOOK_CONFIRMS: 'true' };
  const unconfirmed = expect.stringContaining('which WEBHOOK_CONFIRMS requires');
  expect(await sendTest(strict)).toEqual([1, unconfirmed, undelivered]);
  receiver.answerWith(({ headers }) => ({
    status: 200,
    headers: { id: `${headers['webhook-id']}` },
  }));
  expect(await sendTest(strict)).toEqual([0, expect.stringContaining('answered 200.'), '']);
  receiver.answerWith((_request, response) => void response.end('n8n is starting up. Please wait'));
  const starting = expect.stringContaining('n8n is still starting');
  expect(await sendTest(env)).toEqual([1, starting, undelivered]);
  receiver.answerWith({ status: 302, headers: { location: '/' } });
  expect(await sendTest(env)).toEqual([1, expect.stringContaining('answered 302'), undelivered]);
  receiver.answerWith({ status: 500 });
  const wrongSecret = expect.stringContaining(
    'A 500 can mean that the receiver has another secret than CONSULTATION_WEBHOOK_SECRET',
  );
  const own = { ...env, CONSULTATION_WEBHOOK_SECRET: testSecret };
  expect(await sendTest(own)).toEqual([1, expect.stringContaining('answered 500'), wrongSecret]);
  const noSecret = expect.stringContaining('A 500 can mean that the receiver requires a signature');
  expect(await sendTest(env)).toEqual([1, expect.anything(), noSecret]);
  const nowhere = { CONSULTATION_WEBHOOK_URL: 'http://127.0.0.1:1/secret-path' };
  const refusal = expect.stringContaining('ECONNREFUSED');
  expect(await sendTest(nowhere)).toEqual([1, refusal, undelivered]);
  expect(await sendTest({}, '--alert')).toEqual([1, '', 'ALERT_WEBHOOK_URL is not set.\n']);
});
