import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readBuiltFiles } from '@/server/http/builtFiles';
import { writeBuiltFiles } from '../../../scripts/postbuild/writeBuiltFiles';

const text = '<p>Text that repeats. </p>'.repeat(100);
const noise = randomBytes(400);

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
/** An agreement that an agency lets visitors read. */
const agreement = { path: '/agreement.pdf', name: 'agreement.pdf', body: noise, headers: {} };

let folder = '';
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'built-files-'));
  await writeBuiltFiles(folder, [page, picture, agreement]);
  const sendBuiltFile = readBuiltFiles(folder);
  server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (!sendBuiltFile(path, request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/** Sends a request with `node:http`, which does not decompress. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({ port, path, method, headers }, resolve).once('error', reject).end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

const accepting = (encodings: string) => ask('/about', { 'accept-encoding': encodings });

test('sends a PDF file as one', async () => {
  const { status, headers, body } = await ask('/agreement.pdf');
  expect([status, headers['content-type'], body]).toEqual([200, 'application/pdf', noise]);
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['*', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['br;q=0.1, gzip;q=0.9', 'gzip', gunzipSync],
])('sends the form that "%s" prefers: %s', async (encodings, coding, decompress) => {
  const { status, headers, body } = await accepting(encodings);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-encoding': coding,
    'content-length': String(body.length),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'RSC, Accept-Encoding',
  });
  expect(decompress(body).toString()).toBe(text);
});

test.each(['', 'identity', 'br;q=0, gzip;q=0', '*;q=0', 'x-unknown'])(
  'sends the file itself to "%s"',
  async (encodings) => {
    const { headers, body } = await accepting(encodings);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['content-length']).toBe(String(text.length));
    expect(body.toString()).toBe(text);
  },
);

test('drops a compressed form that is not smaller', async () => {
  const { headers, body } = await ask('/share/home.png', { 'accept-encoding': 'br, gzip' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('vary');
  expect(headers['content-type']).toBe('image/png');
  expect(body).toEqual(noise);
});

test('answers HEAD with the headers of GET', async () => {
  const options = { 'accept-encoding': 'br' };
  const { date: _, ...expected } = (await ask('/about', options)).headers;
  const { status, headers, body } = await ask('/about', options, 'HEAD');
  expect([status, body.length]).toEqual([200, 0]);
  expect(headers).toMatchObject(expected);
});

test('gives each encoding its own strong ETag', async () => {
  const answers = await Promise.all(['br', 'gzip', 'identity'].map(accepting));
  const tags = answers.map(({ headers }) => headers.etag);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/);
  expect(new Set(tags).size).toBe(3);
});

test('answers 304 without a body when the ETag matches', async () => {
  const { etag = '' } = (await accepting('br')).headers;
  for (const known of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
    const answer = await ask('/about', {
      'accept-encoding': 'br',
      'if-none-match': known,
      // As Node's fetch sends it.
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

test.each([
  ['another ETag', { 'if-none-match': '"other"' }],
  [
    'another ETag and a later time',
    { 'if-none-match': '"other"', 'if-modified-since': 'Sat, 21 Nov 2026 12:00:00 GMT' },
  ],
])('answers 200 to %s', async (_, headers: Record<string, string>) => {
  expect((await ask('/share/home.png', headers)).status).toBe(200);
});

test('ignores the query', async () => {
  expect((await ask('/about?from=mail')).body.toString()).toBe(text);
});

test.each(['/', '/about/', '/About', '/%61bout', '/about.html', '/about.html.br', '/files.json'])(
  'leaves %s to Next',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test("leaves the data of a page to Next's client-side router", async () => {
  expect((await ask('/about', { rsc: '1' })).status).toBe(404);
});

test('throws when a file is missing', async () => {
  const incomplete = mkdtempSync(join(tmpdir(), 'built-files-'));
  expect(() => readBuiltFiles(incomplete)).toThrow('files.json');
  await writeBuiltFiles(incomplete, [page]);
  rmSync(join(incomplete, 'about.html.br'));
  expect(() => readBuiltFiles(incomplete)).toThrow('about.html.br');
  rmSync(incomplete, { recursive: true });
});

test('refuses to write a file without a known content type', async () => {
  const source = { ...page, name: 'about.unknown-type' };
  await expect(writeBuiltFiles(folder, [source])).rejects.toThrow('about.unknown-type');
});
