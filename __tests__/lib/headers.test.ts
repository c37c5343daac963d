import { headersFor } from '@/lib/headers/headersFor';

test('only a site with an https address sends Strict-Transport-Security', () => {
  const promised = (siteUrl?: string) => headersFor('/', { siteUrl })['Strict-Transport-Security'];
  expect(promised('https://agency.example')).toBe('max-age=63072000');
  expect(promised('http://localhost:3000')).toBeUndefined();
  expect(promised()).toBeUndefined();
});
