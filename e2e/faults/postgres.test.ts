import { startProxy } from '../../testing/built/proxy';
import { healthOf, submit } from '../../testing/built/requests';
import { runTool, startServer } from '../../testing/built/siteUnderTest';
import { eventually } from '../../testing/run/promises';
import { type PostgresServer, startPostgres } from '../../testing/site/postgresServer';
import { type Receiver, startReceiver } from '../../testing/site/receiver';
import type { Site } from '../../testing/site/site';

const delivered = { httpStatus: 200, status: 'delivered' };

/** A site whose PostgreSQL is behind a proxy. */
let postgres: PostgresServer;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let receiver: Receiver;
let env: Record<string, string>;
let server: Site;

beforeAll(async () => {
  postgres = await startPostgres();
  receiver = await startReceiver();
  const url = new URL(await postgres.createOutboxUrl());
  proxy = await startProxy(Number(url.port));
  url.port = String(proxy.port);
  env = { CONSULTATION_WEBHOOK_URL: receiver.url, DATABASE_URL: url.href };
  server = await startServer({ env });
});
afterAll(async () => {
  await server.end('SIGTERM');
  await receiver.close();
  proxy.close();
  await postgres.stop();
});

test('while the database hangs, requests go straight to the webhook, and afterwards not', async () => {
  expect(await submit(server.url)).toMatchObject(delivered);
  proxy.decide = () => 'silence';
  // At once, because each waits for the outbox as long as a statement may take.
  const [health, ...replies] = await Promise.all([
    healthOf(server.url),
    ...Array.from({ length: 8 }, () => submit(server.url)),
  ]);
  expect(replies).toEqual(Array(8).fill(expect.objectContaining(delivered)));
  expect(health.httpStatus).toBe(503);
  expect(health.reasons).toContainEqual(expect.stringContaining('(TIMEOUT): it takes too long'));
  const isLogged = (id = '') =>
    server
      .output()
      .split('\n')
      .some((line) => line.includes('Sent straight to the webhook') && line.includes(id));
  await eventually(() => replies.every((reply) => isLogged(reply?.id)));
  proxy.decide = () => 'pass';
  // Answers are missing, so the connections are unusable.
  proxy.cutAll();
  await eventually(async () => (await healthOf(server.url)).httpStatus === 200);
  const next = await submit(server.url);
  expect(next).toMatchObject(delivered);
  const { stdout } = await runTool(env, 'list', '--json');
  expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ id: next?.id }));
});
