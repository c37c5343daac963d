import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { healthOf, submit } from '../../testing/faults/requests';
import { startServer } from '../../testing/faults/server';
import { eventually } from '../../testing/run/eventually';
import { type Receiver, startReceiver } from '../../testing/site/receiver';
import type { Site } from '../../testing/site/site';

let folder: string;
let receiver: Receiver;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'faults-storage-'));
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const start = (databaseUrl: string) =>
  startServer({
    env: {
      CONSULTATION_WEBHOOK_URL: receiver.url,
      DATABASE_URL: databaseUrl,
      WEBHOOK_RETRY_DELAYS: '0.5,2',
      // Where an outcome cannot be recorded, its lease has to end: 15 seconds after this.
      WEBHOOK_TIMEOUT_MS: '3000',
    },
  });

const path = () => join(folder, 'outbox.db');
const isSqlite = globalThis.outboxEngine === 'SQLite';

// With an SQLite file that is none, the route's own tests have the same.
if (!isSqlite) {
  test('without a database server, requests go straight to the webhook; with both broken, 503', async () => {
    const { url, end } = await start('postgres://nobody@127.0.0.1:1/none');
    expect(await submit(url)).toMatchObject({ httpStatus: 200, status: 'delivered' });
    expect(receiver.requests).toHaveLength(1);
    expect(await healthOf(url)).toEqual({
      httpStatus: 503,
      reasons: [expect.stringContaining('the outbox cannot be written')],
    });
    receiver.answerWith({ status: 500 });
    expect((await submit(url))?.httpStatus).toBe(503);
    await end('SIGTERM');
  });
}

const mount = (...options: string[]) => execFileSync('mount', options, { stdio: 'pipe' });

const mountSmallDisk = (place: string) => mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place);

/** Whether this account may mount a disk. */
function canMount(): boolean {
  const place = mkdtempSync(join(tmpdir(), 'faults-mount-'));
  try {
    mountSmallDisk(place);
    execFileSync('umount', [place]);
    return true;
  } catch {
    return false;
  }
}

// To the site, PostgreSQL's full disk is a statement that fails, as with no server.
if (isSqlite) {
  (canMount() ? test : test.skip)(
    'on a full disk (an account that may mount one), every acknowledged request is stored or delivered',
    async () => {
      mountSmallDisk(folder);
      let server: Site | undefined;
      try {
        server = await start(`file:${path()}`);
        await fillDisk(server);
      } finally {
        await server?.end('SIGKILL');
        execFileSync('umount', [folder]);
      }
    },
  );
}

/** Fills the disk while the webhook fails, lets the webhook recover, and makes room. */
async function fillDisk({ url }: Site): Promise<void> {
  receiver.answerWith({ status: 500 });
  const acknowledged: string[] = [];
  let refused = 0;
  for (let count = 0; count < 2000 && refused < 5; count += 1) {
    const reply = await submit(url, { description: randomBytes(1500).toString('base64') });
    if (reply?.httpStatus === 202) acknowledged.push(reply.id);
    else refused += 1;
  }
  expect(acknowledged.length).toBeGreaterThan(10);
  expect(refused).toBe(5);
  expect((await healthOf(url)).reasons).toContainEqual(
    expect.stringContaining('the outbox cannot be written'),
  );
  // The disk is full and the webhook is back: new requests go straight to it.
  receiver.answerWith({ status: 204 });
  expect((await submit(url))?.httpStatus).toBe(200);
  // With room again, the site delivers the requests whose state it could not record.
  mount('-o', 'remount,size=50m', folder);
  const arrived = () => new Set(receiver.requests.map(({ headers }) => headers['webhook-id']));
  await eventually(() => acknowledged.every((id) => arrived().has(id)));
  process.stdout.write(`full disk: acknowledged ${acknowledged.length}, all delivered\n`);
}
