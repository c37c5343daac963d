import { isWebsite, withScheme } from '@/features/consultation/model/website';

test.each([
  ['example.com', 'https://example.com'],
  ['example.com:8080', 'https://example.com:8080'],
  ['localhost:3000/shop', 'https://localhost:3000/shop'],
  ['  example.com  ', 'https://example.com'],
  ['HTTPS://example.com', 'HTTPS://example.com'],
  ['mailto:ada@example.com', 'mailto:ada@example.com'],
  ['', ''],
  ['none', ''],
  ['N/A', ''],
])('a website typed as %j is sent as %j', (typed, sent) => {
  expect(withScheme(typed, 2048)).toBe(sent);
});

test('does not add https:// when the result would exceed the field', () => {
  const longest = `${'a'.repeat(2033)}.example`.slice(0, 2040);
  expect(withScheme(longest, 2048)).toHaveLength(2048);
  expect(withScheme(`${longest}x`, 2048)).toBe(`${longest}x`);
});

test('accepts non-ASCII hosts however often they are tried', () => {
  // URL.canParse begins to refuse them after some thousand calls, when Node 20 has optimized it.
  const websites = ['https://é.fr', 'http://é', 'https://bücher.example', 'https://例え.jp'];
  for (let round = 0; round < 5000; round += 1) {
    for (const website of websites) {
      if (!isWebsite(`${website}/${round}`)) throw new Error(`refused ${website} in ${round}`);
    }
  }
});
