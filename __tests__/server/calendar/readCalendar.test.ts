import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createRawServer, type Server } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { type ReadingOptions, readCalendar } from '@/server/calendar/readCalendar';
import { listen } from '../../../testing/run/ports';
import { aCalendar, anEvent } from '../../../testing/samples/calendarFiles';
import { temporaryFolder } from '../../../testing/site/environment';
import { bundleBusyTimesThread } from '../../../testing/unit/busyTimesScript';

const window = [Date.parse('2026-11-30'), Date.parse('2027-01-02')] as const;
const calendar = aCalendar(anEvent('DTSTART:20261201T150000Z', 'DURATION:PT1H'));
const read = {
  kind: 'read',
  leftOut: 0,
  spans: [[Date.parse('2026-12-01T15:00Z'), Date.parse('2026-12-01T16:00Z')]],
};
const failed = (code: string) => ({ kind: 'failed', code });

const script = pathToFileURL(bundleBusyTimesThread());
const options = { window, timeZone: 'America/New_York', script };

const servers: Server[] = [];
async function serve(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  return `http://127.0.0.1:${await listen(server)}/secret.ics`;
}
afterEach(() => {
  for (const server of servers.splice(0)) {
    if ('closeAllConnections' in server) (server.closeAllConnections as () => void)();
    server.close();
  }
});

const send = (body: string | Buffer, headers: Record<string, string> = {}): RequestListener => {
  return (_request, response) => response.writeHead(200, headers).end(body);
};
const readFrom = async (handler: RequestListener) => readCalendar(await serve(handler), options);

test('requests text/calendar without cookies, and reads the answer', async () => {
  let asked: unknown;
  const reading = await readFrom((request, response) => {
    asked = [request.url, request.headers.accept, request.headers.cookie];
    response.end(calendar);
  });
  expect(reading).toEqual(read);
  expect(asked).toEqual(['/secret.ics', 'text/calendar, */*;q=0.1', undefined]);
});

test.each([
  ['gzip', gzipSync(calendar)],
  ['br', brotliCompressSync(calendar)],
  ['deflate', deflateSync(calendar)],
  ['gzip, br', brotliCompressSync(gzipSync(calendar))],
])('reads a calendar that is compressed by %s', async (encoding, body) => {
  expect(await readFrom(send(body, { 'content-encoding': encoding }))).toEqual(read);
});

test('reads a calendar in another charset', async () => {
  const body = Buffer.from(`\uFEFF${calendar}`, 'utf16le');
  expect(await readFrom(send(body, { 'content-type': 'text/calendar; charset=utf-16' }))).toEqual(
    read,
  );
});

test.each([301, 302, 303, 307, 308])('follows a redirect by %d to another host', async (status) => {
  const target = (await serve(send(calendar))).replace('127.0.0.1', 'localhost');
  const reading = await readFrom((_, response) =>
    response.writeHead(status, { location: target }).end(),
  );
  expect(reading).toEqual(read);
});

test('follows three redirects, but not a fourth', async () => {
  const after = (redirects: number): RequestListener => {
    let left = redirects;
    return (_, response) => {
      left -= 1;
      if (left < 0) response.end(calendar);
      else response.writeHead(302, { location: '/next' }).end();
    };
  };
  expect(await readFrom(after(3))).toEqual(read);
  expect(await readFrom(after(4))).toEqual(failed('TOO_MANY_REDIRECTS'));
});

test.each([
  'file:///etc/hostname',
  'data:text/calendar,x',
  'webcal://127.0.0.1/',
  'ftp://127.0.0.1/',
])('follows no redirect to %s', async (location) => {
  const reading = await readFrom((_, response) => response.writeHead(302, { location }).end());
  expect(reading).toEqual(failed('REDIRECT_PROTOCOL'));
});

