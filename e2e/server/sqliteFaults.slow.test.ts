import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { healthOf, submit } from '../../testing/built/requests';
import { setUpSite, startServer } from '../../testing/built/siteUnderTest';
import { eventually } from '../../testing/run/eventually';
import { temporaryFolder } from '../../testing/site/environment';

const site = setUpSite();
const path = () => site.env.DATABASE_URL?.replace('file:', '') ?? '';

test('the server creates the outbox’s folder so that only its owner can read it', async () => {
  expect(await submit(site.server.url)).toHaveProperty('id');
  expect(statSync(dirname(path())).mode & 0o777).toBe(0o700);
  for (const end of ['', '-wal', '-shm']) expect(statSync(path() + end).mode & 0o777).toBe(0o600);
});

const mount = (...options: string[]) => execFileSync('mount', options, { stdio: 'pipe' });

/** Undefined if this account cannot mount a disk. */
function mountSmallDisk(): string | undefined {
  const folder = temporaryFolder();
  try {
    mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder);
    return folder;
  } catch {
    return undefined;
  }
}

const disk = mountSmallDisk();
afterAll(() => disk && execFileSync('umount', [disk]));

const onDisk = disk ? test : test.skip;
onDisk('on a full disk every acknowledged request is stored or delivered', async () => {
  const { receiver } = site;
  receiver.reset();
  receiver.answerWith({ status: 500 });
  const server = await startServer({
    env: {
      ...site.env,
      DATABASE_URL: `file:${disk}/outbox.db`,
      WEBHOOK_RETRY_DELAYS: '0.5,2',
      // An unrecorded outcome's lease ends after 15 s.
      WEBHOOK_TIMEOUT_MS: '3000',
    },
  });
  try {
    const acknowledged: string[] = [];
    let refused = 0;
    for (let count = 0; count < 2000 && refused < 5; count += 1) {
      const reply = await submit(server.url, {
        description: 'x'.repeat(2000),
      });
      if (reply?.httpStatus === 202) acknowledged.push(reply.id);
      else refused += 1;
    }
    expect(acknowledged.length).toBeGreaterThan(10);
    expect(refused).toBe(5);
    // The check's few bytes may still fit.
    expect((await healthOf(server.url)).reasons).toContainEqual(
      expect.stringContaining('is on a full disk: free some space there'),
    );
    // A request is refused unless the webhook takes it within 3 s.
    receiver.answerWith({ status: 204 });
    await eventually(async () => (await submit(server.url))?.httpStatus === 200);
    mount('-o', 'remount,size=50m', `${disk}`);
    const arrived = () => new Set(receiver.requests.map(({ headers }) => headers['webhook-id']));
    await eventually(() => acknowledged.every((id) => arrived().has(id)));
  } finally {
    await server.end('SIGKILL');
  }
});
