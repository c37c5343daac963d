import { contentSecurityPolicy, policyWithoutHashes } from '@/lib/headers/contentSecurityPolicy';
import { headersFor } from '@/lib/headers/headersFor';

const parse = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const document = { scripts: ['S1='], styles: ['C1='], addsStyles: false };

test('a page may run its own files and the listed inline code only', () => {
  expect(parse(contentSecurityPolicy(document))).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'sha256-S1='"],
    'style-src': ["'sha256-C1='"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
});

test('pages without a code list still cannot be framed or post elsewhere', () => {
  expect(parse(policyWithoutHashes)).toEqual({
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
});

test.each(['/', '/api/consultation', '/_next/static/a.js'])(
  'strict transport is promised for %s of an https site',
  (path) => {
    const promised = (siteUrl?: string) =>
      headersFor(path, { siteUrl })['Strict-Transport-Security'];
    expect(promised('https://agency.example')).toBe('max-age=63072000');
    expect(promised('http://localhost:3000')).toBeUndefined();
    expect(promised()).toBeUndefined();
  },
);
