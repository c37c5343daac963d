import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { healthOf, submit } from '../../testing/faults/requests';
import { setUpSite } from '../../testing/faults/setUpSite';
import { eventually } from '../../testing/run/eventually';

const site = setUpSite();
const path = () => site.env.DATABASE_URL?.replace('file:', '') ?? '';

test('creates the outbox’s folder, readable by its owner only', async () => {
  expect((await submit(site.server.url))?.httpStatus).toBe(200);
  expect(statSync(dirname(path())).mode & 0o777).toBe(0o700);
  for (const end of ['', '-wal', '-shm']) expect(statSync(path() + end).mode & 0o777).toBe(0o600);
});

test('sends requests straight to the webhook while another process locks the file', async () => {
  const { url } = site.server;
  const other = new DatabaseSync(path());
  // The server may still be recording the delivery.
  other.exec('PRAGMA busy_timeout = 60000');
  other.exec('BEGIN IMMEDIATE');
  expect(await submit(url)).toMatchObject({ httpStatus: 200, status: 'delivered' });
  expect((await healthOf(url)).reasons).toEqual([
    expect.stringContaining('the outbox cannot be written'),
  ]);
  other.exec('ROLLBACK');
  other.close();
  await eventually(async () => (await healthOf(url)).httpStatus === 200);
  site.receiver.answerWith({ status: 500 });
  expect((await submit(url))?.httpStatus).toBe(202);
});
