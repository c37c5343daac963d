import { headersFor } from '@/lib/headers/headersFor';

test('strict transport is promised on an https site alone', () => {
  const promised = (siteUrl?: string) => headersFor('/', { siteUrl })['Strict-Transport-Security'];
  expect(promised('https://agency.example')).toBe('max-age=63072000');
  expect(promised('http://localhost:3000')).toBeUndefined();
  expect(promised()).toBeUndefined();
});
