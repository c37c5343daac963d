import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { createGuardedServer } from '@/server/http/guardedServer';
import { deferred } from '../../../testing/run/eventually';
import { listen } from '../../../testing/run/ports';

let port: number;
const slow = deferred<ServerResponse>();
let hanging = 0;
const { server, finishRequests } = createGuardedServer({
  handlers: { 'POST /posts': () => undefined },
  sendFile: (path, _request, response) => {
    if (path === '/slow') slow.resolve(response);
    else if (path === '/hangs') hanging += 1;
    else response.end('small');
    return true;
  },
  handlePage: () => undefined,
  headers: {},
});

beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => server.closeAllConnections());

/** @returns the first bytes of the answer; none if the connection is closed */
async function ask(path = '/small', ...headers: string[]): Promise<string> {
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  const lines = [`GET ${path} HTTP/1.1`, 'Host: a.example', ...headers];
  client.write(`${lines.join('\r\n')}\r\n\r\n`);
  const closed = once(client, 'close').then(() => '');
  const answer = String(await Promise.race([once(client, 'data'), closed]));
  client.destroy();
  return answer;
}

test('limits times and connections, and keeps idle connections longer than proxies do', () => {
  const { timeout, headersTimeout, requestTimeout, keepAliveTimeout, maxConnections } = server;
  expect({ timeout, headersTimeout, requestTimeout, keepAliveTimeout, maxConnections }).toEqual({
    timeout: 120_000,
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    keepAliveTimeout: 620_000,
    maxConnections: 500,
  });
});

test('answers 405 to a GET where only posts are accepted, also with a body', async () => {
  for (const headers of [[], ['Content-Length: 5'], ['Transfer-Encoding: chunked']]) {
    const answer = await ask('/posts', ...headers);
    expect(answer).toMatch(/^HTTP\/1\.1 405 (.+\r\n)+Allow: POST\r\n/);
  }
});

test('does not reset the connection of a client that still sends when it is refused', async () => {
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  client.write('POST /small HTTP/1.1\r\nHost: a.example\r\nContent-Length: 1000000\r\n\r\n');
  await once(client, 'readable');
  for (let sent = 0; sent < 1_000_000 && !client.destroyed; sent += 1000) {
    client.write('x'.repeat(1000));
    await new Promise(setImmediate);
  }
  expect(client.destroyed).toBe(false);
  expect(String(client.read())).toMatch(/^HTTP\/1.1 405 /);
  client.destroy();
});

test('closes a connection beyond the limit, and accepts further ones once others have ended', async () => {
  server.maxConnections = 1;
  const busy = connect(port, '127.0.0.1');
  await once(server, 'connection');
  expect(await ask()).toBe('');
  busy.destroy();
  while (!(await ask())) await new Promise(setImmediate);
  server.maxConnections = 500;
});

function pipeline(...lines: string[]) {
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  client.write(lines.map((line) => `${line} HTTP/1.1\r\nHost: a.example\r\n\r\n`).join(''));
  return client;
}

test('stops once the requests in flight are answered, and closes connections without a request', async () => {
  const hangs = ['GET /hangs', 'GET /hangs', 'GET /hangs'];
  const leaving = pipeline(...hangs);
  // The refusal closes the connection.
  pipeline('POST /small', ...hangs);
  while (hanging < 6) await once(server, 'request');
  leaving.destroy();
  const silent = connect(port, '127.0.0.1').on('error', () => undefined);
  const closed = once(silent, 'close');
  await once(server, 'connection');
  const answered = ask('/slow');
  const response = await slow.promise;
  let isFinished = false;
  const finished = finishRequests().then(() => {
    isFinished = true;
  });
  await new Promise(setImmediate);
  expect(isFinished).toBe(false);
  response.end('slow');
  expect(await answered).toMatch(/200 OK/);
  await finished;
  await closed;
});
