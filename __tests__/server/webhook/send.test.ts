import net from 'node:net';
import { Webhook } from 'standardwebhooks';
import { createSend, type WebhookTarget } from '@/server/webhook/send';
import { testSecret } from '../../../testing/site/environment';
import { type Answer, receiverForTests } from '../../../testing/site/receiver';

const message = { id: '0b8e9a6e-1111-4222-8333-444455556666', body: '{"name":"Ana Ü"}' };
const receiver = receiverForTests();
let target: WebhookTarget;
const send = (to: WebhookTarget, ...args: Parameters<ReturnType<typeof createSend>>) =>
  createSend(to)(...args);

beforeAll(() => {
  target = { url: receiver.url, secret: testSecret, timeoutMs: 60_000 };
});

describe('sending to the webhook', () => {
  test('posts the unchanged body with an id, a timestamp and a signature', async () => {
    expect(await send(target, message)).toMatchObject({ kind: 'answered', status: 204 });
    const [request] = receiver.requests;
    expect(request).toMatchObject({ method: 'POST', body: message.body });
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': message.id,
      'user-agent': expect.stringMatching(/^ai-automation-agency-site\//),
    });
    const headers = request?.headers as Record<string, string>;
    expect(() => new Webhook(testSecret).verify(message.body, headers)).not.toThrow();
  });

  test('signs with both of two secrets, so that a receiver may use either', async () => {
    const newSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    await send({ ...target, secret: `${newSecret} ${testSecret}` }, message);
    const headers = receiver.requests[0]?.headers as Record<string, string>;
    expect(headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    for (const secret of [newSecret, testSecret]) {
      expect(() => new Webhook(secret).verify(message.body, headers)).not.toThrow();
    }
  });

  test('leaves the signature out when there is no secret', async () => {
    await send({ ...target, secret: undefined }, message);
    expect(receiver.requests[0]?.headers).not.toHaveProperty('webhook-signature');
    expect(receiver.requests[0]?.headers).toHaveProperty('webhook-timestamp');
  });

  test('reports the status and Retry-After of an answer', async () => {
    receiver.answerWith({ status: 429, headers: { 'retry-after': '17' } });
    expect(await send(target, message)).toMatchObject({ status: 429, retryAfter: '17' });
  });

  test.each([302, 308])('does not follow a %i', async (status) => {
    receiver.answerWith({ status, headers: { location: receiver.url } });
    expect(await send(target, message)).toMatchObject({ kind: 'answered', status });
    expect(receiver.requests).toHaveLength(1);
  });

  test.each<[string, Answer]>([
    ['a broken connection', 'reset'],
    [
      'what is no HTTP',
      (_request, { socket }) => {
        socket?.end('220 smtp.example ESMTP\r\n\r\n');
        return undefined;
      },
    ],
  ])('reports %s by its code', async (_name, answer) => {
    receiver.answerWith(answer);
    const result = await send(target, message);
    expect(result).toEqual({ kind: 'failed', code: expect.stringMatching(/^[A-Z_]+$/) });
  });

  test('accepts an answer whose body is cut off', async () => {
    receiver.answerWith(async (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      await new Promise((resolve) => response.write('short', resolve));
      return 'reset' as const;
    });
    expect(await send(target, message)).toMatchObject({ kind: 'answered', status: 200 });
  });

  test('gives each address of a host an eighth of the time to connect', async () => {
    const connect = jest.spyOn(net, 'connect');
    expect(await send(target, message)).toMatchObject({ status: 204 });
    const share = { autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 7500 };
    expect(connect).toHaveBeenCalledWith(expect.objectContaining(share));
  });

  test('times out when no answer comes', async () => {
    receiver.answerWith('hang');
    const result = await send({ ...target, timeoutMs: 100 }, message);
    expect(result).toEqual({ kind: 'failed', code: 'TIMEOUT' });
  });

  test('ends when aborted, with the reason as its code', async () => {
    receiver.answerWith('hang');
    const controller = new AbortController();
    const sending = send(target, message, controller);
    await receiver.waitFor();
    controller.abort('CANCELED');
    expect(await sending).toEqual({ kind: 'failed', code: 'CANCELED' });
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
    expect(await send(target, message)).toMatchObject({ kind: 'answered', status: 200 });
    await closed;
  });
});
