import { chownSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../testing/postgresServer';
import { type Receiver, startReceiver } from '../../testing/receiver';
import type { Site } from '../../testing/site';
import { fillDisk, mountSmallDisk, unmount } from './support/fullDisk';
import { submit } from './support/requests';
import { startServer } from './support/server';

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const start = (databaseUrl: string) =>
  startServer({
    env: {
      CONSULTATION_WEBHOOK_URL: receiver.url,
      DATABASE_URL: databaseUrl,
      WEBHOOK_RETRY_DELAYS: '0.5,0.5',
    },
  });

test('with a PostgreSQL that is not there, requests go straight to the webhook', async () => {
  const server = await start('postgres://nobody@127.0.0.1:1/none');
  expect(await submit(server.url)).toMatchObject({ httpStatus: 200, status: 'delivered' });
  receiver.answerWith({ status: 500 });
  expect((await submit(server.url))?.httpStatus).toBe(503);
  await server.end('SIGTERM');
});

/** Lets the tables of an outbox be created in a folder. @returns the URL of the outbox */
async function placeTablesIn(folder: string, outboxUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: outboxUrl });
  await client.connect();
  const { rows } = await client.query('SHOW data_directory');
  const { uid, gid } = statSync(rows[0].data_directory);
  chownSync(folder, uid, gid);
  await client.query(`CREATE TABLESPACE small LOCATION '${folder}'`);
  await client.end();
  const url = new URL(outboxUrl);
  const options = `${url.searchParams.get('options')} -c default_tablespace=small`;
  url.searchParams.set('options', options);
  return url.href;
}

const canTry = process.getuid?.() === 0 && !process.env.TEST_POSTGRES_URL;

(canTry ? test : test.skip)(
  'on a full disk nothing is acknowledged that is neither stored nor delivered',
  async () => {
    const postgres = await startPostgres();
    const folder = mkdtempSync(join(tmpdir(), 'faults-storage-'));
    if (postgres.kind === 'PGlite' || !mountSmallDisk(folder)) return postgres.stop();
    let server: Site | undefined;
    try {
      server = await start(await placeTablesIn(folder, await postgres.createOutboxUrl()));
      await fillDisk(folder, server, receiver);
    } finally {
      await server?.end('SIGKILL');
      await postgres.stop();
      unmount(folder);
      rmdirSync(folder);
    }
  },
);
