import { withScheme } from '@/features/consultation/model/withScheme';

test.each([
  ['example.com', 'https://example.com'],
  ['www.example.com/path?x=1', 'https://www.example.com/path?x=1'],
  ['example.com:8080', 'https://example.com:8080'],
  ['localhost:3000/shop', 'https://localhost:3000/shop'],
  ['  example.com  ', 'https://example.com'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://example.com', 'HTTPS://example.com'],
  ['mailto:ada@example.com', 'mailto:ada@example.com'],
  ['', ''],
  ['   ', ''],
])('a website typed as %j is sent as %j', (typed, sent) => {
  expect(withScheme(typed)).toBe(sent);
});