test('a redirect to a closed port is a failure', async () => {
  const closed = createRawServer();
  const port = await listen(closed);
  closed.close();
  const location = `http://127.0.0.1:${port}/`;
  const reading = await readFrom((_, response) => response.writeHead(302, { location }).end());
  expect(reading).toEqual(failed('ECONNREFUSED'));
});

test.each([204, 206, 304, 401, 404, 500])('an answer with %d is a failure', async (status) => {
  expect(await readFrom((_, response) => response.writeHead(status).end())).toEqual(
    failed(String(status)),
  );
});

test.each([
  ['an HTML page', send('<!doctype html>'), 'NOT_A_CALENDAR'],
  ['a truncated file', send(calendar.slice(0, -9)), 'INCOMPLETE'],
  ['an unknown encoding', send(calendar, { 'content-encoding': 'zstd' }), 'UNKNOWN_ENCODING'],
  ['a body that is not compressed', send(calendar, { 'content-encoding': 'gzip' }), 'Z_DATA_ERROR'],
  ['a file of more than 20 MB', send(Buffer.alloc(20_000_001, 'x')), 'TOO_LARGE'],
  [
    'a decompression bomb',
    send(gzipSync(Buffer.alloc(200_000_000)), { 'content-encoding': 'gzip' }),
    'TOO_LARGE',
  ],
])('%s is a failure', async (_, handler, code) => {
  expect(await readFrom(handler)).toEqual(failed(code));
});

test('a body that ends before its length is a failure', async () => {
  const reading = await readFrom((_, response) => {
    response.writeHead(200, { 'content-length': String(calendar.length + 9) });
    response.write(calendar, () => response.destroy());
  });
  expect(reading).toEqual(failed('ECONNRESET'));
});

test('a certificate that is not trusted is a failure', async () => {
  const folder = temporaryFolder();
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-keyout', key, '-out', cert],
    ],
    { stdio: 'ignore' },
  );
  const server = createSecureServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    send(calendar),
  );
  servers.push(server);
  const url = `https://localhost:${await listen(server)}/`;
  expect(await readCalendar(url, options)).toEqual(failed('DEPTH_ZERO_SELF_SIGNED_CERT'));
});

describe('a reading ends at its time limit', () => {
  async function expectTimeout(url: string, used: ReadingOptions = options) {
    const reading = await readCalendar(url, { ...used, timeLimitMs: 1000 });
    expect(reading).toEqual(failed('TIMEOUT'));
  }

  const drip = (response: ServerResponse) => {
    const timer = setInterval(() => response.write(' '), 200);
    response.on('close', () => clearInterval(timer));
  };

  test.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['drips', (_, response) => drip(response.writeHead(200))],
  ])('for a calendar that %s', async (_, handler) => {
    await expectTimeout(await serve(handler));
  });

  test('for a host that accepts, and never answers TLS', async () => {
    const server = createRawServer();
    servers.push(server);
    await expectTimeout(`https://127.0.0.1:${await listen(server)}/`);
  });

  test('for a file whose reading does not end, without delaying others', async () => {
    const endless = join(temporaryFolder(), 'endless.js');
    writeFileSync(endless, 'for (;;) {}');
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 10);
    await expectTimeout(await serve(send(calendar)), {
      ...options,
      script: pathToFileURL(endless),
    });
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
  });
});

test('a worker thread that uses up its memory, or is missing, is a failure', async () => {
  const greedy = join(temporaryFolder(), 'greedy.js');
  writeFileSync(greedy, 'const all = []; for (;;) all.push(new Array(4e6).fill(0));');
  const url = await serve(send(calendar));
  // A busy machine needs time to fill the memory.
  const used = { ...options, script: pathToFileURL(greedy), timeLimitMs: 120_000 };
  expect(await readCalendar(url, used)).toEqual(failed('ERR_WORKER_OUT_OF_MEMORY'));
  const missing = { ...options, script: pathToFileURL('/nowhere/thread.js') };
  expect(await readCalendar(url, missing)).toEqual(failed('MODULE_NOT_FOUND'));
});
