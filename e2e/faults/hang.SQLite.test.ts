import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { healthOf, submit } from '../../testing/faults/requests';
import { startServer } from '../../testing/faults/server';
import { runTool } from '../../testing/faults/tool';
import { eventually } from '../../testing/run/eventually';
import { type Receiver, startReceiver } from '../../testing/site/receiver';
import type { Site } from '../../testing/site/site';

const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'pipe' });

/** Mounts a small file system that can be frozen; undefined when this account may not. */
function mountFreezable(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'faults-hang-'));
  const [image, disk] = [join(folder, 'image'), join(folder, 'disk')];
  writeFileSync(image, '');
  truncateSync(image, 40 * 1024 * 1024);
  mkdirSync(disk);
  try {
    run('mkfs.ext4', '-q', image);
    run('mount', '-o', 'loop', image, disk);
    return disk;
  } catch {
    process.stdout.write('Mounting is not allowed here: the hanging disk was not tried.\n');
    return undefined;
  }
}

describe('a disk that hangs', () => {
  const disk = mountFreezable();
  let receiver: Receiver;
  let server: Site;
  let env: Record<string, string>;

  beforeAll(async () => {
    receiver = await startReceiver();
    env = { CONSULTATION_WEBHOOK_URL: receiver.url, DATABASE_URL: `file:${disk}/outbox.db` };
    if (disk) server = await startServer({ env });
  });
  afterAll(async () => {
    await server?.end('SIGKILL');
    await receiver.close();
    if (disk) run('umount', disk);
  });

  (disk ? test : test.skip)(
    'delays one visitor and degrades health, and the requests it blocked are stored afterward',
    async () => {
      expect(await submit(server.url)).toMatchObject({ httpStatus: 200, status: 'delivered' });
      run('fsfreeze', '-f', disk as string);
      let ids: (string | undefined)[] = [];
      try {
        ids = [(await submit(server.url))?.id];
        const began = Date.now();
        for (let count = 0; count < 4; count += 1) {
          const reply = await submit(server.url);
          expect(reply).toMatchObject({ httpStatus: 200, status: 'delivered' });
          ids.push(reply?.id);
        }
        expect(await healthOf(server.url)).toMatchObject({
          httpStatus: 503,
          reasons: [expect.stringContaining('check DATABASE_URL')],
        });
        // Waiting each time would have taken five times the time limit.
        expect(Date.now() - began).toBeLessThan(10_000);
      } finally {
        run('fsfreeze', '-u', disk as string);
      }
      expect(receiver.requests).toHaveLength(6);
      await eventually(async () => (await healthOf(server.url)).httpStatus === 200);
      await eventually(async () => {
        const { stdout } = await runTool(env, 'list', '--state', 'delivered', '--json');
        const delivered = JSON.parse(stdout || '[]').map((request: { id: string }) => request.id);
        return ids.every((id) => delivered.includes(id));
      });
      expect(receiver.requests).toHaveLength(6);
    },
  );
});
