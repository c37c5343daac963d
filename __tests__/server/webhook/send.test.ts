import dns from 'node:dns/promises';
import type { Socket } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { createSend, isDelivered, type WebhookMessage } from '@/server/webhook/send';
import { version } from '../../../package.json';
import { testSecret } from '../../../testing/site/environment';
import { type Answer, type Outcome, receiverForTests } from '../../../testing/site/receiver';
import { startHost } from '../../../testing/unit/webhookHost';

const message = { id: '0b8e9a6e-1111-4222-8333-444455556666', body: '{"name":"Ana Ü"}' };
const receiver = receiverForTests();

interface Changes {
  url?: string;
  secret?: string | undefined;
  timeoutMs?: number;
  confirms?: boolean;
}

function send(changes: Changes, given: WebhookMessage) {
  const all = { url: receiver.url, secret: testSecret, timeoutMs: 60_000, ...changes };
  const { url, secret, timeoutMs, confirms } = all;
  const settings = { CONSULTATION_WEBHOOK_SECRET: secret, WEBHOOK_TIMEOUT_MS: timeoutMs };
  return createSend(url, settings, confirms)(given);
}

describe('the webhook client', () => {
  test('posts the unchanged body with an id, a timestamp, and a signature', async () => {
    const moved = { ...message, thread: 'the first', version: 2, isMove: true };
    expect(await send({}, moved)).toMatchObject({ kind: 'answered', status: 204 });
    const [request] = receiver.requests;
    expect(request).toMatchObject({ method: 'POST', body: message.body });
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': message.id,
      'x-thread': 'the first',
      'x-version': '2',
      'x-move': '1',
      'user-agent': `ai-automation-agency-site/${version}`,
    });
    const headers = request?.headers as Record<string, string>;
    expect(() => new Webhook(testSecret).verify(message.body, headers)).not.toThrow();
  });

  test('signs with both of two secrets, so that a receiver may use either', async () => {
    const newSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    await send({ secret: `${newSecret}  ${testSecret}` }, message);
    const headers = receiver.requests[0]?.headers as Record<string, string>;
    expect(headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    for (const secret of [newSecret, testSecret]) {
      expect(() => new Webhook(secret).verify(message.body, headers)).not.toThrow();
    }
  });

  test('sends no signature without a secret', async () => {
    await send({ secret: undefined }, message);
    expect(receiver.requests[0]?.headers).not.toHaveProperty('webhook-signature');
    expect(receiver.requests[0]?.headers).toHaveProperty('webhook-timestamp');
  });

  test('reports the status and Retry-After of an answer, and leaves no timer', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    receiver.answerWith({ status: 429, headers: { 'retry-after': '17' } });
    expect(await send({}, message)).toMatchObject({ status: 429, retryAfter: '17' });
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([
    [200, true],
    [299, true],
    [300, false],
  ])('reports a %i as delivered: %s', (status, expected) => {
    expect(isDelivered({ kind: 'answered', status, retryAfter: undefined })).toBe(expected);
  });

  test.each([302, 308])('does not follow a %i', async (status) => {
    receiver.answerWith({ status, headers: { location: receiver.url } });
    expect(await send({}, message)).toMatchObject({ kind: 'answered', status });
    expect(receiver.requests).toHaveLength(1);
  });

  test.each<[string, Answer]>([
    ['a broken connection', 'reset'],
    [
      'an answer that is not HTTP',
      (_request, { socket }) => {
        socket?.end('220 smtp.example ESMTP\r\n\r\n');
        return undefined;
      },
    ],
  ])('reports %s by its code', async (_name, answer) => {
    receiver.answerWith(answer);
    const result = await send({}, message);
    expect(result).toEqual({ kind: 'failed', code: expect.stringMatching(/^[A-Z_]+$/) });
  });

  test.each([
    ['short', { kind: 'answered', status: 200 }],
    ['n8n is starting up. Please wait', { kind: 'unconfirmed', code: 'STARTING' }],
    ['n8n is star', { kind: 'unconfirmed', code: 'STARTING' }],
  ])('judges a body that is cut off by what has arrived: %j', async (text, result) => {
    receiver.answerWith(async (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      await new Promise((resolve) => response.write(text, resolve));
      return 'reset' as const;
    });
    expect(await send({}, message)).toMatchObject(result);
  });

  test.each([
    ['endless', 4096],
    ['dripping', 1],
  ])('does not wait for an answer’s %s body, and closes its connection', async (_, bytes) => {
    let closed: Promise<unknown> = Promise.resolve();
    receiver.answerWith((_request, response) => {
      closed = new Promise((resolve) => response.once('close', resolve));
      response.writeHead(200);
      const drip = setInterval(() => response.write('x'.repeat(bytes)), 5);
      response.once('close', () => clearInterval(drip));
      return undefined;
    });
    expect(await send({}, message)).toMatchObject({ kind: 'answered', status: 200 });
    await closed;
  });
});

