import type { ReceivedRequest } from '../../testing/receiver';
import { eventually } from './support/eventually';
import { engines } from './support/outbox';
import { submit } from './support/requests';
import { setUpSite } from './support/setUpSite';
import { runTool } from './support/tool';

describe.each(engines)('a webhook that comes back, with the outbox on %s', (_name, engine) => {
  const site = setUpSite({
    engine,
    machines: 2,
    // After the second attempt they wait for longer than the test takes.
    env: { WEBHOOK_RETRY_DELAYS: '0.2,3600,3600' },
  });

  const idsReceived = () => site.receiver.requests.map(({ headers }) => headers['webhook-id']);

  test('gets what waited within 30 s of the first success, once, the oldest first', async () => {
    site.receiver.answerWith({ status: 503 });
    const waiting: string[] = [];
    for (let count = 0; count < 50; count += 1) {
      const reply = await submit(site.servers[count % site.servers.length]?.url ?? '');
      expect(reply?.httpStatus).toBe(202);
      waiting.push(reply?.id ?? '');
    }
    await eventually(() => site.receiver.requests.length >= 100);

    site.receiver.reset();
    let inFlight = 0;
    let most = 0;
    site.receiver.answerWith(async () => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await new Promise((resolve) => setTimeout(resolve, 50));
      inFlight -= 1;
      return { status: 200 };
    });
    const began = Date.now();
    expect((await submit(site.servers.at(-1)?.url ?? ''))?.httpStatus).toBe(200);
    await eventually(() => site.receiver.requests.length >= 51);
    process.stdout.write(`recovery: 50 requests within ${Date.now() - began} ms\n`);

    expect(new Set(idsReceived()).size).toBe(51);
    expect(site.receiver.requests).toHaveLength(51);
    expect(most).toBeLessThanOrEqual(8 * site.servers.length + 1);
    // Paced, so the order holds only roughly: the first ten are among the first batches.
    const places = waiting.slice(0, 10).map((id) => idsReceived().indexOf(id));
    expect(Math.max(...places)).toBeLessThan(40);
  }, 120_000);
});

const nameOf = ({ body }: ReceivedRequest): string => JSON.parse(body).name;

describe.each(engines)(
  'a webhook that mixes its answers, with the outbox on %s',
  (_name, engine) => {
    const schedule = 3600;
    const site = setUpSite({ engine, env: { WEBHOOK_RETRY_DELAYS: `${schedule},${schedule}` } });

    const of = (name: string) =>
      site.receiver.requests.filter((request) => nameOf(request) === name);

    async function submitted(name: string, httpStatus: number): Promise<string> {
      const reply = await submit(site.server.url, name);
      expect(reply?.httpStatus).toBe(httpStatus);
      return reply?.id ?? '';
    }

    /** Lets others succeed, and waits until a request that failed after all others has been woken by it. */
    async function letOthersSucceed(): Promise<void> {
      for (let count = 0; count < 14; count += 1) await submitted('Olaf', 200);
      site.receiver.answerWith((request) =>
        nameOf(request) === 'Last' && of('Last').length === 1 ? { status: 503 } : answer(request),
      );
      await submitted('Last', 202);
      await submitted('Olaf', 200);
      await eventually(() => of('Last').length === 2);
      expect(of('Last')).toHaveLength(2);
    }

    /** When the next attempt at a request is due, in seconds after the request was received. */
    async function stateOf(id: string) {
      const { stdout } = await runTool(site.env, 'show', id, '--json');
      const { state, attempts, receivedAt, nextAttemptAt } = JSON.parse(stdout);
      return { state, attempts, due: (Date.parse(nextAttemptAt) - Date.parse(receivedAt)) / 1000 };
    }

    let answer: (request: ReceivedRequest) => { status: number; headers?: Record<string, string> };
    beforeEach(() => {
      site.receiver.reset();
      site.receiver.answerWith((request) => answer(request));
    });

    test('by request: the one that it refuses keeps its attempts and its schedule', async () => {
      answer = (request) => ({ status: nameOf(request) === 'Rita' ? 500 : 200 });
      const id = await submitted('Rita', 202);
      await letOthersSucceed();
      // Its first attempt, and one when others succeeded.
      expect(of('Rita')).toHaveLength(2);
      const { state, attempts, due } = await stateOf(id);
      expect({ state, attempts }).toEqual({ state: 'pending', attempts: 1 });
      expect(due).toBeGreaterThanOrEqual(schedule);
    });

    test('by Retry-After: the one that it asks to wait is not sent before', async () => {
      answer = (request) =>
        nameOf(request) === 'Rolf'
          ? { status: 429, headers: { 'retry-after': '90' } }
          : { status: 200 };
      const id = await submitted('Rolf', 202);
      await letOthersSucceed();
      expect(of('Rolf')).toHaveLength(1);
      const { attempts, due } = await stateOf(id);
      expect(attempts).toBe(1);
      // After what the webhook asked for, instead of after the whole hour.
      expect(due).toBeGreaterThanOrEqual(90);
      expect(due).toBeLessThan(schedule);
    });

    test('by time: each outage ends for all that failed in it', async () => {
      for (const outage of ['first', 'second']) {
        answer = () => ({ status: 503 });
        for (let count = 0; count < 5; count += 1) await submitted(`${outage} ${count}`, 202);
        answer = () => ({ status: 200 });
        await submitted('Olaf', 200);
        const delivered = () =>
          Array.from({ length: 5 }, (_, count) => of(`${outage} ${count}`).length);
        await eventually(() => delivered().every((attempts) => attempts === 2));
        expect(delivered()).toEqual([2, 2, 2, 2, 2]);
      }
    });
  },
);
