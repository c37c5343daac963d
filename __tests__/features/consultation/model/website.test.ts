import {
  completeWebsite,
  instagramPage,
  isOddWebsite,
  isSendableAsTyped,
  isWebsite,
  withScheme,
} from '@/features/consultation/model/website';

test.each([
  ['@lolaschair', 'instagram.com/lolaschair'],
  [' @lola.s_chair ', 'instagram.com/lola.s_chair'],
  ['lola@lolaschair.com', undefined],
  ['@', undefined],
])('of %j, the page on Instagram is %j', (typed, page) => {
  expect(instagramPage(typed)).toBe(page);
});

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

test.each([
  'example.com',
  'http://example.com/a?b=c d',
  'www.crumb.co.uk:8080/menu',
  'bücher.example',
  'xn--80ak.xn--p1ai',
])('%j looks like a web address, which its field completes', (typed) => {
  expect(isOddWebsite(typed)).toBe(false);
  expect(completeWebsite(typed, 2048)).toMatch(/^https?:\/\//);
});

test.each([
  'doyle dental',
  'doyle dental.com',
  '@doyledental',
  'ada@example.com',
  'doyle',
  'we have one.',
])('%j does not look like a web address: it stays as it is, and can be sent', (typed) => {
  expect(isOddWebsite(typed)).toBe(true);
  expect(completeWebsite(typed, 2048)).toBe(typed);
  expect(isSendableAsTyped(typed, 2048)).toBe(true);
  expect(isWebsite(withScheme(typed, 2048))).toBe(true);
});

test('what the route would refuse is left to the browser, and so are an empty field and an address', () => {
  for (const typed of ['a|b', 'http://', '', 'https://example.com']) {
    expect(isSendableAsTyped(typed, 2048)).toBe(false);
  }
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
