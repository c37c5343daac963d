import { setTimeout as sleep } from 'node:timers/promises';
import { type Received, type Receiver, startReceiver } from '../../__tests__/support/receiver';
import { eventually } from './support/eventually';
import { type Engine, engines } from './support/outbox';
import { startLoad } from './support/requests';
import { startServer } from './support/server';

const idOf = ({ headers }: Received) => String(headers['webhook-id']);
const kills = 6;

describe.each(engines)('with the outbox on %s', (name, start) => {
  let engine: Engine;
  let receiver: Receiver;
  beforeAll(async () => {
    engine = await start();
  });
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.close());
  afterAll(() => engine.stop());

  /** Prints the account of a run, and checks that nothing acknowledged is missing. */
  async function settleUp(what: string, acknowledged: ReadonlySet<string>): Promise<number> {
    const arrived = () => new Set(receiver.received.map(idOf));
    const missing = () => [...acknowledged].filter((id) => !arrived().has(id));
    await eventually(() => missing().length === 0, 30_000);
    const twice = receiver.received.length - arrived().size;
    process.stdout.write(
      `${name}, ${what}: acknowledged ${acknowledged.size}, delivered ${arrived().size}, ` +
        `sent twice ${twice}, lost ${missing().length}\n`,
    );
    expect(acknowledged.size).toBeGreaterThan(20);
    expect(missing()).toEqual([]);
    return twice;
  }

  const environment = async () => ({
    CONSULTATION_WEBHOOK_URL: receiver.url,
    DATABASE_URL: await engine.createOutboxUrl(),
    WEBHOOK_TIMEOUT_MS: '1000',
    WEBHOOK_RETRY_DELAYS: Array(40).fill('0.5').join(','),
  });

  test('a server that is killed in mid-load again and again loses nothing it answered for', async () => {
    const env = await environment();
    // Half of the first attempts fail, so that there is always something waiting.
    receiver.behave((response, _received, count) => {
      response.writeHead(count % 2 ? 200 : 503).end();
    });
    let server = await startServer({ env });
    const load = startLoad([server.url], 10);
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(400 + kill * 130);
      await server.end('SIGKILL');
      server = await startServer({ env, port: server.port });
    }
    await load.stop();
    receiver.behave((response) => response.writeHead(200).end());
    await settleUp(`${kills} times killed`, load.acknowledged);
    await server.end('SIGTERM');
  });

  test('a server that is asked to stop under load stops within 10 seconds and loses nothing', async () => {
    const env = await environment();
    receiver.behave((response) => setTimeout(() => response.writeHead(200).end(), 150));
    let server = await startServer({ env });
    const load = startLoad([server.url], 10);
    await sleep(1500);
    const began = Date.now();
    expect(await server.end('SIGTERM')).toBe(143);
    expect(Date.now() - began).toBeLessThan(10_000);
    await load.stop();
    server = await startServer({ env, port: server.port });
    expect(await settleUp('stopped under load', load.acknowledged)).toBe(0);
    await server.end('SIGTERM');
  });

  test('a server that is asked to stop while the webhook hangs releases what it has in hand', async () => {
    const env = { ...(await environment()), WEBHOOK_TIMEOUT_MS: '60000' };
    receiver.behave(() => undefined);
    let server = await startServer({ env });
    const load = startLoad([server.url], 10);
    await eventually(() => receiver.received.length >= 10);
    await load.stop();
    const more = startLoad([server.url], 30);
    await sleep(200);
    const began = Date.now();
    expect(await server.end('SIGINT')).toBe(130);
    expect(Date.now() - began).toBeLessThan(10_000);
    await more.stop();
    receiver.behave((response) => response.writeHead(200).end());
    const restarted = Date.now();
    server = await startServer({ env, port: server.port });
    const acknowledged = new Set([...load.acknowledged, ...more.acknowledged]);
    const answered = () => receiver.received.filter(({ at }) => at >= restarted).map(idOf);
    // Far sooner than the leases of a minute would run out.
    expect(
      await eventually(() => [...acknowledged].every((id) => answered().includes(id)), 15_000),
    ).toBe(true);
    await server.end('SIGTERM');
  });

  test('two servers share one outbox, and each request is in one pair of hands', async () => {
    const env = await environment();
    receiver.behave((response) => response.writeHead(503).end());
    const servers = await Promise.all([startServer({ env }), startServer({ env })]);
    const load = startLoad(
      servers.map(({ url }) => url),
      10,
    );
    await sleep(2000);
    await load.stop();
    const failed = receiver.received.length;
    const delivered = new Map<string, number>();
    receiver.behave((response, received) => {
      delivered.set(idOf(received), (delivered.get(idOf(received)) ?? 0) + 1);
      response.writeHead(200).end();
    });
    expect(failed).toBeGreaterThan(20);
    expect(
      await eventually(() => [...load.acknowledged].every((id) => delivered.has(id)), 30_000),
    ).toBe(true);
    const twice = [...delivered.values()].filter((count) => count > 1).length;
    process.stdout.write(
      `${name}, two servers: acknowledged ${load.acknowledged.size}, delivered ${delivered.size}, sent twice ${twice}\n`,
    );
    expect(twice).toBe(0);
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  });

  test('a request that one server left behind is taken over by another', async () => {
    const env = await environment();
    receiver.behave(() => undefined);
    const first = await startServer({ env });
    const second = await startServer({ env });
    const load = startLoad([first.url], 3);
    await eventually(() => receiver.received.length >= 3);
    await first.end('SIGKILL');
    await load.stop();
    const before = new Set(receiver.received.map(idOf));
    const after = new Set<string>();
    receiver.behave((response, received) => {
      after.add(idOf(received));
      response.writeHead(200).end();
    });
    expect(await eventually(() => [...before].every((id) => after.has(id)), 20_000)).toBe(true);
    await second.end('SIGTERM');
  });
});
