import { breakAfter, startProxy } from '../../testing/faults/proxy';
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

/** Starts a PostgreSQL behind a proxy. */
async function startBehindProxy() {
  const postgres = await startPostgres();
  const url = new URL(await postgres.createOutboxUrl());
  const proxy = await startProxy(Number(url.port));
  url.port = String(proxy.port);
  async function close() {
    proxy.close();
    await postgres.stop();
  }
  return { url: url.href, proxy, close };
}

test('while the database hangs, requests go straight to the webhook, and once it answers it has the next ones', async () => {
  const outbox = await startBehindProxy();
  const env = { CONSULTATION_WEBHOOK_URL: receiver.url, DATABASE_URL: outbox.url };
  const server = await startServer({ env });
  expect(await submit(server.url)).toMatchObject(delivered);
  outbox.proxy.decide = () => 'silence';
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
  outbox.proxy.decide = () => 'pass';
  // Answers are missing, so the connections are unusable.
  outbox.proxy.cutAll();
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

test('connections that are cut anywhere cost no request, and the tool says one line', async () => {
  const outbox = await startBehindProxy();
  const env = { CONSULTATION_WEBHOOK_URL: receiver.url, DATABASE_URL: outbox.url };
  const server = await startServer({ env });
  const cuts = (['there', 'back'] as const).flatMap((direction) =>
    (['before', 'within', 'after'] as const).map((fate) => ({ direction, fate })),
  );
  const ids: unknown[] = [];
  for (const { direction, fate } of cuts) {
    for (let passed = 0; passed < 6; passed += 1) {
      breakAfter(outbox.proxy, direction, passed, fate);
      const reply = await submit(server.url);
      expect(reply).toMatchObject(delivered);
      outbox.proxy.decide = () => 'pass';
      const next = await submit(server.url);
      expect(next).toMatchObject(delivered);
      ids.push(reply?.id, next?.id);
    }
    breakAfter(outbox.proxy, direction, 4, fate);
    const { status, stdout, stderr } = await runTool(env, 'list');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The outbox at .+ cannot be used: \w+\n$/);
  }
  outbox.proxy.decide = () => 'pass';
  await eventually(async () => (await healthOf(server.url)).httpStatus === 200);
  expect(receiver.requests.map(({ headers }) => headers['webhook-id']).sort()).toEqual(ids.sort());
  expect(server.output()).not.toMatch(/^\s+at |Unhandled|uncaught/m);
  await server.end('SIGTERM');
  await outbox.close();
});
