import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Receiver, startReceiver } from '../../testing/receiver';
import type { Site } from '../../testing/site';
import { eventually } from './support/eventually';
import { healthOf } from './support/health';
import { submit } from './support/requests';
import { startServer } from './support/server';

let folder: string;
let receiver: Receiver;
let server: Site | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'faults-storage-'));
  receiver = await startReceiver();
});
afterEach(async () => {
  await server?.end('SIGTERM');
  await receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = async (databaseUrl: string) => {
  server = await startServer({
    env: {
      CONSULTATION_WEBHOOK_URL: receiver.url,
      DATABASE_URL: databaseUrl,
      WEBHOOK_RETRY_DELAYS: '0.5,0.5',
    },
  });
  return server;
};
const fail = () => receiver.answerWith({ status: 500 });

test('the outbox makes its folder, and only its owner can read it', async () => {
  const { url } = await start(`file:${join(folder, 'new', 'outbox.db')}`);
  expect((await submit(url))?.httpStatus).toBe(200);
  expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700);
  for (const file of ['outbox.db', 'outbox.db-wal', 'outbox.db-shm']) {
    expect(statSync(join(folder, 'new', file)).mode & 0o777).toBe(0o600);
  }
});

test.each([
  ['a folder in the place of the file', (path: string) => mkdirSync(path)],
  [
    'a file that is no database',
    (path: string) => writeFileSync(path, 'no database '.repeat(1000)),
  ],
])('with %s, requests go straight to the webhook; with both broken, 503', async (_name, spoil) => {
  const path = join(folder, 'outbox.db');
  spoil(path);
  const { url } = await start(`file:${path}`);
  expect(await submit(url)).toMatchObject({ httpStatus: 200, status: 'delivered' });
  expect(receiver.requests).toHaveLength(1);
  expect(await healthOf(url)).toEqual({
    httpStatus: 503,
    reasons: [expect.stringContaining('the outbox cannot be written')],
  });
  fail();
  expect((await submit(url))?.httpStatus).toBe(503);
});

test('with a PostgreSQL that is not there, requests go straight to the webhook', async () => {
  const { url } = await start('postgres://nobody@127.0.0.1:1/none');
  expect(await submit(url)).toMatchObject({ httpStatus: 200, status: 'delivered' });
  fail();
  expect((await submit(url))?.httpStatus).toBe(503);
});

test('a file that is removed under the running server is made anew: nothing is written to a ghost', async () => {
  const path = join(folder, 'outbox.db');
  const { url } = await start(`file:${path}`);
  await submit(url);
  rmSync(path);
  rmSync(`${path}-wal`);
  rmSync(`${path}-shm`);
  fail();
  expect((await submit(url))?.httpStatus).toBe(202);
  receiver.answerWith({ status: 204 });
  expect(statSync(path).size).toBeGreaterThan(0);
  await eventually(() => receiver.requests.length >= 3);
});

const isRoot = process.getuid?.() === 0;

/** A disk of one megabyte, where this account may mount one. */
function mountTinyDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

(isRoot ? test : test.skip)(
  'on a full disk nothing is acknowledged that is neither stored nor delivered',
  async () => {
    if (!mountTinyDisk()) {
      process.stdout.write('Mounting is not allowed here: the full disk was not tried.\n');
      return;
    }
    try {
      fail();
      const path = join(folder, 'outbox.db');
      const { url } = await start(`file:${path}`);
      const acknowledged: string[] = [];
      let refused = 0;
      for (let count = 0; count < 2000 && refused < 5; count += 1) {
        const reply = await submit(url);
        if (reply?.httpStatus === 202) acknowledged.push(reply.id);
        else refused += 1;
      }
      expect(acknowledged.length).toBeGreaterThan(10);
      expect(refused).toBe(5);
      expect((await healthOf(url)).reasons).toContainEqual(
        expect.stringContaining('the outbox cannot be written'),
      );
      // The disk is full and the webhook is back: what comes now goes straight there.
      receiver.answerWith({ status: 204 });
      expect((await submit(url))?.httpStatus).toBe(200);
      // Whatever could not be recorded on the full disk is delivered again once there is room.
      execFileSync('mount', ['-o', 'remount,size=50m', folder]);
      const arrived = () => new Set(receiver.requests.map(({ headers }) => headers['webhook-id']));
      await eventually(() => acknowledged.every((id) => arrived().has(id)));
      process.stdout.write(`full disk: acknowledged ${acknowledged.length}, all delivered\n`);
      await server?.end('SIGTERM');
    } finally {
      await server?.end('SIGKILL');
      execFileSync('umount', [folder]);
    }
  },
);
