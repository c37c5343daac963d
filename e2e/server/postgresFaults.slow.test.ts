import { shortId } from '@/lib/text/formats';
import { startProxy } from '../../testing/built/proxy';
import { healthOf, submit } from '../../testing/built/requests';
import { runTool, setUpSite } from '../../testing/built/siteUnderTest';
import { eventually } from '../../testing/run/eventually';
import { type PostgresServer, startPostgres } from '../../testing/site/postgresServer';

let proxy: Awaited<ReturnType<typeof startProxy>>;
let postgres: PostgresServer;
const site = setUpSite(async () => {
  postgres = await startPostgres();
  const url = new URL(await postgres.createOutboxUrl());
  proxy = await startProxy(Number(url.port));
  url.port = String(proxy.port);
  return { DATABASE_URL: url.href };
});
afterAll(async () => {
  proxy.close();
  await postgres.stop();
});

/** @returns the id of a request that the webhook received */
async function deliver(): Promise<string> {
  let id = '';
  await eventually(async () => {
    const reply = await submit(site.server.url);
    id = reply?.id ?? '';
    return reply?.httpStatus === 200;
  });
  return id;
}

test('requests bypass the outbox while the database hangs, and not afterward', async () => {
  const { server, env } = site;
  await deliver();
  proxy.decide = () => 'silence';
  // Each takes 5 s.
  const [health, ...ids] = await Promise.all([
    healthOf(server.url),
    ...Array.from({ length: 8 }, deliver),
  ]);
  expect(health.httpStatus).toBe(503);
  expect(health.reasons).toContainEqual(
    expect.stringContaining('(TIMEOUT): it does not answer in time'),
  );
  const isLogged = (id: string) =>
    server
      .output()
      .split('\n')
      .some((line) => line.includes('Sent straight to the webhook') && line.includes(shortId(id)));
  await eventually(() => ids.every(isLogged));
  proxy.decide = () => 'pass';
  proxy.cutAll();
  await eventually(async () => {
    await submit(server.url);
    return (await healthOf(server.url)).httpStatus === 200;
  });
  const id = await deliver();
  const { stdout } = await runTool(env, 'list', '--json');
  expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ id }));
});
