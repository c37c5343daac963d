import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { healthOf, submit } from '../../testing/faults/requests';
import { startServer } from '../../testing/faults/server';
import { runTool } from '../../testing/faults/tool';
import { eventually } from '../../testing/run/eventually';
import { startPostgres } from '../../testing/site/postgresServer';
import { type Receiver, startReceiver } from '../../testing/site/receiver';
import type { Site } from '../../testing/site/site';

/** An outbox that can be made to hang. */
interface HangableOutbox {
  url: string;
  hang(): void;
  goOn(): void;
  close(): Promise<unknown>;
}

const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'pipe' });

/** On a small file system that can be frozen; undefined when this account may not mount one. */
function onFreezableDisk(): HangableOutbox | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'faults-hang-'));
  const [image, disk] = [join(folder, 'image'), join(folder, 'disk')];
  writeFileSync(image, '');
  truncateSync(image, 40 * 1024 * 1024);
  mkdirSync(disk);
  try {
    run('mkfs.ext4', '-q', image);
    run('mount', '-o', 'loop', image, disk);
  } catch {
    process.stdout.write('Mounting is not allowed here: the hanging disk was not tried.\n');
    return undefined;
  }
  return {
    url: `file:${disk}/outbox.db`,
    hang: () => void run('fsfreeze', '-f', disk),
    goOn: () => void run('fsfreeze', '-u', disk),
    close: async () => run('umount', disk),
  };
}

/** On a PostgreSQL behind a proxy that can be made to hang, like a stalled network. */
async function behindProxy(): Promise<HangableOutbox> {
  const postgres = await startPostgres();
  const url = new URL(await postgres.createOutboxUrl());
  const port = Number(url.port);
  const sockets = new Set<Socket>();
  let hanging = false;
  const add = (socket: Socket) => {
    sockets.add(socket.on('error', () => undefined));
    return socket;
  };
  const proxy = createServer((client) => {
    add(client);
    if (!hanging) client.pipe(add(connect(port, '127.0.0.1'))).pipe(client);
  });
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  url.port = String((proxy.address() as { port: number }).port);
  return {
    url: url.href,
    hang() {
      hanging = true;
      for (const socket of sockets) socket.unpipe();
    },
    goOn() {
      hanging = false;
      // Answers are missing, so the connections are unusable.
      destroyAll();
    },
    async close() {
      destroyAll();
      proxy.close();
      await postgres.stop();
    },
  };
}

const isSqlite = outboxEngine === 'SQLite';
const disk = isSqlite ? onFreezableDisk() : undefined;
const isTried = !isSqlite || disk !== undefined;
let outbox: HangableOutbox;
let receiver: Receiver;
let server: Site;
let env: Record<string, string>;

beforeAll(async () => {
  if (!isTried) return;
  outbox = disk ?? (await behindProxy());
  receiver = await startReceiver();
  env = { CONSULTATION_WEBHOOK_URL: receiver.url, DATABASE_URL: outbox.url };
  server = await startServer({ env });
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await receiver?.close();
  await outbox?.close();
});

(isTried ? test : test.skip)(
  'while a storage hangs, requests go straight to the webhook, and once it answers it has the next ones',
  async () => {
    const delivered = { httpStatus: 200, status: 'delivered' };
    expect(await submit(server.url)).toMatchObject(delivered);
    outbox.hang();
    try {
      // At once, because each waits for the outbox as long as a statement may take.
      const [health, ...replies] = await Promise.all([
        healthOf(server.url),
        ...Array.from({ length: 8 }, () => submit(server.url)),
      ]);
      expect(replies).toEqual(Array(8).fill(expect.objectContaining(delivered)));
      expect(health).toMatchObject({
        httpStatus: 503,
        reasons: [expect.stringContaining('check DATABASE_URL')],
      });
      const isLogged = (id = '') =>
        server
          .output()
          .split('\n')
          .some((line) => line.includes('Sent straight to the webhook') && line.includes(id));
      await eventually(() => replies.every((reply) => isLogged(reply?.id)));
    } finally {
      outbox.goOn();
    }
    await eventually(async () => (await healthOf(server.url)).httpStatus === 200);
    const next = await submit(server.url);
    expect(next).toMatchObject(delivered);
    await eventually(async () => {
      const { stdout } = await runTool(env, 'list', '--state', 'delivered', '--json');
      const stored = JSON.parse(stdout || '[]').map(({ id }: { id: string }) => id);
      return stored.includes(next?.id);
    });
  },
);
