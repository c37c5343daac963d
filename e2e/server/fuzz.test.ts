import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { pagePaths } from '../../testing/browser/pages';
import { type RawAnswer, sendRaw } from '../../testing/built/raw';
import { submit } from '../../testing/built/requests';
import { setUpSite } from '../../testing/built/siteUnderTest';
import { eventually } from '../../testing/run/promises';
import { aRequest } from '../../testing/samples/consultationRequest';

const seed = 20_261_120;
const requests = 1000;
const concurrency = 16;
const patienceMs = 3000;

const site = setUpSite();

/** One byte per character, except line ends. */
const bytes = fc.uint8Array({ maxLength: 40 }).map((values) =>
  Buffer.from(values)
    .toString('latin1')
    .replace(/[\r\n]/g, ' '),
);
const escapes = fc
  .array(fc.uint8Array({ minLength: 1, maxLength: 1 }), { maxLength: 12 })
  .map((values) => values.map(([byte = 0]) => `%${byte.toString(16).padStart(2, '0')}`).join(''));

/** One of some words. */
const oneOf = (words: string) => fc.constantFrom(...words.trim().split(/\s+/));

const knownPath = fc.oneof(
  fc.constantFrom(...pagePaths),
  oneOf(`
    /_next/static/%2e%2e/BUILD_ID /../package.json /% //evil.example/ /nothing /favicon.ico /sitemap.xml /_next/image
    /api/consultation /api/health /api/outbox/drain /api/nothing
  `),
);
const suffix = fc.oneof(
  fc.constant(''),
  oneOf('/ // ? ?a=1 ?_rsc=x #x /. /.. .rsc .html ;x'),
  escapes,
  bytes.map((text) => text.replace(/ /g, '+')),
  fc.integer({ min: 0, max: 12_000 }).map((length) => 'a'.repeat(length)),
);
const target = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(knownPath, suffix).map((parts) => parts.join('')) },
  oneOf('* about http://x/about http:// x:443 ?'),
);
const method = oneOf('GET POST GET POST HEAD PUT DELETE OPTIONS TRACE CONNECT BREW get G=T');

/** Headers that make Next, the route or the server answer differently. */
const headerName = oneOf(`
  Accept Accept-Encoding Cookie Range If-None-Match If-Modified-Since Origin
  Sec-Fetch-Site Idempotency-Key Authorization Forwarded Upgrade X-Forwarded-For
  X-Forwarded-Host X-Forwarded-Proto Connection Expect RSC Next-Router-State-Tree
  Next-Router-Prefetch Next-Router-Segment-Prefetch Next-Action Next-Url x-nextjs-data
  x-middleware-subrequest x-invoke-path x-matched-path x-now-route-matches
  x-prerender-revalidate Content-Encoding
`);
const headerValue = oneOf(`
  0 1 * null true gzip br,gzip;q=0 bytes=0- bytes=9-1 upgrade websocket 100-continue same-origin cross-site
  [""] %5B%22 1.2.3.4,::1 evil.example https://evil.example src/proxy /about ÿ
`);
const header = fc
  .tuple(headerName, fc.oneof(headerValue, bytes))
  .map(([name, value]) => `${name}: ${value}`);

const json = JSON.stringify(aRequest());
/** Of what a body may say, parse.test.ts and the schema's own tests have the rest. */
const body = fc.oneof(
  oneOf('application/json text/plain').map((type) => [type, json] as const),
  escapes.map((text) => ['application/x-www-form-urlencoded', `name=${text}`] as const),
  bytes.map((text) => [text.replace(/ /g, ''), text] as const),
);
/** By how much the declared length of the body is wrong. */
const excess = fc.constantFrom(0, 0, -1, 9, 400_000_000);

const request = fc
  .record({
    method,
    target,
    version: oneOf('1.1 1.1 1.1 1.0 2.0'),
    host: fc.constantFrom('Host: localhost', 'Host: localhost', 'Host: a b', 'X-No: host'),
    headers: fc.array(header, { maxLength: 6 }),
    body: fc.option(body),
    excess,
  })
  .map(({ method, target, version, host, headers, body, excess }) => {
    const [type, text] = body ?? ['', ''];
    const lines = [`${method} ${target} HTTP/${version}`, host, ...headers, 'Connection: close'];
    if (body) lines.push(`Content-Type: ${type}`, `Content-Length: ${text.length + excess}`);
    return `${lines.join('\r\n')}\r\n\r\n${text}`;
  });

const openFiles = () => readdirSync(`/proc/${site.server.pid}/fd`).length;

async function sendAll(samples: readonly string[]): Promise<[request: string, RawAnswer][]> {
  const answers: [string, RawAnswer][] = [];
  const rest = samples.values();
  const client = async () => {
    // The server waits for a declared body that never comes, so this client leaves.
    for (const sample of rest)
      answers.push([sample, await sendRaw(site.server.port, sample, patienceMs)]);
  };
  await Promise.all(Array.from({ length: concurrency }, client));
  return answers;
}

test(`${requests} odd requests get no 5xx, and leave nothing behind`, async () => {
  const samples = fc.sample(request, { seed, numRuns: requests });
  await sendAll(samples.slice(0, 250));
  const filesBefore = openFiles();
  const answers = await sendAll(samples);

  const failed = answers.filter(([, { status = 0 }]) => status >= 500);
  expect(failed.map(([sent, { status }]) => [status, sent.slice(0, 500)])).toEqual([]);
  const answered = answers.filter(([, { status }]) => status !== undefined);
  expect(answered.length).toBeGreaterThan(requests * 0.8);

  await eventually(() => openFiles() <= filesBefore + 4);
  // The log has every kind of failure, none with the webhook's address.
  const elsewhere = { status: 302, headers: { location: '/' } };
  for (const failure of [{ status: 500 }, 'reset', elsewhere] as const) {
    site.receiver.answerWith(failure);
    expect((await submit(site.server.url, JSON.stringify(failure)))?.httpStatus).toBe(202);
  }
  expect(site.server.isRunning()).toBe(true);
  // Then its output is complete.
  await site.server.end('SIGTERM');
  for (const line of site.server.output().trimEnd().split('\n')) {
    expect(JSON.parse(line)).toMatchObject({ msg: expect.any(String) });
  }
  expect(site.server.output()).toContain('Webhook submission failed');
  expect(site.server.output()).not.toContain('secret-path');
}, 300_000);
