import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readBuiltFiles } from '@/server/http/builtFiles';
import { writeBuiltFiles } from '../../../scripts/postbuild/writeBuiltFiles';
import { listen } from '../../../testing/run/ports';
import { temporaryFolder } from '../../../testing/site/environment';

const text = '<p>Text that repeats. </p>'.repeat(100);
const noise = Buffer.concat(
  Array.from({ length: 7 }, (_, index) => createHash('sha512').update(`${index}`).digest()),
);

const page = {
  path: '/about',
  name: 'about.html',
  body: Buffer.from(text),
  headers: { Vary: 'RSC, Accept-Encoding', 'Cache-Control': 'no-cache' },
};
const picture = {
  path: '/share/home.png',
  name: 'share/home.png',
  body: noise,
  headers: { 'Last-Modified': 'Fri, 20 Nov 2026 12:00:00 GMT' },
};
const agreement = { path: '/agreement.pdf', name: 'agreement.pdf', body: noise, headers: {} };

let server: Server;
let port: number;

beforeAll(async () => {
  const folder = temporaryFolder();
  await writeBuiltFiles(folder, [page, picture, agreement]);
  const sendBuiltFile = readBuiltFiles(folder);
  server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (!sendBuiltFile(path, request, response)) response.writeHead(404).end();
  });
  port = await listen(server);
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Uses `node:http`, which does not decompress. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({ port, path, method, headers }, resolve).once('error', reject).end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

const accepting = (encodings: string) => ask('/about', { 'accept-encoding': encodings });

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['br;q=0.1, gzip;q=0.9', 'gzip', gunzipSync],
  ['', undefined, Buffer.from],
  ['x-unknown', undefined, Buffer.from],
])('answers Accept-Encoding "%s" with the encoding %s', async (encodings, coding, decompress) => {
  const { status, headers, body } = await accepting(encodings);
  expect([status, headers['content-encoding']]).toEqual([200, coding]);
  expect(headers).toMatchObject({
    'content-length': String(body.length),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'RSC, Accept-Encoding',
  });
  expect(decompress(body).toString()).toBe(text);
});

test.each([
  ['/share/home.png', 'image/png'],
  ['/agreement.pdf', 'application/pdf'],
])('sends %s uncompressed, because compression does not make it smaller', async (path, type) => {
  const { headers, body } = await ask(path, { 'accept-encoding': 'br, gzip' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('vary');
  expect([headers['content-type'], body]).toEqual([type, noise]);
});

test('answers HEAD with the headers of GET', async () => {
  const options = { 'accept-encoding': 'br' };
  const { date: _, ...expected } = (await ask('/about', options)).headers;
  const { status, headers, body } = await ask('/about', options, 'HEAD');
  expect([status, body.length]).toEqual([200, 0]);
  expect(headers).toMatchObject(expected);
});

test('answers 304 without a body if the ETag of the same encoding matches', async () => {
  const { etag = '' } = (await accepting('br')).headers;
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect((await accepting('gzip')).headers.etag).not.toBe(etag);
  for (const known of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
    const answer = await ask('/about', {
      'accept-encoding': 'br',
      'if-none-match': known,
      // Node's fetch sends it.
      'cache-control': 'no-cache',
    });
    expect([known, answer.status, answer.body.length]).toEqual([known, 304, 0]);
    expect(answer.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers).not.toHaveProperty('content-type');
  }
  const since = { 'if-modified-since': 'Fri, 20 Nov 2026 12:00:00 GMT' };
  expect((await ask('/share/home.png', since)).status).toBe(304);
});

test('answers 200 to another ETag with a later time, and to any query', async () => {
  const later = 'Sat, 21 Nov 2026 12:00:00 GMT';
  const headers = { 'if-none-match': '"other"', 'if-modified-since': later };
  expect((await ask('/share/home.png?from=mail', headers)).status).toBe(200);
});

test("leaves other spellings, files of its own, and pages' data to Next", async () => {
  for (const path of ['/', '/about/', '/About', '/%61bout', '/about.html.br', '/files.json']) {
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
  expect((await ask('/about', { rsc: '1' })).status).toBe(404);
});

test('reading the built files throws if one is missing', async () => {
  const incomplete = temporaryFolder();
  expect(() => readBuiltFiles(incomplete)).toThrow('files.json');
  await writeBuiltFiles(incomplete, [page]);
  rmSync(join(incomplete, 'about.html.br'));
  expect(() => readBuiltFiles(incomplete)).toThrow('about.html.br');
});
