import { isWebsite, withScheme } from '@/features/consultation/model/website';

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
  expect(withScheme(typed, 2048)).toBe(sent);
});

test('a website that https:// would make longer than its field allows stays as it was typed', () => {
  const longest = `${'a'.repeat(2033)}.example`.slice(0, 2040);
  expect(withScheme(longest, 2048)).toHaveLength(2048);
  expect(withScheme(`${longest}x`, 2048)).toBe(`${longest}x`);
});

/** What Chromium's native validation lets through, and Node's URL parser refuses. */
const onlyInBrowsers = [
  'https://exa mple.com',
  'http://exa%20mple.com',
  'http://a\u00a0b.com',
  'http://a\u180eb.com',
  'http://a%E1%A0%8Eb.com',
  'https://xn--a',
  'http://u:p@a b',
  'file://a b',
  'chrome://a b',
  'chrome-extension://a b',
  'http://[::01.2.3.4]/',
];

test.each(onlyInBrowsers)('a website that only a browser takes is accepted: %j', (website) => {
  expect(isWebsite(website)).toBe(true);
});

test.each([
  '',
  'example.com',
  '//example.com',
  'ht tps://example.com',
  '1http://example.com',
  '://example.com',
  'http://',
  'https://?q',
  'http://:80',
  'http://[::1',
  'https://%',
  'https://exa<mple.com',
  'http://256.256.256.256',
  'http://example.com:99999',
])('a website that no browser takes is refused: %j', (website) => {
  expect(isWebsite(website)).toBe(false);
});

test('hosts outside ASCII are accepted as often as they are tried', () => {
  // URL.canParse begins to refuse them after some thousand calls, when Node 20 has optimized it.
  const websites = ['https://é.fr', 'http://é', 'https://bücher.example', 'https://例え.jp'];
  for (let round = 0; round < 5000; round += 1) {
    for (const website of websites) {
      if (!isWebsite(`${website}/${round}`)) throw new Error(`refused ${website} in ${round}`);
    }
  }
});
