import type { ServerResponse } from 'node:http';
import {
  answer,
  type Behaviour,
  type Received,
  type Receiver,
  startReceiver,
} from '../../__tests__/support/receiver';
import { eventually } from './support/eventually';
import { type Engine, engines } from './support/outbox';
import { submit } from './support/requests';
import { type Server, startServer } from './support/server';

const nameOf = ({ body }: Received) => (JSON.parse(body) as { name: string }).name;
const reset = (response: ServerResponse) => response.socket?.resetAndDestroy();

/** What the receiver does first; after that it takes everything. */
const firstAnswers: Record<string, Behaviour> = {
  '500': answer(500),
  '503': answer(503),
  '404': answer(404),
  '408': answer(408),
  '429 with seconds': answer(429, { 'retry-after': '2' }),
  '429 with a date': (response) => {
    const date = new Date(Math.ceil(Date.now() / 1000) * 1000 + 2000).toUTCString();
    answer(429, { 'retry-after': date })(response, {} as Received, 0);
  },
  'reset after the body': reset,
  'reset in the middle of the answer': (response) => {
    response.socket?.write('HTTP/1.1 200', () => reset(response));
  },
  hang: () => undefined,
  garbage: (response) => {
    response.socket?.end('220 smtp.example ESMTP\r\n\r\n');
  },
};
const parked = [300, 301, 302, 303, 307, 308, 400, 401, 410, 422];
const bodies: Record<string, Behaviour> = {
  'a body that never ends': (response) => {
    response.writeHead(200);
    const drip = setInterval(() => response.write('drip'), 20);
    response.on('close', () => clearInterval(drip));
  },
  'a body cut off': (response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('short', () => reset(response));
  },
  'a long body': (response) => {
    response.writeHead(200).end('x'.repeat(5_000_000));
  },
};

describe.each(engines)('a receiver at fault, with the outbox on %s', (_name, start) => {
  let engine: Engine;
  let receiver: Receiver;
  let elsewhere: Receiver;
  let server: Server;
  const of = (name: string) => receiver.received.filter((received) => nameOf(received) === name);

  beforeAll(async () => {
    engine = await start();
    elsewhere = await startReceiver();
    receiver = await startReceiver((response, received) => {
      const name = nameOf(received);
      const first = of(name).length === 1;
      const status = Number(/^parked (\d+)$/.exec(name)?.[1] ?? 0);
      const behaviour =
        bodies[name] ??
        (first ? firstAnswers[name] : undefined) ??
        answer(status || 200, status < 400 ? { location: elsewhere.url } : {});
      behaviour(response, received, 0);
    });
    server = await startServer({
      env: {
        CONSULTATION_WEBHOOK_URL: receiver.url,
        DATABASE_URL: await engine.createOutboxUrl(),
        WEBHOOK_TIMEOUT_MS: '700',
        WEBHOOK_RETRY_DELAYS: '0.3,0.3,0.3',
      },
    });
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await Promise.all([receiver.close(), elsewhere.close()]);
    await engine.stop();
  });

  test.concurrent.each(Object.keys(firstAnswers))(
    'that answers once with %s gets the request again, the same to the byte',
    async (name) => {
      expect((await submit(server.url, name))?.httpStatus).toBe(202);
      expect(await eventually(() => of(name).length >= 2)).toBe(true);
      const [first, second] = of(name);
      expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
      expect(second?.body).toBe(first?.body);
      const waited = (second?.at ?? 0) - (first?.at ?? 0);
      expect(waited).toBeGreaterThanOrEqual(name.startsWith('429') ? 1900 : 290);
    },
  );

  test.concurrent.each(parked)('that answers %i gets the request once', async (status) => {
    const name = `parked ${status}`;
    expect((await submit(server.url, name))?.httpStatus).toBe(202);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(of(name)).toHaveLength(1);
    expect(elsewhere.received).toHaveLength(0);
    expect(server.output()).toContain(`the webhook answered ${status}`);
  });

  test.concurrent.each(Object.keys(bodies))(
    'that answers 200 with %s has the request',
    async (name) => {
      expect(await submit(server.url, name)).toMatchObject({
        httpStatus: 200,
        status: 'delivered',
      });
      await new Promise((resolve) => setTimeout(resolve, 1000));
      expect(of(name)).toHaveLength(1);
    },
  );

  test('is named in the log by id, attempt and status, and by nothing that is secret or personal', () => {
    const failures = server
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
    expect(server.output()).not.toMatch(/secret-path|ana@example|Example Bakery/);
  });
});
