import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { consultationEndpoint, paths } from '@/lib/paths';
import { expect, test } from './support/test';

const pages = [paths.home, paths.services, paths.about, paths.consultation, paths.thankYou];
const unknown = ['/no-such-page', '/wp-login.php', '/_next/no-such-file'];
const [script = ''] = readdirSync(join('.next', 'static', 'chunks')).filter((name) =>
  name.endsWith('.js'),
);
const staticFile = `/_next/static/chunks/${script}`;

test('every answer carries the general protections, and none says what made it', async ({
  request,
}) => {
  const others = ['/icon.svg', staticFile, '/api/health', consultationEndpoint];
  const answers = [
    ...(await Promise.all([...pages, ...unknown, ...others].map((path) => request.get(path)))),
    await request.post(consultationEndpoint),
  ];
  for (const answer of answers) {
    const [path, headers] = [answer.url(), answer.headers()];
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy'], path).toMatch(/camera=\(\).*geolocation=\(\)/);
    expect(headers, path).not.toHaveProperty('x-powered-by');
  }
});

test('every page has a strict policy of its own, and all headers stay under 8 KB', async ({
  request,
}) => {
  const policies = new Map<string, string>();
  for (const path of [...pages, ...unknown]) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    policies.set(path, policy);
    expect(policy, path).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(policy, path).not.toMatch(/unsafe|\*|https?:/);
    expect(JSON.stringify(headers).length, path).toBeLessThan(8 * 1024);
  }
  expect(new Set(pages.map((path) => policies.get(path))).size).toBe(pages.length);
  expect(policies.get('/wp-login.php')).toBe(policies.get('/no-such-page'));
});

test('the API allows its answers nothing at all', async ({ request }) => {
  const api = ['/api/health', consultationEndpoint, '/api/no-such-route'];
  const answers = [
    ...(await Promise.all(api.map((path) => request.get(path)))),
    await request.post(consultationEndpoint),
  ];
  for (const answer of answers) {
    expect(answer.headers()['content-security-policy'], answer.url()).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  }
});

test('a page that has not changed costs a 304, without a body', async ({ request }) => {
  for (const path of pages) {
    const first = await request.get(path);
    const { etag = '', ...headers } = first.headers();
    expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
    const again = await request.get(path, { headers: { 'if-none-match': etag } });
    expect(again.status(), path).toBe(304);
    expect(await again.text(), path).toBe('');
    expect(again.headers()['content-security-policy'], path).toBe(
      headers['content-security-policy'],
    );
  }
});

test('files named after their content are kept for good', async ({ request }) => {
  const headers = (await request.get(staticFile)).headers();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});
