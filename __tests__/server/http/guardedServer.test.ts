/** @jest-environment node */
import { once } from 'node:events';
import { connect } from 'node:net';
import { createGuardedServer } from '@/server/http/guardedServer';

const headers = { 'X-Content-Type-Options': 'nosniff' };
type Server = ReturnType<typeof createGuardedServer>;

const server: Server = createGuardedServer({
  handleConsultation: (request, response) =>
    response.end(`consultation ${request.url} from ${request.headers['x-forwarded-for']}`),
  handlePage: (request, response) =>
    response.end(`page ${request.url}, range ${request.headers.range}`),
  headers,
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

/** Sends text over a connection. @returns everything that came back until it was closed */
async function send(text: string): Promise<string> {
  const { port } = server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  socket.write(text);
  await once(socket, 'close');
  return received;
}

const ask = (line: string, ...lines: string[]) =>
  send(`${[line, 'Host: x', ...lines].join('\r\n')}\r\n\r\n`);

describe('the guarded server', () => {
  test('passes consultation posts to their handler, with the peer appended to their proxies', async () => {
    const response = await ask(
      'POST /api/consultation?a HTTP/1.1',
      'Connection: close',
      'X-Forwarded-For: 192.0.2.7',
    );
    expect(response).toContain('consultation /api/consultation?a from 192.0.2.7, 127.0.0.1');
  });

  test('passes GET requests to the pages, by their path and without a range', async () => {
    const response = await ask(
      'GET http://x/about HTTP/1.1',
      'Connection: close',
      'Range: bytes=9-',
    );
    expect(response).toContain('page /about, range undefined');
  });

  test.each([
    ['a method of no page', 'DELETE /about HTTP/1.1', [], 405],
    ['another method of the consultation endpoint', 'PUT /api/consultation HTTP/1.1', [], 405],
    ['a target that is no path', 'GET * HTTP/1.1', [], 400],
    ['a GET request with a body', 'GET / HTTP/1.1', ['Content-Length: 5'], 413],
    ['a request to upgrade', 'GET / HTTP/1.1', ['Connection: Upgrade', 'Upgrade: h2c'], 501],
    ['a request to connect', 'CONNECT x:443 HTTP/1.1', [], 501],
    ['an unknown method', 'BREW / HTTP/1.1', [], 501],
    ['a malformed header', 'GET / HTTP/1.1', ['a b: c'], 400],
    ['headers over the limit', 'GET / HTTP/1.1', [`X: ${'x'.repeat(20_000)}`], 431],
  ])('refuses %s, and closes the connection', async (_name, line, lines, status) => {
    const response = await ask(line, ...lines);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response).toMatch(/^X-Content-Type-Options: nosniff\r$/m);
    expect(response).toMatch(/^Connection: close\r$/m);
  });
});
