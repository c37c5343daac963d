import {
  type Answer,
  type ReceivedRequest,
  type Receiver,
  startReceiver,
} from '../../testing/receiver';
import { eventually } from './support/eventually';
import { engines } from './support/outbox';
import { submit } from './support/requests';
import { setUpSite } from './support/setUpSite';
import { runTool } from './support/tool';

const nameOf = ({ body }: ReceivedRequest) => (JSON.parse(body) as { name: string }).name;

/** What the receiver does first; after that it takes everything. */
const firstAnswers: Record<string, Answer> = {
  '500': { status: 500 },
  '503': { status: 503 },
  '404': { status: 404 },
  '408': { status: 408 },
  '429 with seconds': { status: 429, headers: { 'retry-after': '2' } },
  '429 with a date': () => {
    const date = new Date(Math.ceil(Date.now() / 1000) * 1000 + 2000).toUTCString();
    return { status: 429, headers: { 'retry-after': date } };
  },
  'reset after the body': 'reset',
  'reset in the middle of the answer': async (_request, { socket }) => {
    await new Promise((resolve) => socket?.write('HTTP/1.1 200', resolve));
    return 'reset' as const;
  },
  hang: 'hang',
  garbage: (_request, response) => {
    response.socket?.end('220 smtp.example ESMTP\r\n\r\n');
    return undefined;
  },
};
const parked = [300, 301, 302, 303, 307, 308, 400, 401, 410, 422];
const bodies: Record<string, Answer> = {
  'a body that never ends': (_request, response) => {
    response.writeHead(200);
    const drip = setInterval(() => response.write('drip'), 20);
    response.on('close', () => clearInterval(drip));
    return undefined;
  },
  'a body cut off': async (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    await new Promise((resolve) => response.write('short', resolve));
    return 'reset' as const;
  },
  'a long body': { status: 200, body: 'x'.repeat(5_000_000) },
};

describe.each(engines)('a receiver at fault, with the outbox on %s', (_name, engine) => {
  let elsewhere: Receiver;
  beforeAll(async () => {
    elsewhere = await startReceiver();
  });
  afterAll(() => elsewhere.close());

  const site = setUpSite({
    engine,
    path: '/hook/secret-path',
    env: { WEBHOOK_TIMEOUT_MS: '700', WEBHOOK_RETRY_DELAYS: '0.3,0.3,0.3' },
    answer: (request, response) => {
      const name = nameOf(request);
      const first = of(name).length === 1;
      const status = Number(/^parked (\d+)$/.exec(name)?.[1] ?? 200);
      const headers = { location: elsewhere.url };
      const answer = bodies[name] ?? (first ? firstAnswers[name] : undefined);
      if (typeof answer === 'function') return answer(request, response);
      return answer ?? { status, headers };
    },
  });
  const of = (name: string) => site.receiver.requests.filter((request) => nameOf(request) === name);

  async function expectRepeat(name: string, minWaitMs: number): Promise<void> {
    expect((await submit(site.server.url, name))?.httpStatus).toBe(202);
    await eventually(() => of(name).length >= 2);
    const [first, second] = of(name);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
    const waited = Number(second?.receivedAt) - Number(first?.receivedAt);
    expect(waited).toBeGreaterThanOrEqual(minWaitMs);
  }

  const asksToWait = (name: string) => name.startsWith('429');

  // Whichever of them succeeds first makes the others due at once, so none waits for its schedule.
  test.concurrent.each(Object.keys(firstAnswers).filter((name) => !asksToWait(name)))(
    'that answers once with %s gets the request again, the same to the byte',
    (name) => expectRepeat(name, 0),
  );

  test.concurrent.each(parked)(
    'that answers %i makes the server park the request',
    async (status) => {
      const name = `parked ${status}`;
      expect((await submit(site.server.url, name))?.httpStatus).toBe(202);
      await eventually(() => site.server.output().includes(`the webhook answered ${status}`));
    },
  );

  test.concurrent.each(Object.keys(bodies))(
    'that answers 200 with %s has the request',
    async (name) => {
      expect(await submit(site.server.url, name)).toMatchObject({
        httpStatus: 200,
        status: 'delivered',
      });
    },
  );

  test.each(Object.keys(firstAnswers).filter(asksToWait))(
    'that answers once with %s gets the request again after that time',
    (name) => expectRepeat(name, 1900),
  );

  test('that has refused or taken a request does not get it again, nor does anyone else', async () => {
    const { stdout } = await runTool(site.env, 'list', '--state', 'pending', '--json');
    expect(JSON.parse(stdout)).toEqual([]);
    const names = [...parked.map((status) => `parked ${status}`), ...Object.keys(bodies)];
    expect(names.filter((name) => of(name).length !== 1)).toEqual([]);
    expect(elsewhere.requests).toHaveLength(0);
  });

  test('is named in the log by id, attempt and status, and by nothing that is secret or personal', () => {
    const failures = site.server
      .output()
      .split('\n')
      .filter((line) => line.includes('Webhook submission failed'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(failures.length).toBeGreaterThanOrEqual(
      parked.length + Object.keys(firstAnswers).length,
    );
    for (const { level, time, msg, id, attempt, status, error, ...rest } of failures) {
      expect([level, msg]).toEqual(['warn', 'Webhook submission failed']);
      expect([typeof time, typeof id, typeof attempt]).toEqual(['string', 'string', 'number']);
      expect((status === undefined) !== (error === undefined)).toBe(true);
      expect(rest).toEqual({});
    }
    expect(site.server.output()).not.toMatch(/secret-path|ana@example|Example Bakery/);
  });
});
