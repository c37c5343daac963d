import { readdirSync } from 'node:fs';
import { eventually } from './support/eventually';
import { sendRaw } from './support/raw';
import { launchServer } from './support/server';
import { setUpSite } from './support/setUpSite';

const site = setUpSite({ env: { SITE_URL: 'https://agency.example' } });

const head = (line: string, ...headers: string[]) =>
  `${[line, 'Host: agency.example', ...headers].join('\r\n')}\r\n\r\n`;
const ask = (line: string, ...headers: string[]) =>
  sendRaw(site.server.port, head(line, ...headers));
const openFiles = () => readdirSync(`/proc/${site.server.pid}/fd`).length;

test('a request to upgrade is closed at once', async () => {
  const answer = await ask('GET / HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket');
  expect(answer).toMatchObject({ status: 501, closed: true });
  expect(answer.text).toMatch(/^connection: close/im);
});

(process.platform === 'linux' ? test : test.skip)(
  'requests to upgrade whose clients leave keep no socket open',
  async () => {
    const before = openFiles();
    const request = head('GET / HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket');
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(Array.from({ length: 10 }, () => sendRaw(site.server.port, request, 5)));
    }
    await eventually(() => openFiles() <= before + 2);
  },
);

test('a POST to a page is refused without waiting for its body, and the connection closed', async () => {
  const answer = await ask('POST /about HTTP/1.1', 'Content-Length: 500000000');
  expect(answer).toMatchObject({ status: 405, closed: true });
  expect(answer.text).toContain('Allow: GET, HEAD');
  expect(answer.text).toMatch(/^connection: close/im);
});

test.each([
  ['TRACE / HTTP/1.1', 405],
  ['OPTIONS * HTTP/1.1', 405],
  ['TRACE /api/consultation HTTP/1.1', 405],
  ['BREW / HTTP/1.1', 501],
  ['CONNECT agency.example:443 HTTP/1.1', 501],
  ['GET * HTTP/1.1', 400],
])('%s is answered %i', async (line, status) => {
  const answer = await ask(line);
  expect(answer).toMatchObject({ status, closed: true });
  expect(answer.text).toContain('X-Content-Type-Options: nosniff');
  expect(answer.text).toContain('Strict-Transport-Security: max-age=63072000');
});

test('a GET with a body is refused', async () => {
  expect(await ask('GET / HTTP/1.1', 'Content-Length: 5')).toMatchObject({ status: 413 });
  expect(await ask('GET / HTTP/1.1', 'Transfer-Encoding: chunked')).toMatchObject({ status: 413 });
});

test.each([
  ['a malformed header', 'no colon', 400],
  ['headers over the limit', `X: ${'x'.repeat(20_000)}`, 431],
])('%s is refused', async (_name, header, status) => {
  const answer = await ask('GET / HTTP/1.1', header);
  expect(answer).toMatchObject({ status, closed: true });
  expect(answer.text).toContain('X-Content-Type-Options: nosniff');
});

test('an absolute-form target is answered as its path', async () => {
  const { status, text } = await ask('GET http://else.example/about HTTP/1.1', 'Connection: close');
  expect(status).toBe(200);
  expect(text).toContain('<h1');
});

test('a range beyond the end of a file is ignored', async () => {
  const range = ['Range: bytes=99999999-', 'Connection: close'];
  expect((await ask('GET /favicon.ico HTTP/1.1', ...range)).status).toBe(200);
});

test('every line of the log is one line of JSON', () => {
  const lines = site.server.output().trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ msg: expect.any(String) });
});

test.each(['65536', '80 80'])('PORT=%s stops the server with a message', async (port) => {
  const refused = await launchServer({ env: {}, port });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('PORT must be a number from 1 to 65535');
});
