import { setTimeout as sleep } from 'node:timers/promises';
import { type ReceivedRequest, type Receiver, startReceiver } from '../../testing/receiver';
import { eventually } from './support/eventually';
import { type Engine, engines } from './support/outbox';
import { startLoad } from './support/requests';
import { startServer } from './support/server';

const idOf = ({ headers }: ReceivedRequest) => String(headers['webhook-id']);
const kills = 6;

describe.each(engines)('with the outbox on %s', (_name, start) => {
  let engine: Engine;
  let receiver: Receiver;
  /** How often the receiver has said 200 to each id. */
  let taken: Map<string, number>;

  const take = (request: ReceivedRequest) => {
    taken.set(idOf(request), (taken.get(idOf(request)) ?? 0) + 1);
    return { status: 200 };
  };
  const refusal = { status: 503 };

  beforeAll(async () => {
    engine = await start();
  });
  beforeEach(async () => {
    taken = new Map();
    receiver = await startReceiver();
    receiver.answerWith(take);
  });
  afterEach(() => receiver.close());
  afterAll(() => engine.stop());

  /** Prints the account of a run, and checks that nothing acknowledged is missing. */
  async function settleUp(what: string, acknowledged: ReadonlySet<string>): Promise<number> {
    const missing = () => [...acknowledged].filter((id) => !taken.has(id));
    await eventually(() => missing().length === 0, 30_000);
    const twice = [...taken.values()].filter((count) => count > 1).length;
    process.stdout.write(
      `${engine.name}, ${what}: acknowledged ${acknowledged.size}, delivered ${taken.size}, ` +
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
    receiver.answerWith((request) => (receiver.requests.length % 2 ? take(request) : refusal));
    let server = await startServer({ env });
    const load = startLoad([server.url], 10);
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(400 + kill * 130);
      await server.end('SIGKILL');
      server = await startServer({ env, port: server.port });
    }
    await load.stop();
    receiver.answerWith(take);
    await settleUp(`${kills} times killed`, load.acknowledged);
    await server.end('SIGTERM');
  });

  test('a server that is asked to stop under load stops within 10 seconds and loses nothing', async () => {
    const env = await environment();
    receiver.answerWith((request) => sleep(150).then(() => take(request)));
    let server = await startServer({ env });
    const load = startLoad([server.url], 10);
    await eventually(() => load.acknowledged.size > 40, 30_000);
    const began = Date.now();
    // As from an impatient operator, or from npm and the terminal at once.
    void sleep(100).then(() => process.kill(Number(server.pid), 'SIGINT'));
    expect(await server.end('SIGTERM')).toBe(143);
    expect(Date.now() - began).toBeLessThan(10_000);
    await load.stop();
    server = await startServer({ env, port: server.port });
    expect(await settleUp('stopped under load', load.acknowledged)).toBe(0);
    await server.end('SIGTERM');
  });

  test('a server that is asked to stop while the webhook hangs releases what is in flight', async () => {
    const env = { ...(await environment()), WEBHOOK_TIMEOUT_MS: '60000' };
    receiver.answerWith('hang');
    let server = await startServer({ env });
    const load = startLoad([server.url], 10);
    await eventually(() => receiver.requests.length >= 10);
    await load.stop();
    const more = startLoad([server.url], 30);
    await sleep(200);
    const began = Date.now();
    expect(await server.end('SIGINT')).toBe(130);
    expect(Date.now() - began).toBeLessThan(10_000);
    await more.stop();
    receiver.answerWith(take);
    server = await startServer({ env, port: server.port });
    const acknowledged = [...load.acknowledged, ...more.acknowledged];
    // Far sooner than the leases of a minute would run out.
    expect(await eventually(() => acknowledged.every((id) => taken.has(id)), 20_000)).toBe(true);
    await server.end('SIGTERM');
  });

  test('two servers share one outbox, and each request is sent by one of them', async () => {
    const env = await environment();
    receiver.answerWith(refusal);
    const servers = await Promise.all([startServer({ env }), startServer({ env })]);
    const load = startLoad(
      servers.map(({ url }) => url),
      10,
    );
    await eventually(() => load.acknowledged.size > 40, 30_000);
    await load.stop();
    receiver.answerWith(take);
    expect(await settleUp('two servers', load.acknowledged)).toBe(0);
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  });

  test('a request that one server left behind is taken over by another', async () => {
    const env = await environment();
    receiver.answerWith('hang');
    const first = await startServer({ env });
    const second = await startServer({ env });
    const load = startLoad([first.url], 3);
    await eventually(() => receiver.requests.length >= 3);
    await first.end('SIGKILL');
    await load.stop();
    const before = new Set(receiver.requests.map(idOf));
    receiver.answerWith(take);
    expect(await eventually(() => [...before].every((id) => taken.has(id)))).toBe(true);
    await second.end('SIGTERM');
  });
});
