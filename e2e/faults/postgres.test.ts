import { connect, createServer, type Socket } from 'node:net';
import { healthOf, submit } from '../../testing/faults/requests';
import { runTool, startServer } from '../../testing/faults/siteUnderTest';
import { eventually } from '../../testing/run/promises';
import { startPostgres } from '../../testing/site/postgresServer';
import { type Receiver, startReceiver } from '../../testing/site/receiver';

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const delivered = { httpStatus: 200, status: 'delivered' };

test('without a database server, requests go straight to the webhook; with both broken, 503', async () => {
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none';
  const env = { CONSULTATION_WEBHOOK_URL: receiver.url, DATABASE_URL };
  const { url, end } = await startServer({ env });
  expect(await submit(url)).toMatchObject(delivered);
  expect(receiver.requests).toHaveLength(1);
  expect(await healthOf(url)).toEqual({
    httpStatus: 503,
    reasons: [expect.stringContaining('the outbox cannot be written')],
  });
  receiver.answerWith({ status: 500 });
  expect((await submit(url))?.httpStatus).toBe(503);
  await end('SIGTERM');
});

/** Starts a PostgreSQL behind a proxy that can be made to hang, like a stalled network. */
async function startBehindProxy() {
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

test('while the database hangs, requests go straight to the webhook, and once it answers it has the next ones', async () => {
  const outbox = await startBehindProxy();
  const env = { CONSULTATION_WEBHOOK_URL: receiver.url, DATABASE_URL: outbox.url };
  const server = await startServer({ env });
  expect(await submit(server.url)).toMatchObject(delivered);
  outbox.hang();
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
  outbox.goOn();
  await eventually(async () => (await healthOf(server.url)).httpStatus === 200);
  const next = await submit(server.url);
  expect(next).toMatchObject(delivered);
  await eventually(async () => {
    const { stdout } = await runTool(env, 'list', '--state', 'delivered', '--json');
    const stored = JSON.parse(stdout || '[]').map(({ id }: { id: string }) => id);
    return stored.includes(next?.id);
  });
  await server.end('SIGKILL');
  await outbox.close();
});
