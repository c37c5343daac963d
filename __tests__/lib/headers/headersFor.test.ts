import { headersFor } from '@/lib/headers/headersFor';

const transportOf = (path: string, siteUrl?: string) =>
  headersFor(path, { siteUrl })['Strict-Transport-Security'];

test.each(['/', '/services', '/api/consultation', '/_next/static/a.js'])(
  'strict transport is promised for %s of a site with an https address alone',
  (path) => {
    expect(transportOf(path, 'https://agency.example')).toBe('max-age=63072000');
    expect(transportOf(path, 'http://localhost:3000')).toBeUndefined();
    expect(transportOf(path)).toBeUndefined();
  },
);
