import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { type Receiver, startReceiver } from '../../testing/receiver';
import type { Site } from '../../testing/site';
import { fillDisk, mountSmallDisk, unmount } from './support/fullDisk';
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
  ['no database', (path: string) => writeFileSync(path, 'no database '.repeat(1000))],
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
  receiver.answerWith({ status: 500 });
  expect((await submit(url))?.httpStatus).toBe(503);
});

test('while another process locks the file, requests go straight to the webhook', async () => {
  const path = join(folder, 'outbox.db');
  const { url } = await start(`file:${path}`);
  expect((await submit(url))?.httpStatus).toBe(200);
  const other = new DatabaseSync(path);
  // The server may still be recording the delivery.
  other.exec('PRAGMA busy_timeout = 60000');
  other.exec('BEGIN IMMEDIATE');
  expect(await submit(url)).toMatchObject({ httpStatus: 200, status: 'delivered' });
  expect((await healthOf(url)).reasons).toEqual([
    expect.stringContaining('the outbox cannot be written'),
  ]);
  other.exec('ROLLBACK');
  other.close();
  receiver.answerWith({ status: 500 });
  expect((await submit(url))?.httpStatus).toBe(202);
});

const isRoot = process.getuid?.() === 0;

(isRoot ? test : test.skip)(
  'on a full disk nothing is acknowledged that is neither stored nor delivered',
  async () => {
    if (!mountSmallDisk(folder)) return;
    try {
      await fillDisk(folder, await start(`file:${join(folder, 'outbox.db')}`), receiver);
    } finally {
      await server?.end('SIGKILL');
      unmount(folder);
    }
  },
);
