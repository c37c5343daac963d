import { type StdioOptions, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, openSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { formCopy } from '@/content/copy/consultation';
import { websiteService } from '@/content/services';
import { sendRaw } from '../../testing/built/raw';
import { submit } from '../../testing/built/requests';
import { setUpSite, startServer } from '../../testing/built/siteUnderTest';
import { eventually } from '../../testing/run/eventually';
import { temporaryFolder, testEnvironment } from '../../testing/site/environment';
import { canary } from '../../testing/site/testBuild';

const site = setUpSite();

const head = (line: string, ...headers: string[]) =>
  `${[line, 'Host: agency.example', ...headers].join('\r\n')}\r\n\r\n`;
const upgrade = ['GET / HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket'] as const;
const onLinux = process.platform === 'linux' ? test : test.skip;
const openFiles = () => readdirSync(`/proc/${site.server.pid}/fd`).length;

test.each([
  ['TRACE', 405, ['TRACE / HTTP/1.1']],
  ['OPTIONS', 405, ['OPTIONS * HTTP/1.1']],
  ['TRACE at the API', 405, ['TRACE /api/consultation HTTP/1.1']],
  ['no path', 400, ['GET * HTTP/1.1']],
  ['a POST to a page', 405, ['POST /about HTTP/1.1', 'Content-Length: 500000000']],
  ['a GET with a body', 413, ['GET / HTTP/1.1', 'Content-Length: 5']],
  ['a GET with a body in chunks', 413, ['GET / HTTP/1.1', 'Transfer-Encoding: chunked']],
] as const)(
  'the server answers %s with %i at once, and closes the connection',
  async (_name, status, [line, ...headers]) => {
    const answer = await sendRaw(site.server.port, head(line, ...headers));
    expect(answer).toMatchObject({ status, closed: true });
    expect(answer.text).toMatch(/^connection: close/im);
    expect(answer.text).toContain('X-Content-Type-Options: nosniff');
    if (line.startsWith('POST')) expect(answer.text).toContain('Allow: GET, HEAD');
  },
);

test.each([
  ['CONNECT', undefined, ['CONNECT agency.example:443 HTTP/1.1']],
  ['an unknown method', 400, ['BREW / HTTP/1.1']],
  ['headers over the limit', 431, ['GET / HTTP/1.1', `X: ${'x'.repeat(36_000)}`]],
] as const)(
  'the server closes a connection with %s at once',
  async (_name, status, [line, ...headers]) => {
    const answer = await sendRaw(site.server.port, head(line, ...headers));
    expect(answer).toMatchObject({ status, closed: true });
  },
);

test('the server stays up while 60 clients send 2,300 requests each and read no answer', async () => {
  const server = await startServer({ env: { NODE_OPTIONS: '--max-old-space-size=512' } });
  const requests = head('GET / HTTP/1.1').repeat(2300);
  const clients = Array.from({ length: 60 }, () => {
    const client = connect(server.port, '127.0.0.1').on('error', () => undefined);
    client.pause().write(requests);
    return client;
  });
  await eventually(async () => (await fetch(server.url)).ok);
  const closed = clients.map(
    (client) => new Promise((resolve) => client.once('close', resolve).resume()),
  );
  await Promise.all(closed);
  expect((await fetch(server.url)).status).toBe(200);
  await server.stop();
});

onLinux('closes the sockets of upgrade requests whose clients leave', async () => {
  const before = openFiles();
  for (let round = 0; round < 20; round += 1) {
    const leave = () => sendRaw(site.server.port, head(...upgrade), 5);
    await Promise.all(Array.from({ length: 10 }, leave));
  }
  await eventually(() => openFiles() <= before + 2);
});

test.each([
  [
    'a page is sent despite 32 KB of other programs’ cookies',
    '/about',
    `Cookie: a=${'x'.repeat(32_000)}`,
  ],
  ['an absolute-form target is answered as its path', 'http://else.example/about', 'X: y'],
  ['a range beyond the end of a file is ignored', '/%66avicon.ico', 'Range: bytes=99999999-'],
])('%s', async (_name, target, header) => {
  const request = head(`GET ${target} HTTP/1.1`, 'Connection: close', header);
  const { status, text } = await sendRaw(site.server.port, request);
  expect(status).toBe(200);
  if (target.endsWith('about')) expect(text).toContain('<h1');
});

test.each([
  [
    'h2c',
    '/about',
    ['Connection: Upgrade, HTTP2-Settings, close', 'HTTP2-Settings: AAMAAABkAAQAoAAA'],
  ],
  ['websocket', '/api/health', ['Connection: Upgrade, close']],
])('a request to upgrade to %s is answered in HTTP/1.1', async (protocol, path, headers) => {
  const request = head(`GET ${path} HTTP/1.1`, `Upgrade: ${protocol}`, ...headers);
  expect(await sendRaw(site.server.port, request)).toMatchObject({ status: 200, closed: true });
});

test('the server refuses a body that turns out to be too long, and closes the connection', async () => {
  const post = head(
    'POST /api/consultation HTTP/1.1',
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
  );
  const answer = await sendRaw(site.server.port, post, 60_000, (write) => {
    for (let count = 0; count < 300; count += 1) write(`1000\r\n${'x'.repeat(4096)}\r\n`);
  });
  expect(answer).toMatchObject({ status: 413, closed: true });
  expect(answer.text).toContain('application/problem+json');
});

test('npx finds the built tool', () => {
  const { status, stdout } = spawnSync('npx', ['--no-install', 'outbox', '--help'], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining('Usage: outbox')]);
});

