import { aRequest } from '../../testing/consultationRequest';
import { sendRaw } from './support/raw';
import { submit } from './support/requests';
import { launchServer } from './support/server';
import { setUpSite } from './support/setUpSite';

test('a malformed configuration stops the server with exit code 1 and a message without the value', async () => {
  const server = await launchServer({ env: { CONSULTATION_WEBHOOK_URL: 'hooks.example/s3cret' } });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('CONSULTATION_WEBHOOK_URL');
  expect(server.output()).not.toContain('s3cret');
});

describe('a running server', () => {
  const site = setUpSite();

  const post = (...headers: string[]) =>
    `${['POST /api/consultation HTTP/1.1', 'host: x', 'content-type: application/json', ...headers].join('\r\n')}\r\n\r\n`;

  test('refuses a body that turns out too long, and closes the connection', async () => {
    const answer = await sendRaw(
      site.server.port,
      post('transfer-encoding: chunked'),
      60_000,
      (write) => {
        for (let count = 0; count < 20; count += 1) write(`1000\r\n${'x'.repeat(4096)}\r\n`);
      },
    );
    expect(answer).toMatchObject({ status: 413, closed: true });
    expect(answer.text).toContain('application/problem+json');
  });

  test('survives clients that hang up in the middle of a body', async () => {
    for (let count = 0; count < 20; count += 1) {
      await sendRaw(site.server.port, `${post('content-length: 100')}{`, 10);
    }
    expect(await submit(site.server.url)).toMatchObject({ httpStatus: 200, status: 'delivered' });
    expect(site.server.isRunning()).toBe(true);
  });
});

describe('a limit of 15 requests a minute', () => {
  const site = setUpSite({ env: { RATE_LIMIT_PER_MINUTE: '15' } });

  test('a client is counted by its connection, whatever it claims in X-Forwarded-For', async () => {
    for (let count = 0; count < 20; count += 1) {
      const response = await fetch(`${site.server.url}/api/consultation`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${count}` },
        body: JSON.stringify(aRequest()),
      });
      expect(response.status).toBe(count < 15 ? 200 : 202);
    }
    expect(site.receiver.requests).toHaveLength(15);
    expect(site.server.output()).toContain('too many requests from one client');
  });
});

describe('without a webhook', () => {
  const site = setUpSite({ env: { CONSULTATION_WEBHOOK_URL: '' } });

  test('the server warns and stores', async () => {
    const { server } = site;
    expect(await submit(server.url)).toMatchObject({ httpStatus: 202, status: 'accepted' });
    expect(server.output()).toContain('CONSULTATION_WEBHOOK_URL IS NOT SET');
    expect(await server.end('SIGTERM')).toBe(143);
  });
});
