import { type Server, startServer } from '../../testing/faultServer';
import { type Receiver, startReceiver } from '../../testing/receiver';
import { eventually } from './support/eventually';
import { type Engine, engines } from './support/outbox';
import { submit } from './support/requests';

describe.each(engines)('a webhook that comes back, with the outbox on %s', (_name, start) => {
  let engine: Engine;
  let receiver: Receiver;
  let servers: Server[];

  beforeAll(async () => {
    engine = await start();
    receiver = await startReceiver();
    const env = {
      CONSULTATION_WEBHOOK_URL: receiver.url,
      DATABASE_URL: await engine.createOutboxUrl(),
      // After the second attempt they wait for longer than the test takes.
      WEBHOOK_RETRY_DELAYS: '0.2,3600,3600',
    };
    const machines = engine.name === 'SQLite' ? 1 : 2;
    servers = await Promise.all(Array.from({ length: machines }, () => startServer({ env })));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await receiver.close();
    await engine.stop();
  });

  const idsReceived = () => receiver.requests.map(({ headers }) => headers['webhook-id']);

  test('gets what waited within 30 s of the first success, once, the oldest first', async () => {
    receiver.answerWith({ status: 503 });
    const waiting: string[] = [];
    for (let count = 0; count < 50; count += 1) {
      const reply = await submit(servers[count % servers.length]?.url ?? '');
      expect(reply?.httpStatus).toBe(202);
      waiting.push(reply?.id ?? '');
    }
    expect(await eventually(() => receiver.requests.length >= 100, 30_000)).toBe(true);

    receiver.reset();
    let inFlight = 0;
    let most = 0;
    receiver.answerWith(async () => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await new Promise((resolve) => setTimeout(resolve, 50));
      inFlight -= 1;
      return { status: 200 };
    });
    const began = Date.now();
    expect((await submit(servers.at(-1)?.url ?? ''))?.httpStatus).toBe(200);
    expect(await eventually(() => receiver.requests.length >= 51, 30_000)).toBe(true);
    process.stdout.write(`recovery: 50 requests within ${Date.now() - began} ms\n`);

    expect(new Set(idsReceived()).size).toBe(51);
    expect(receiver.requests).toHaveLength(51);
    expect(most).toBeLessThanOrEqual(8 * servers.length + 1);
    // Paced, so the order holds only roughly: the first ten are among the first batches.
    const places = waiting.slice(0, 10).map((id) => idsReceived().indexOf(id));
    expect(Math.max(...places)).toBeLessThan(40);
  }, 120_000);
});
