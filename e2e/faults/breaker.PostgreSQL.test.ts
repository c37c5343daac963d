import { connect, createServer, type Socket } from 'node:net';
import { healthOf, submit } from '../../testing/faults/requests';
import { startServer } from '../../testing/faults/server';
import { runTool } from '../../testing/faults/tool';
import { eventually } from '../../testing/run/eventually';
import { type PostgresServer, startPostgres } from '../../testing/site/postgresServer';
import { type Receiver, startReceiver } from '../../testing/site/receiver';
import type { Site } from '../../testing/site/site';

/** A proxy to a server that can be made to hang, like a stalled network or disk. */
async function startHangableProxy(port: number) {
  const sockets = new Set<Socket>();
  let hanging = false;
  const add = (socket: Socket) => {
    sockets.add(socket.on('error', () => undefined));
    return socket;
  };
  const server = createServer((client) => {
    add(client);
    if (!hanging) client.pipe(add(connect(port, '127.0.0.1'))).pipe(client);
  });
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    hang() {
      hanging = true;
      for (const socket of sockets) socket.unpipe();
    },
    goOn() {
      hanging = false;
      // Answers are missing, so the connections are unusable.
      destroyAll();
    },
    close() {
      destroyAll();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('a PostgreSQL that hangs', () => {
  let postgres: PostgresServer;
  let proxy: Awaited<ReturnType<typeof startHangableProxy>>;
  let receiver: Receiver;
  let server: Site;
  let env: Record<string, string>;

  beforeAll(async () => {
    postgres = await startPostgres();
    receiver = await startReceiver();
    const url = new URL(await postgres.createOutboxUrl());
    proxy = await startHangableProxy(Number(url.port));
    url.port = String(proxy.port);
    env = { CONSULTATION_WEBHOOK_URL: receiver.url, DATABASE_URL: url.href };
    server = await startServer({ env });
  });
  afterAll(async () => {
    await proxy.close();
    await server.end('SIGKILL');
    await receiver.close();
    await postgres.stop();
  });

  test('delays one visitor, and is used again once it answers', async () => {
    expect(await submit(server.url)).toMatchObject({ httpStatus: 200, status: 'delivered' });
    proxy.hang();
    expect((await submit(server.url))?.httpStatus).toBe(200);
    const began = Date.now();
    for (let count = 0; count < 8; count += 1) {
      expect(await submit(server.url)).toMatchObject({ httpStatus: 200, status: 'delivered' });
    }
    // Waiting each time would have taken eight times the time limit.
    expect(Date.now() - began).toBeLessThan(8 * 2500);
    expect(receiver.requests).toHaveLength(10);
    expect(await healthOf(server.url)).toMatchObject({
      httpStatus: 503,
      reasons: [expect.stringContaining('check DATABASE_URL')],
    });

    proxy.goOn();
    await eventually(async () => (await healthOf(server.url)).httpStatus === 200);
    const reply = await submit(server.url, 'Stored again');
    expect(reply?.httpStatus).toBe(200);
    const { stdout } = await runTool(env, 'show', reply?.id ?? '', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ state: 'delivered' });
  }, 120_000);
});
