/** @jest-environment node */
import { HttpResponse, http } from 'msw';
import { Webhook } from 'standardwebhooks';
import { send } from '@/server/webhook/send';
import { testSecret } from '../../support/environment';
import { mswServer } from '../../support/mswServer';

const url = 'https://hooks.example/webhook/secret-path?token=hidden';
const target = { url, secret: testSecret, timeoutMs: 200 };
const message = { id: '0b8e9a6e-1111-4222-8333-444455556666', body: '{"name":"Ana Ü"}' };

/** Answers the webhook, and keeps what it was sent. */
function answerWith(makeResponse: () => Response | Promise<Response>) {
  const requests: { headers: Headers; body: string }[] = [];
  mswServer.use(
    http.post('https://hooks.example/webhook/secret-path', async ({ request }) => {
      requests.push({ headers: request.headers, body: await request.text() });
      return makeResponse();
    }),
  );
  return requests;
}

describe('sending to the webhook', () => {
  test('posts the body as it is, named, timed and signed', async () => {
    const requests = answerWith(() => new HttpResponse(null, { status: 200 }));
    expect(await send(target, message)).toEqual({
      kind: 'answered',
      status: 200,
      retryAfter: undefined,
    });
    const [request] = requests;
    expect(request?.body).toBe(message.body);
    const headers = Object.fromEntries(request?.headers ?? []);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': message.id,
      'user-agent': expect.stringMatching(/^ai-automation-agency-site\//),
    });
    expect(() => new Webhook(testSecret).verify(message.body, headers)).not.toThrow();
  });

  test('leaves the signature out when there is no secret', async () => {
    const requests = answerWith(() => new HttpResponse(null, { status: 200 }));
    await send({ ...target, secret: undefined }, message);
    expect(requests[0]?.headers.has('webhook-signature')).toBe(false);
    expect(requests[0]?.headers.has('webhook-timestamp')).toBe(true);
  });

  test.each([500, 404, 410])('reports an answer of %i', async (status) => {
    answerWith(() => new HttpResponse(null, { status }));
    expect(await send(target, message)).toMatchObject({ kind: 'answered', status });
  });

  test('reports Retry-After', async () => {
    answerWith(() => new HttpResponse(null, { status: 429, headers: { 'retry-after': '17' } }));
    expect(await send(target, message)).toMatchObject({ status: 429, retryAfter: '17' });
  });

  test.each([301, 302, 303, 307, 308])('does not follow a %i', async (status) => {
    // MSW refuses requests without a handler, so following would fail the test.
    const headers = { location: 'https://elsewhere.example/' };
    answerWith(() => new HttpResponse(null, { status, headers }));
    expect(await send(target, message)).toMatchObject({ kind: 'answered', status });
  });

  test('reports a network error by its code', async () => {
    answerWith(() => HttpResponse.error());
    const result = await send(target, message);
    expect(result.kind).toBe('failed');
    expect(JSON.stringify(result)).not.toContain('hooks.example');
  });

  test('gives up when no answer comes in time', async () => {
    answerWith(() => {
      return new Promise<Response>(() => undefined);
    });
    expect(await send(target, message)).toEqual({ kind: 'failed', code: 'TIMEOUT' });
  });

  test('ends when it is cancelled', async () => {
    answerWith(() => {
      return new Promise<Response>(() => undefined);
    });
    const cancel = new AbortController();
    const sending = send({ ...target, timeoutMs: 5000 }, message, cancel.signal);
    setTimeout(() => cancel.abort(), 20);
    expect(await sending).toEqual({ kind: 'failed', code: 'ABORTED' });
  });

  test('does not wait for the end of an answer whose body never ends', async () => {
    let drips = 0;
    const endless = new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        drips += 1;
        if (drips < 60) controller.enqueue(new TextEncoder().encode('drip'));
        else controller.close();
      },
    });
    answerWith(() => new HttpResponse(endless, { status: 200 }));
    const began = Date.now();
    expect(await send(target, message)).toMatchObject({ kind: 'answered', status: 200 });
    expect(Date.now() - began).toBeLessThan(target.timeoutMs);
  });
});
