import { isWebsite, withScheme } from '@/features/consultation/model/website';

test.each([
  ['example.com', 'https://example.com'],
  ['www.crumb.co.uk:8080/menu?a=b c#d', 'https://www.crumb.co.uk:8080/menu?a=b c#d'],
  ['  example.com  ', 'https://example.com'],
  ['bücher.example', 'https://bücher.example'],
  ['उदाहरण.भारत', 'https://उदाहरण.भारत'],
  ['my_shop.example.com', 'https://my_shop.example.com'],
  ['127.0.0.1:3000', 'https://127.0.0.1:3000'],
])('an address typed as %j gets its scheme', (typed, complete) => {
  expect(withScheme(typed, 2048)).toBe(complete);
});

test.each([
  'HTTPS://example.com',
  'mailto:ada@example.com',
  'localhost:3000',
  '',
  '!',
  'none',
  'doyle dental',
  'ada@example.com',
  '//example.com',
])('%j is left to the browser', (typed) => expect(withScheme(typed, 2048)).toBe(typed));

test('does not add https:// when the result would exceed the field', () => {
  const longest = `${'a'.repeat(2032)}.example`.slice(0, 2040);
  expect(withScheme(longest, 2048)).toHaveLength(2048);
  expect(withScheme(`${longest}x`, 2048)).toBe(`${longest}x`);
});

test('accepts a host that Firefox alone lets through', () => {
  expect(isWebsite('file://a%L')).toBe(true);
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