test('the built tool names a settings file that it cannot read', () => {
  const cwd = temporaryFolder();
  symlinkSync('.env.local', join(cwd, '.env.local'));
  const options = { cwd, env: testEnvironment({}), encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(
    process.execPath,
    [resolve('dist/outbox.js'), 'list'],
    options,
  );
  expect([status, stderr]).toEqual([1, expect.stringMatching(/load env from .env.local\n.*exist/)]);
});

(existsSync('/dev/full') ? test : test.skip)(
  'the built tool reports that its output was lost',
  () => {
    const stdio: StdioOptions = ['ignore', openSync('/dev/full', 'w'), 'pipe'];
    const options = { env: testEnvironment(site.env), stdio, encoding: 'utf8' } as const;
    for (const command of ['list', 'export', '--help']) {
      const { status, stderr } = spawnSync(process.execPath, ['dist/outbox.js', command], options);
      expect([status, stderr]).toEqual([1, 'The output cannot be written: ENOSPC\n']);
    }
  },
);

test('every line of the log is JSON, and none has the webhook’s address', async () => {
  const { server, receiver } = site;
  const elsewhere = { status: 302, headers: { location: '/' } };
  for (const failure of [{ status: 500 }, 'reset', elsewhere] as const) {
    receiver.answerWith(failure);
    expect((await submit(server.url, JSON.stringify(failure)))?.httpStatus).toBe(202);
  }
  // Completes the output.
  await server.end('SIGTERM');
  for (const line of server.output().trimEnd().split('\n')) {
    expect(JSON.parse(line)).toMatchObject({ msg: expect.any(String) });
  }
  expect(server.output()).toContain('Webhook submission failed');
  expect(server.output()).not.toContain('secret-path');
});

/** The bundler and running sites write here. */
const caches = ['cache', join('server', 'route-cache')].map((name) => join('.next', name));

function filesWith(text: string): string[] {
  return readdirSync('.next', { recursive: true, encoding: 'utf8' })
    .map((name) => join('.next', name))
    .filter((file) => !caches.some((cache) => file.startsWith(cache)))
    .filter((file) => lstatSync(file).isFile())
    .filter((file) => readFileSync(file).includes(text));
}

test('the webhook’s address is in no file of a build that was given it', () => {
  const scripts = filesWith(formCopy.submit);
  expect(scripts.some((file) => file.startsWith(join('.next', 'static')))).toBe(true);
  const found = filesWith(websiteService.title);
  expect(found.some((file) => file.endsWith('.html'))).toBe(true);
  expect(found.some((file) => file.endsWith('.rsc'))).toBe(true);
  expect(filesWith(canary)).toEqual([]);
});