describe('a 2xx', () => {
  const starting = 'n8n is starting up. Please wait';
  const noise = (bytes: number) => 'x'.repeat(bytes);
  const { id } = message;
  const yes = { kind: 'answered', status: 200 };
  const no = { kind: 'unconfirmed', status: 200, code: 'UNCONFIRMED', retryAfter: '9' };
  const notYet = { ...no, code: 'STARTING' };

  /** After `undefined`, nothing more comes. */
  const answering =
    (header: string, ...parts: (string | undefined)[]): Exclude<Answer, Outcome> =>
    async (_request, response) => {
      response.writeHead(200, { 'retry-after': '9', 'x-id': header }).flushHeaders();
      for (const part of parts) {
        if (part === undefined) return undefined;
        response.write(part);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      response.end();
      return undefined;
    };

  test.each<[boolean, string, ...(string | undefined)[]]>([
    [true, `for ${id}`],
    [true, '', noise(4060), id],
    [true, '', id.slice(0, 9), id.slice(9)],
    [false, '', `${JSON.stringify({ echo: starting })}`],
    [false, ''],
  ])('is a delivery (WEBHOOK_CONFIRMS %s): %j, %j', async (confirms, ...answer) => {
    receiver.answerWith(answering(...answer));
    expect(await send({ confirms }, message)).toMatchObject(yes);
  });

  test.each<[boolean, object, ...(string | undefined)[]]>([
    [true, no],
    [true, no, '<h1>Maintenance</h1>'],
    [true, no, noise(4090), id],
    [true, notYet, starting],
    [false, notYet, 'n8n is starting', ' up. Please wait'],
  ])('is not a delivery (WEBHOOK_CONFIRMS %s): %j for %j', async (confirms, result, ...parts) => {
    receiver.answerWith(answering('another', ...parts));
    expect(await send({ confirms }, message)).toEqual(result);
  });

  test('whose body does not end is judged by what has arrived when the attempt ends', async () => {
    const cases: [boolean, object, ...string[]][] = [
      [false, yes],
      [false, yes, 'n8n is starting', ' the work'],
      [true, no],
      [true, no, 'partly'],
      [true, notYet, starting],
      [false, notYet, 'n8n is starting'],
    ];
    receiver.answerWith((request, response) => {
      const [, , ...parts] = cases[Number(String(request.headers['webhook-id']).at(-1))] ?? [];
      return answering('another', ...parts, undefined)(request, response);
    });
    // At once, because each takes the whole attempt.
    const judged = cases.map(([confirms], index) =>
      send({ confirms, timeoutMs: 3000 }, { ...message, id: `${id}${index}` }),
    );
    expect(await Promise.all(judged)).toMatchObject(cases.map(([, result]) => result));
  });
});

const say = (text: string) => (socket: Socket) => {
  socket.once('data', () => socket.write(text));
};

/** Never pauses long enough for an idle timeout. */
function drip(socket: Socket): void {
  socket.write('HTTP/1.1 200 OK\r\n');
  const timer = setInterval(() => socket.write('X: y\r\n'), 20);
  socket.once('close', () => clearInterval(timer));
}

describe.each<[string, string, (socket: Socket) => void]>([
  ['that is silent', 'http', (socket) => socket.resume()],
  ['that is silent where TLS begins', 'https', (socket) => socket.resume()],
  ['that reads nothing', 'http', (socket) => socket.pause()],
  ['that sends half a status line', 'http', say('HTTP/1.1 2')],
  ['that sends half its headers', 'http', say('HTTP/1.1 200 OK\r\nContent-Le')],
  ['whose headers drip', 'http', drip],
  ['that announces an answer and waits', 'http', say('HTTP/1.1 102 Processing\r\n\r\n')],
])('a host %s', (_name, protocol, serve) => {
  // More than the kernel's buffers.
  const large = { ...message, body: 'x'.repeat(20_000_000) };
  let host: Awaited<ReturnType<typeof startHost>>;
  const target = (timeoutMs: number) => ({
    url: `${protocol}://127.0.0.1:${host.port}/`,
    timeoutMs,
  });
  beforeAll(async () => {
    host = await startHost(serve);
  });
  afterAll(() => host.close());

  test('times out after the time of one attempt', async () => {
    expect(await send(target(200), large)).toEqual({ kind: 'failed', code: 'TIMEOUT' });
  });
});

test.each([
  ['answers 100 Continue unasked', 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No\r\n\r\n'],
  // curl accepts these.
  [
    'sends both a length and chunks',
    'HTTP/1.1 204 No\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n',
  ],
  ['ends its lines with line feeds alone', 'HTTP/1.1 204 No\nX: y\n\n'],
  ['sends 40 KB of headers', `HTTP/1.1 204 No\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
])('a host that %s receives the message', async (_name, answer) => {
  const host = await startHost(say(answer));
  const target = { url: `http://127.0.0.1:${host.port}/` };
  expect(await send(target, message)).toMatchObject({ kind: 'answered', status: 204 });
  host.close();
});

test('an attempt fails at once if the host switches protocols unasked', async () => {
  const answer = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n';
  const host = await startHost(say(answer));
  const target = { url: `http://127.0.0.1:${host.port}/`, timeoutMs: 60_000 };
  expect(await send(target, message)).toEqual({ kind: 'failed', code: 'ECONNRESET' });
  host.close();
});

test('unresolved names time out after the time of one attempt, and block only one of Node’s threads', async () => {
  const asked = jest.spyOn(dns, 'lookup').mockReturnValue(new Promise(() => undefined) as never);
  const attempts = Array.from({ length: 9 }, (_, index) => {
    return send({ url: `http://silent-${index % 3}.example/`, timeoutMs: 100 }, message);
  });
  const late = { kind: 'failed', code: 'TIMEOUT' };
  expect(await Promise.all(attempts)).toEqual(Array(9).fill(late));
  expect(asked).toHaveBeenCalledTimes(1);
});
