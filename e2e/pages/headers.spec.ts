import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publicPages } from '@/content/pages';
import { consultationEndpoint } from '@/lib/paths';
import { allPaths, pagePaths, unknownPath } from '../../testing/browser/pages';
import { expect, siteTest as test } from '../../testing/browser/test';
import { testEnvironment } from '../../testing/site/environment';
import { nextBin, startSite } from '../../testing/site/site';

const unknown = [unknownPath, '/wp-login.php', '/_next/no-such-file'];

function staticFile(): string {
  const names = readdirSync(join('.next', 'static', 'chunks'));
  return `/_next/static/chunks/${names.find((name) => name.endsWith('.js'))}`;
}

const kept = 'public, max-age=0, must-revalidate';

test('every answer has security headers within a proxy’s limit', async ({ request }) => {
  const files = ['/icon.svg', '/site.js', '/robots.txt', '/_next/static/none.js', staticFile()];
  const api = ['/api/health', consultationEndpoint, '/api/no-such-route'];
  const asked = [...pagePaths, ...unknown, ...files, ...api].map((path) => request.get(path));
  for (const answer of await Promise.all([...asked, request.post(consultationEndpoint)])) {
    const [path, headers] = [new URL(answer.url()).pathname, answer.headers()];
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy'], path).toMatch(/camera=\(\).*geolocation=\(\)/);
    expect(headers, path).not.toHaveProperty('x-powered-by');
    expect(headers['strict-transport-security'], path).toBe('max-age=63072000');
    const lines = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    // nginx reads up to 4,096 bytes of headers by default, and its cache uses a part.
    expect(lines.join('').length, path).toBeLessThanOrEqual(2000);
    if (!api.includes(path)) continue;
    expect(headers['content-security-policy'], path).toBe(
      "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
  }
});

/** Pages with React also list their inline styles. */
const strictPolicy = new RegExp(
  [
    "^default-src 'none'; script-src 'self'( 'sha256-[^']+'){0,12}",
    "style-src(( 'sha256-[^']+'){1,3}| 'self' 'unsafe-inline')",
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'",
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'$",
  ].join('; '),
);

test('every page has its own strict policy', async ({ request }) => {
  const policies = new Map<string, string>();
  for (const path of [...pagePaths, ...unknown]) {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    policies.set(path, policy);
    expect(policy, path).toMatch(strictPolicy);
    if (!policy.includes("'unsafe-inline'")) continue;
    const html = await response.text();
    const own =
      /^.{0,300}<meta http-equiv="Content-Security-Policy" content="style-src 'self'( 'sha256-[^']+')+"/s;
    expect(html, path).toMatch(own);
  }
  const different = new Set(publicPages.map(({ path }) => policies.get(path)));
  expect(different.size).toBe(publicPages.length);
  expect(policies.get('/wp-login.php')).toBe(policies.get(unknownPath));
});

/** Next's client requests other representations by these. */
const variants = [
  { headers: { rsc: '1', 'next-router-prefetch': '1' } },
  { headers: { rsc: '1', 'next-router-segment-prefetch': '/_tree' } },
  { headers: { 'next-router-state-tree': 'x' } },
  { headers: { 'next-action': 'x' } },
  { headers: { 'x-nextjs-data': '1' } },
  { params: { _rsc: '1' } },
];

test('no cache stores an answer to a framework request', async ({ request }) => {
  for (const variant of variants) {
    for (const path of allPaths) {
      const headers = (await request.get(path, { ...variant, maxRedirects: 0 })).headers();
      const asked = `${path} ${JSON.stringify(variant)}`;
      expect(headers['content-security-policy'], asked).toContain("default-src 'none'");
      expect(headers['cache-control'], asked).toMatch(/max-age=0, must-revalidate$/);
      expect(headers['cache-control'], asked).not.toContain('s-maxage');
    }
  }
});

test('other spellings redirect to /services', async ({ request, baseURL }) => {
  for (const spelling of ['/%73ervices', '/services/', '/Services', '/SERVICES/', '//services']) {
    const answer = await request.get(`${baseURL}${spelling}?from=mail`, { maxRedirects: 0 });
    expect(answer.status(), spelling).toBe(308);
    const headers = answer.headers();
    expect(headers, spelling).toMatchObject({
      location: '/services?from=mail',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['content-security-policy'], spelling).toContain("default-src 'none'");
    // Next redirects doubled slashes before our code runs.
    expect(headers['cache-control'], spelling).toBe(spelling === '//services' ? undefined : kept);
  }
});

test('next start sends the same files and headers', async ({ request }) => {
  const host = await startSite({
    env: testEnvironment(),
    command: [nextBin, 'start', '--hostname', '127.0.0.1'],
  });
  // Excludes ETag and Next's own headers.
  const same = [
    'content-security-policy',
    'cache-control',
    'permissions-policy',
    'referrer-policy',
    'x-content-type-options',
    'x-frame-options',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
  ];
  try {
    for (const path of [...pagePaths, '/site.js', '/share/home.png', staticFile()]) {
      const answers = [request.get(path), request.get(host.url + path)] as const;
      const [own, others] = await Promise.all(answers);
      for (const name of same) {
        expect(own.headers()[name], `${path} ${name}`).toBe(others.headers()[name]);
      }
      expect((await own.body()).equals(await others.body()), path).toBe(true);
    }
  } finally {
    await host.stop();
  }
});

test('caches must revalidate answers that may change', async ({ request }) => {
  const cacheControl = async (path: string) => (await request.get(path)).headers()['cache-control'];
  for (const path of [...pagePaths, '/site.js']) expect(await cacheControl(path), path).toBe(kept);
  expect(await cacheControl(staticFile())).toBe('public, max-age=31536000, immutable');
  const undecodable = await request.get('/%E0%A4%A');
  expect(undecodable.status()).toBe(404);
  expect(undecodable.headers()['cache-control']).toContain('no-store');
});
